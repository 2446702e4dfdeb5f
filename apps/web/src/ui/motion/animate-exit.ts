import { curve } from './curve.ts';

/** Milliseconds of a popup's way out. STYLE section 12. */
const OUT = 150;

/**
 * Animates the exit of a dialog that is being removed: an inert copy of it shrinks and fades, below whatever opens next.
 * Nothing waits for it. `veilClass` lays a veil under the copy when the bare screen follows.
 */
export function animateExit(dialog: HTMLDialogElement, veilClass?: string): void {
  const ghost = document.createElement('div');
  ghost.className = dialog.className;
  ghost.setAttribute('open', '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { position: 'fixed', inset: '0', zIndex: '6', pointerEvents: 'none', animation: 'none' });
  ghost.append(...Array.from(dialog.childNodes, (child) => child.cloneNode(true)));
  for (const named of ghost.querySelectorAll('[id^="popup-"]')) named.removeAttribute('id');
  const { scrollTop } = dialog;
  document.body.append(ghost);
  ghost.scrollTop = scrollTop;
  const easing = curve('move-leave');
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const panel = ghost.firstElementChild;
  if (panel instanceof HTMLElement) {
    panel.style.animation = 'none';
    if (!isStill) panel.animate({ transform: 'scale(0.92) translateY(12px)' }, { duration: OUT, easing });
  }
  ghost.animate({ opacity: 0 }, { duration: OUT, easing }).onfinish = () => ghost.remove();
  /* In the microtask the next dialog, if any, is already open. */
  queueMicrotask(() => {
    if (veilClass !== undefined && document.querySelector('dialog[open]') === null) ghost.classList.add(veilClass);
  });
}
