/** The player's lot as it stands in the town: a plan until the letter, the dream with it, a sign where it was lost. */
import { dreamCycles } from '@consorcio/rules/queries';
import type { Svg } from '../../core/svg.ts';
import type { DreamId } from '../dreams/dream.ts';
import type { LotDream } from './at-home.ts';
import { CAR } from './car.ts';
import { COLLEGE } from './college.ts';
import { FOOD_TRUCK } from './food-truck.ts';
import { blueprint, lawn, pencil, rolledPlan, surveyed, waitingSign } from './ground.ts';
import { HOUSE } from './house.ts';
import { KITCHEN } from './kitchen.ts';
import { MOTORBIKE } from './motorbike.ts';
import { onPaper } from './paper-model.ts';
import { TRIP } from './trip.ts';
import { glints } from './view.ts';

/** by the ids of the rules */
export const LOT_DREAMS: Readonly<Record<DreamId, LotDream>> = {
  1: TRIP,
  2: MOTORBIKE,
  3: COLLEGE,
  4: KITCHEN,
  5: CAR,
  6: FOOD_TRUCK,
  7: HOUSE,
};

/** Instalments paid until the letter, or what became of the lot: `real` is new, `home` is lived in. */
export type LotState = number | 'real' | 'home' | 'lost';

/** Every state of a dream's lot but the lost one, which is the same for all, in the order in which they come. */
export const lotStates = (dream: DreamId): readonly LotState[] => [
  ...Array.from({ length: dreamCycles(dream) + 1 }, (_, n) => n),
  'real',
  'home',
];

/** The model after n instalments: what is paid as paper, what is to come as dashed lines. */
export function lotModel(dream: DreamId, n: number): Svg {
  const { raise, gift, toCome } = LOT_DREAMS[dream];
  const dashed = toCome.filter(([step]) => n < step).map(([, draw]) => draw());
  const model = raise(n) + (n >= dreamCycles(dream) ? gift() : '');
  return onPaper(model) + dashed.join('');
}
/** What stands on the lot, without its ground. */
export function lotStanding(dream: DreamId, state: LotState): Svg {
  if (state === 'lost') return waitingSign();
  if (typeof state === 'number') return lotModel(dream, state);
  const { ground, raise, gift, livedIn } = LOT_DREAMS[dream];
  return (
    (ground?.() ?? '') + raise(dreamCycles(dream)) + (state === 'home' ? livedIn() : gift() + glints(2.9, 2.9, 1.7))
  );
}
/** The lot with its ground. */
export function lotBody(dream: DreamId, state: LotState): Svg {
  if (state === 'lost') return surveyed() + lotStanding(dream, state);
  if (typeof state !== 'number') return lawn() + lotStanding(dream, state);
  const ground = surveyed() + (state === 0 ? rolledPlan() : blueprint());
  return ground + lotStanding(dream, state) + pencil();
}
