import { limitKey } from '../../http/client-address.ts';
import { Refusal } from '../../http/refusal.ts';
import { secondsLeft, windowCounter } from '../../window-counter.ts';

/** Pictures a minute that are drawn for one address; those that are kept cost next to nothing, and are not counted. */
const OF_ADDRESS = 30;
/** Milliseconds. */
const WINDOW = 60_000;

/**
 * Counts a picture that has to be drawn for an address.
 * @throws Refusal RATE_LIMITED when it is one too many
 */
export function drawLimit(now: () => number): (address: string) => void {
  const draws = windowCounter(WINDOW, now);
  return (address) => {
    const counted = draws.add(limitKey(address));
    if (counted.times > OF_ADDRESS) throw new Refusal('RATE_LIMITED', secondsLeft(counted, now()));
  };
}
