import type { Decor } from '@consorcio/art/city-boxes';

/** The light and the weather in which the town stands for a month; `day` is the town as it is drawn. */
export type Hour = 'day' | 'morning' | 'afternoon' | 'evening' | 'rain';
const BETWEEN: readonly Hour[] = ['afternoon', 'evening', 'rain', 'morning'];

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
  const round = Math.floor((cycle - 2) / BETWEEN.length);
  return found.round === null || found.round === round ? found.decor : null;
}

/**
 * Another light for each month. It tells nothing: the first and the last month are sunny in every campaign.
 * @param cycle from 1, of so many cycles
 */
export const hourOf = (cycle: number, cycles: number): Hour =>
  cycle <= 1 || cycle >= cycles ? 'day' : (BETWEEN[(cycle - 2) % BETWEEN.length] ?? 'day');
