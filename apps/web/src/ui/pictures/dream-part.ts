import parts from 'pictures:dream-part';

/** Address of the dream's picture with its first `n` parts in colour. */
export const dreamPartAddress = (dreamId: number, n: number): string | undefined => parts[`${dreamId}-${n}`];
