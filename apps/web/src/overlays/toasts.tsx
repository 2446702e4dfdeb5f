import { toastCopy } from '@consorcio/copy/screens';
import { useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon, CloseIcon } from '../ui/glyphs.tsx';
import css from '../ui/toast.module.css';
import { dismissToast, onToasts, readToasts } from '../ui/toast.ts';

/** The notices at the bottom left; read aloud, errors at once. They can be sent away before their time. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, readToasts);
  return (
    <section className={css.stack} aria-label={toastCopy.region} aria-live="polite">
      {toasts.map(({ id, kind, text, isLeaving }) => (
        <div
          key={id}
          className={classNames(css.notice, css[kind], isLeaving && css.leaving)}
          role={kind === 'error' ? 'alert' : 'status'}
        >
          <span className={css.icon}>{kind === 'error' ? <CloseIcon /> : <CheckIcon />}</span>
          <span className={css.text}>{text}</span>
          <button type="button" className={css.close} aria-label={toastCopy.close} onClick={() => dismissToast(id)}>
            <CloseIcon />
          </button>
        </div>
      ))}
    </section>
  );
}
