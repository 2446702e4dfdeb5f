import parts from 'pictures:dream-part';
import { served } from './served.ts';

/** The dream's picture with its first `n` parts in colour; its address is spelled as in SPEC section 7. */
export const dreamPart = (dreamId: number, n: number): ReturnType<typeof served> =>
  served(`/dream/parts/sonho${dreamId}_cliclo-${n}.png`, parts[`${dreamId}-${n}`]);
