/** Longest address that mail systems carry (RFC 5321). */
const EMAIL_MAX = 254;
/** Inside a class of signs: what no part of an address holds, spaces and invisible signs among them. */
const NEVER = String.raw`\s\p{Cc}\p{Cf}@<>()[\],;:"\\`;
const LABEL = `[^${NEVER}.]+`;
const EMAIL = new RegExp(String.raw`^[^${NEVER}]+@${LABEL}(\.${LABEL})+$`, 'u');

/** Looks like an address: SPEC section 5. Spaces around it do not count; what nobody sees or types is no part of one. */
export const isEmail = (text: string): boolean => {
  const address = text.trim();
  return address.length <= EMAIL_MAX && EMAIL.test(address);
};

/** True for a player without an account: who has no address. */
export const isGuest = ({ email }: { readonly email: string }): boolean => email === '';

/** The form in which addresses are compared: CONTRACT section 3 (case-insensitive, trimmed). */
export const normalEmail = (text: string): string => text.trim().toLowerCase();
