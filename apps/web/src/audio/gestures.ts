import type { Sound } from './sound.ts';

/** Browsers differ in which events count as a gesture, so all are listened to. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** The first tap, click or key unlocks the sound; later ones unlock it again after the device has suspended it. */
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
