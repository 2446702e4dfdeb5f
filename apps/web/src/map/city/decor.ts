import type { Decor } from '@consorcio/art/city-boxes';
import { HOURS_ROUND, hourOf } from '@consorcio/contract/wire';

/** Whether a campaign of so many cycles is long enough for an evening. */
const hasEvening = (cycles: number): boolean =>
  Array.from({ length: cycles }, (_, i) => hourOf(i + 1, cycles)).includes('evening');

/**
 * Flags and a fire in the first afternoon of a campaign, a tree and lamps in its last evening (a campaign too short for an
 * evening has them in its last month, by day), blossom on the ground in every morning. Like the light it tells nothing.
 * @param cycle from 1, of so many cycles
 */
export function decorOf(cycle: number, cycles: number): Decor | null {
  switch (hourOf(cycle, cycles)) {
    case 'morning':
      return 'ipe';
    case 'afternoon':
      return cycle - 2 < HOURS_ROUND ? 'sao-joao' : null;
    case 'evening':
      /* the next one would come a round later, and the last month of a dream is sunny */
      return cycle + HOURS_ROUND < cycles ? null : 'natal';
    default:
      return cycle === cycles && !hasEvening(cycles) ? 'natal' : null;
  }
}
