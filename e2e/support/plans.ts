import type { Plan, Standing } from './player.ts';

const isTired = ({ balance }: Standing): boolean => balance.energy < 3;

/** Works while there is energy, rests when there is none, and pays. */
export const steady: Plan = {
  effort: 'plays',
  place: (standing) => (isTired(standing) ? 2 : 1),
  bid: () => 0,
};

/** As steady, and offers all that is there. */
export const daring: Plan = { ...steady, bid: ({ balance }) => balance.effort };

/** Sits at the mall all month and leaves every game at once: the instalment can't be paid. */
export const idle: Plan = { effort: 'gives-up', place: () => 2, bid: () => 0 };
