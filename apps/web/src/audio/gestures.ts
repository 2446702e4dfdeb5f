import type { Sound } from './sound.ts';

/** Browsers differ in which of them counts as a gesture, so all are tried. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** The first tap, click or key makes the sound audible; later ones do so again when the device took it away. */
export function attachUnlock(sound: Sound, page: EventTarget = window): () => void {
  const unlock = (): void => sound.unlock();
  for (const gesture of GESTURES) page.addEventListener(gesture, unlock, { capture: true, passive: true });
  return () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, unlock, { capture: true });
  };
}

/** Every click plays CLICK. SPEC section 9. */
export function attachClicks(sound: Sound, page: EventTarget = window): () => void {
  const click = (): void => sound.playEffect('CLICK');
  page.addEventListener('click', click, { capture: true });
  return () => page.removeEventListener('click', click, { capture: true });
}
