import { toastCopy } from '@consorcio/copy/screens';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '../ui/class-names.ts';
import { CheckIcon, CloseIcon } from '../ui/glyphs.tsx';
import css from '../ui/toast.module.css';
import { dismissToast, onToasts, readToasts } from '../ui/toast.ts';

/** The notices at the bottom left; read aloud, errors at once. They can be sent away before their time. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, readToasts, readToasts);
  const place = useRef<HTMLDivElement>(null);
  const isEmpty = toasts.length === 0;
  useLayoutEffect(() => {
    const stack = place.current?.firstElementChild;
    if (isEmpty || !(stack instanceof HTMLElement)) return;
    const home = place.current;
    const rise = (): void => riseAbove(stack, home);
    rise();
    const watch = new MutationObserver(rise);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      home?.append(stack);
      for (const mark of ['data-shown', 'data-moved']) stack.removeAttribute(mark);
    };
  }, [isEmpty]);
  return (
    <div ref={place}>
      <section className={css.stack} popover="manual" aria-label={toastCopy.region} aria-live="polite">
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
    </div>
  );
}

/**
 * Lays the notices over everything: into the uppermost open dialog, since all outside of a modal dialog can neither be
 * touched nor heard, and there into the browser's top layer. Without a dialog they stand at home.
 */
function riseAbove(stack: HTMLElement, home: HTMLElement | null): void {
  const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
  if (above !== null && stack.parentElement !== above) {
    /* Moved, they are not new: they do not slide in again. */
    stack.toggleAttribute('data-moved', stack.hasAttribute('data-shown'));
    above.append(stack);
  }
  stack.toggleAttribute('data-shown', true);
  if (!stack.matches(':popover-open')) stack.showPopover();
}
