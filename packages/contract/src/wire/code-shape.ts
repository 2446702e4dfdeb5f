import type { ErrorCode } from './error-codes.ts';

const SHAPE = /^[A-Z]+(_[A-Z]+)*$/;

/** True for a word that is written as a code is; for pages, which trust the API's replies (call.ts) and need no table of them. */
export const hasCodeShape = (word: unknown): word is ErrorCode => typeof word === 'string' && SHAPE.test(word);
