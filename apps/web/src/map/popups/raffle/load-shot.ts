import { loadChunk } from '../../../ui/loading/load-chunk.ts';
import { mayMove } from '../../../ui/motion/film.tsx';
import { globeOf } from '../../chart/current-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';

/** False where there is no canvas, or the player asked for less motion or less data. */
export const mayPlayShot = (): boolean => mayMove() && document.createElement('canvas').getContext('2d') !== null;

export const loadShot = () => loadChunk('Shot', () => import('./shot/live-shot.tsx'));

/** Makes the hall and the drum ready while the raffle's intro is read; a failure shows when the shot is to begin. */
export function prepareAhead({ current }: MapContext): void {
  if (!mayPlayShot()) return;
  const { user, stage } = current;
  loadShot()
    .then(({ prepareShot }) => prepareShot(user.personaId, globeOf(current).length || 1, stage.cycle))
    .catch(() => undefined);
}
