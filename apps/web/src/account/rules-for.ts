import { PASSWORD_FAULTS, type PasswordFault, passwordFaults } from '@consorcio/contract/password';

interface PasswordRule {
  /** The fault of a password that breaks it. */
  readonly rule: PasswordFault;
  readonly isKept: boolean;
}

/** The rules shown for a password, in order: none for an empty one; the greatest length only when it is exceeded. */
export function rulesFor(password: string): readonly PasswordRule[] {
  if (password === '') return [];
  const faults = passwordFaults(password);
  return PASSWORD_FAULTS.map((rule) => ({ rule, isKept: !faults.includes(rule) })).filter(
    ({ rule, isKept }) => rule !== 'TOO_LONG' || !isKept,
  );
}
