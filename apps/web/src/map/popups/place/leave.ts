import { curve } from '../../../ui/motion/curve.ts';
import { isMotionReduced } from '../../../ui/motion/reduced-motion.ts';
import { BACK } from '../../city/camera-length.ts';

/** Lets the open place go: an inert copy of it goes back to its building and fades. Nothing waits for it. */
export function leave(scene: HTMLElement | null): void {
  const town = scene?.parentElement;
  if (scene === null || town === null || town === undefined) return;
  const ghost = scene.cloneNode(true) as HTMLElement;
  ghost.dataset.leaving = '';
  ghost.querySelector('[data-alive]')?.removeAttribute('data-alive');
  town.append(ghost);
  const room = ghost.querySelector<HTMLElement>('[data-room]');
  if (room !== null && !isMotionReduced()) {
    const building = { transform: 'translate(var(--from-x), var(--from-y)) scale(var(--from))' };
    const timing = { duration: BACK, easing: curve('move-calm'), fill: 'forwards' } as const;
    room.animate([{ transform: 'translate(0, 0) scale(1)' }, building], timing);
  }
  ghost.animate({ opacity: 0 }, { duration: BACK, easing: curve('move-leave') }).onfinish = () => ghost.remove();
}
