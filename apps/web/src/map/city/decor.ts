import type { Decor } from '@consorcio/art/city-boxes';
import { HOURS_ROUND, type Hour, hourOf } from '@consorcio/contract/wire';

/** What the season lays over the town besides its light. */
const DECOR_OF: Readonly<Partial<Record<Hour, { readonly round: number | null; readonly decor: Decor }>>> = {
  morning: { round: null, decor: 'ipe' },
  afternoon: { round: 0, decor: 'sao-joao' },
  evening: { round: 1, decor: 'natal' },
};

/**
 * Flags and a fire in the first afternoon of a campaign, a tree and lamps in the second evening, blossom on the ground
 * in every morning. Like the light it tells nothing.
 * @param cycle from 1, of so many cycles
 */
export function decorOf(cycle: number, cycles: number): Decor | null {
  const found = DECOR_OF[hourOf(cycle, cycles)];
  if (found === undefined) return null;
  const round = Math.floor((cycle - 2) / HOURS_ROUND);
  return found.round === null || found.round === round ? found.decor : null;
}
