import { PASSWORD_FAULTS, passwordFaults } from '@consorcio/contract/password';

/** The rules shown for a password, in order: none for an empty one; the greatest length only when it is exceeded. */
export function rulesFor(password: string) {
  if (password === '') return [];
  const faults = passwordFaults(password);
  return PASSWORD_FAULTS.map((rule) => ({ rule, isKept: !faults.includes(rule) })).filter(
    ({ rule, isKept }) => rule !== 'TOO_LONG' || !isKept,
  );
}
