import { LEAST_PASSWORD, MOST_PASSWORD } from './limits.ts';

/** Characters as a person counts them: an emoji outside the first plane is one. */
const length = (text: string): number => [...text].length;

/** What a password may lack, in the order of SPEC section 5; `@consorcio/copy` has the line of each. */
const FAULTS = {
  TOO_SHORT: (password) => length(password) < LEAST_PASSWORD,
  TOO_LONG: (password) => length(password) > MOST_PASSWORD,
  NO_LOWER_CASE: (password) => !/\p{Ll}/u.test(password),
  NO_UPPER_CASE: (password) => !/\p{Lu}/u.test(password),
  NO_DIGIT: (password) => !/[0-9]/.test(password),
  NO_SPECIAL: (password) => !/[!-/:-@[-`{-~]/.test(password),
} as const satisfies Record<string, (password: string) => boolean>;

export type PasswordFault = keyof typeof FAULTS;
/** In the order of SPEC section 5. */
export const PASSWORD_FAULTS = Object.keys(FAULTS) as readonly PasswordFault[];

/** `info` of PW_TOO_WEAK where the password keeps every rule, and stands on the list of common ones. */
export const COMMON_PASSWORD = 'COMMON';

/** What is wrong with a password, in the order of SPEC section 5; empty when it will do. */
export const passwordFaults = (password: string): readonly PasswordFault[] =>
  PASSWORD_FAULTS.filter((code) => FAULTS[code](password));
