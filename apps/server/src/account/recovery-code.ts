import { createHash } from 'node:crypto';
import { codesIn } from '@consorcio/contract';

/** Digits and letters without I, L, O and U, which are mistaken for others (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 5;
/** 100 random bits: guessing is hopeless, so a quick hash is enough. */
const LENGTH = 20;
const GROUP = /.{4}(?=.)/g;
/** Random bytes that a code is made of. */
export const CODE_BYTES = LENGTH;

/** A code as it is shown: five groups of four. One sign comes of each random byte. */
export const codeOf = (random: Uint8Array): string =>
  [...random]
    .map((byte) => SIGNS[byte % 2 ** BITS] ?? '')
    .join('')
    .replace(GROUP, '$&-');

/** A code as it was typed, without what does not matter: words around it, groups, spaces, small letters, O for 0, I and L for 1. */
const plain = (typed: string): string =>
  (codesIn(typed, LENGTH).find((run) => /^[0-9A-Z]+$/.test(run)) ?? typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

export const codeHash = (playerId: string, typed: string): Uint8Array =>
  createHash('sha256')
    .update(`recovery ${playerId} ${plain(typed)}`)
    .digest();
