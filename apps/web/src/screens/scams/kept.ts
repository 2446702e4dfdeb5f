import { kept, wholeFrom } from '@consorcio/contract/kept';

/*
 * What this device keeps of the messages, and nothing else does: when the first set was done, and for the time of a visit
 * the seed of its order, so that a reloaded page shows the same.
 */

export const FIRST_DONE = kept('golpe-primeira-vez', wholeFrom(1));
export const SEED = kept('golpe-ordem', (text) => (/^[0-9a-f]{32}$/.test(text) ? text : null));

/** When the first set was done, in milliseconds; null when it was not. */
export const firstDone = (): number | null => FIRST_DONE.read();
export const keepFirstDone = (now: number): void => {
  if (firstDone() === null) FIRST_DONE.write(now);
};

/** The seed of this visit's order: 32 hex digits. */
export function seedOfVisit(): string {
  const known = SEED.read();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  SEED.write(seed);
  return seed;
}
/** The next set comes in another order. */
export const forgetSeed = (): void => SEED.forget();
