import { curve } from '../../../ui/motion/curve.ts';

/** Milliseconds of the way back, as the town takes them (city-scene.module.css). */
const BACK = 280;

/** Lets the open place go: an inert copy of it goes back to its building and fades. Nothing waits for it. */
export function leave(scene: HTMLElement | null): void {
  const town = scene?.parentElement;
  if (scene === null || town === null || town === undefined) return;
  const ghost = scene.cloneNode(true) as HTMLElement;
  ghost.dataset.leaving = '';
  town.append(ghost);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const room = ghost.querySelector<HTMLElement>('[style*="--from-x"]');
  if (room !== null && !isStill) {
    const { translate, scale } = { translate: 'var(--from-x) var(--from-y)', scale: 'var(--from)' };
    room.animate(
      [
        { translate: '0 0', scale: '1' },
        { translate, scale },
      ],
      {
        duration: BACK,
        easing: curve('move-calm'),
        fill: 'forwards',
      },
    );
  }
  ghost.animate({ opacity: 0 }, { duration: BACK, easing: curve('move-leave') }).onfinish = () => ghost.remove();
}
