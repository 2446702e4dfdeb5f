import { toastCopy } from '@consorcio/copy/first-screens';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names.ts';
import css from '../ui/layout/stage-frame.module.css';
import { announce } from '../ui/notices/announce.ts';
import { keepOnTop } from '../ui/notices/keep-on-top.ts';
import { dismissToast, onToasts, readToasts } from '../ui/notices/toast.ts';
import { CheckIcon, CloseIcon } from '../ui/pictures/glyphs.tsx';

/**
 * The notices at the bottom left; each is read aloud once, which a live region that moves from dialog to dialog would not do. They
 * can be sent away before their time.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, readToasts);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  const newest = toasts.at(-1);
  const told = useRef(0);
  useEffect(() => {
    if (newest === undefined || newest.id <= told.current) return;
    told.current = newest.id;
    announce(newest.text);
  }, [newest]);
  useLayoutEffect(() => {
    const stack = place.current?.firstElementChild;
    return isEmpty || !(stack instanceof HTMLElement) ? undefined : keepOnTop(stack, place.current);
  }, [isEmpty]);
  return (
    <div ref={place}>
      <section className={`floating ${css.stack}`} popover="manual" aria-label={isEmpty ? undefined : toastCopy.region}>
        {toasts.map(({ id, kind, text, isLeaving }) => (
          <div key={id} className={classNames(css.notice, css[kind], isLeaving && css.leaving)}>
            {kind !== 'told' && (
              <span className={`disc ${css.icon}`}>{kind === 'error' ? <CloseIcon /> : <CheckIcon />}</span>
            )}
            <span className={css.text}>{text}</span>
            <button type="button" className={css.close} aria-label={toastCopy.close} onClick={() => dismissToast(id)}>
              <CloseIcon />
            </button>
          </div>
        ))}
      </section>
    </div>
  );
}
