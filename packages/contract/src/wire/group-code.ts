import { codesIn } from './typed-code.ts';

/** No vowels: no words. No sign that is taken for another. */
export const GROUP_CODE_SIGNS = 'BCDFGHJKLMNPQRSTVWXZ23456789';
export const GROUP_CODE_LENGTH = 6;
const CODE = new RegExp(`^[${GROUP_CODE_SIGNS}]{${GROUP_CODE_LENGTH}}$`);

/** The code of a live group in what somebody typed or pasted, a whole address or a sentence included; null where there is none. */
export const readGroupCode = (typed: string): string | null =>
  codesIn(typed, GROUP_CODE_LENGTH).find((code) => CODE.test(code)) ?? null;
