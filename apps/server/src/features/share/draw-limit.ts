import { limitKey } from '../../http/client-address.ts';
import { refuseBeyond, type Windows } from '../../limits/windows.ts';

/** Pictures a minute that are drawn for one address; those that are kept cost next to nothing, and are not counted. */
const OF_ADDRESS = 30;
/** Milliseconds. */
const WINDOW = 60_000;

/**
 * Counts a picture that has to be drawn for an address.
 * @throws Refusal RATE_LIMITED when it is one too many
 */
export function drawLimit(windows: Windows): (address: string) => void {
  const draws = windows(WINDOW);
  return (address) => refuseBeyond(draws.add(limitKey(address)), OF_ADDRESS);
}
