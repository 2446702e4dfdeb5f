import type { CurrentStage } from './current-stage.ts';
import type { MapState } from './popup-states.ts';

/** Whether the badge that was earned last may be shown: on the bare map, but not right after an instalment that was missed. */
export const isBadgeMoment = (state: MapState, { stage }: Pick<CurrentStage, 'stage'>): boolean =>
  state === 'map' && !stage.createdByFailure;
