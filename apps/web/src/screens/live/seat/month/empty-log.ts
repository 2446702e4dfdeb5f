import type { GameLog, MonthView } from './month-draft.ts';

/** A run without a press: it is valid, and worth the least that the place pays. */
export const emptyLog = ({ game, version }: NonNullable<MonthView['run']>): GameLog => ({
  game,
  version,
  ticks: 0,
  inputs: [],
});
