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

/** The part of every JavaScript engine that knows how a domain is written to a mail server (UTS 46). */
declare const URL: new (address: string) => { readonly hostname: string };

/** A domain with accents as mail servers know it: `são.br` is `xn--so-zja.br`. One that is none stays as it is. */
function asciiDomain(domain: string): string {
  if (/^[!-~]*$/.test(domain) || /[/?#%]/.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * The form in which addresses are compared: CONTRACT section 3 (case-insensitive, trimmed). Accents count the same composed
 * and decomposed, and a domain the same with its accents and as `xn--`, to which some browsers turn what was typed. The only
 * definition: the database makes no letter small.
 */
export function normalEmail(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase().normalize('NFC');
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}
