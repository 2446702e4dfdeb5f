import { PASSWORD_FAULTS, type PasswordFault, passwordFaults } from '@consorcio/contract/password';

interface PasswordRule {
  /** The fault of a password that breaks it. */
  readonly rule: PasswordFault;
  readonly isKept: boolean;
}

/** The rules that are shown for a password, in their order: none before its first letter; its greatest length once broken. */
export function rulesFor(password: string): readonly PasswordRule[] {
  if (password === '') return [];
  const faults = passwordFaults(password);
  return PASSWORD_FAULTS.map((rule) => ({ rule, isKept: !faults.includes(rule) })).filter(
    ({ rule, isKept }) => rule !== 'TOO_LONG' || !isKept,
  );
}
