import type { CurrentStage } from '../chart/current-stage.ts';

/** Where each step of the tutorial is met, in this order: cycle, stage of it, and the step's place in the tutorial. */
const PLACES = [
  { cycle: 1, stage: 1, step: 1 },
  { cycle: 1, stage: 2, step: 0 },
  { cycle: 1, stage: 3, step: 2 },
  { cycle: 2, stage: 1, step: 3 },
] as const;

/** The tutorial's step that is at its place now, and how many notes are read with it; null where there is none, or it was read. */
export function noteAt(
  { stage, extras }: Pick<CurrentStage, 'stage' | 'extras'>,
  read: number,
): { readonly step: number; readonly count: number } | null {
  const place = PLACES.findIndex((each) => each.cycle === stage.cycle && each.stage === extras.stageRelativeToCycle);
  const found = PLACES[place];
  return found === undefined || place < read ? null : { step: found.step, count: place + 1 };
}
