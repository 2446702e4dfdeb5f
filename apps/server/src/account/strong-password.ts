import { passwordFaults } from '@consorcio/contract';
import { isCommonPassword } from './common-passwords.ts';

/** False for a password against SPEC section 5, and for one that thieves try first: PW_TOO_WEAK. */
export const isStrongPassword = (password: string): boolean =>
  passwordFaults(password).length === 0 && !isCommonPassword(password);
