import { must } from '@consorcio/kernel';
import { drawFrom, seedOfRoot, termsOf } from '../../src/index.ts';

/* The keys of RULES 8.6, with an empty word. */

export const ROOT = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
export const SEED = seedOfRoot(ROOT);
export const draw = drawFrom({ serverSeed: SEED, clientSeed: '' });
export const rootDraw = drawFrom({ serverSeed: ROOT, clientSeed: '' });

/** The terms of a dream. */
export const by3 = (dreamId: number, isNewGamePlus = false) => termsOf({ rulebook: 3, dreamId, isNewGamePlus });

/** A value of the vectors that must be there. */
export const given = <T>(value: T | null | undefined): T => must(value ?? undefined, 'value of the vectors');
