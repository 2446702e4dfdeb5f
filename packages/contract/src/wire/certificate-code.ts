import { codesIn } from './typed-code.ts';

/** Crockford's base 32: no I, L, O and U, which are read or spoken as other signs. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** What people write for signs of the alphabet. */
const MEANT: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
/** Drawn signs: 55 bits. One more follows from them. */
const DRAWN = 11;
export const CERTIFICATE_CODE_LENGTH = DRAWN + 1;
const BITS_OF_SIGN = 5;
/** Signs between two hyphens, where people read a code. */
const GROUP = /.{4}(?=.)/g;
/** x^5 + x^2 + 1: what a product of the field of 32 elements is reduced by. */
const FIELD = 0b100101;

/** Times the field's generator. */
const next = (element: number): number => (element << 1) ^ (element & 16 ? FIELD : 0);
/** Signs as one element of the field: 0 for a whole code without an error. */
const sumOf = (signs: string): number => Array.from(signs).reduce((sum, sign) => next(sum) ^ ALPHABET.indexOf(sign), 0);

/**
 * A certificate's code, as it is kept: 12 signs, the last of which makes one wrong sign and any two that were swapped be
 * noticed. `bytes`: at least 7, of which 55 bits are read.
 */
export function certificateCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = Array.from({ length: DRAWN }, (_, i) => {
    const from = i * BITS_OF_SIGN;
    return ALPHABET.charAt(Number.parseInt(bits.slice(from, from + BITS_OF_SIGN), 2));
  }).join('');
  return signs + ALPHABET.charAt(next(sumOf(signs)));
}

/**
 * The code in what somebody typed or pasted: small letters, spaces, hyphens, O for 0, I and L for 1, a whole address and words around
 * it are taken. Null where no code can be in it, or one with an error.
 */
export const readCertificateCode = (typed: string): string | null =>
  codesIn(typed, DRAWN + 1)
    .map((run) => Array.from(run, (sign) => MEANT[sign] ?? sign).join(''))
    .find((code) => Array.from(code).every((sign) => ALPHABET.includes(sign)) && sumOf(code) === 0) ?? null;

/** As people read it: XXXX-XXXX-XXXX. */
export const spacedCode = (code: string): string => code.replaceAll(GROUP, '$&-');

/** Path of the page that verifies a certificate; without a code, of the page that asks for one. */
export const certificatePath = (code = ''): string => (code === '' ? '/c' : `/c/${spacedCode(code)}`);
/** Path of a certificate's picture, and of the QR code that leads to its page. */
export const certificatePicture = (code: string): string => `${certificatePath(code)}/certificado.png`;
export const certificateQr = (code: string): string => `${certificatePath(code)}/qr.svg`;
