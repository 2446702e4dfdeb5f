import { COMMON_PASSWORD, passwordFaults } from '@consorcio/contract';
import { isCommonPassword } from '@consorcio/contract/common-passwords';

/**
 * Why a password is refused: against SPEC section 5, or one that attackers try first, which `info` says; null for a good
 * one.
 */
export function weaknessOf(password: string) {
  if (passwordFaults(password).length > 0) return 'PW_TOO_WEAK';
  return isCommonPassword(password) ? ({ code: 'PW_TOO_WEAK', info: COMMON_PASSWORD } as const) : null;
}
