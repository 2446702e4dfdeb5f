/*
 * What this device keeps of the messages, and nothing else does: when the first set was done, and for the time of a visit
 * the seed of its order, so that a reloaded page shows the same. Without storage nothing is kept.
 */

const FIRST_DONE = 'golpe-primeira-vez';
const SEED = 'golpe-ordem';
const HEX_OF_SEED = /^[0-9a-f]{32}$/;

function read(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}
function write(area: 'localStorage' | 'sessionStorage', key: string, value: string): void {
  try {
    globalThis[area].setItem(key, value);
  } catch {
    // storage is refused
  }
}

/** When the first set was done, in milliseconds; null when it was not. */
export function firstDone(): number | null {
  const kept = Number(read('localStorage', FIRST_DONE) ?? Number.NaN);
  return Number.isFinite(kept) && kept > 0 ? kept : null;
}
export const keepFirstDone = (now: number): void => {
  if (firstDone() === null) write('localStorage', FIRST_DONE, String(now));
};

/** The seed of this visit's order: 32 hex digits. */
export function seedOfVisit(): string {
  const kept = read('sessionStorage', SEED) ?? '';
  if (HEX_OF_SEED.test(kept)) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const seed = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  write('sessionStorage', SEED, seed);
  return seed;
}
/** The next set comes in another order. */
export const forgetSeed = (): void => write('sessionStorage', SEED, '');
