import { TRUSTED_TYPES_POLICIES } from '@consorcio/contract/wire';

/** Text that a browser with Trusted Types takes where code could come in; a string for all others. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

/** What could run: an element of script or of another document, a handler, an address of script. */
const ACTIVE = /<\s*(?:script|iframe|object|embed|base)\b|\son\w+\s*=|javascript:/i;

const RULES: Policy = {
  createHTML(text) {
    if (ACTIVE.test(text)) throw new TypeError('markup that could run is not laid into the page');
    return text;
  },
  createScriptURL(address) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError(`no script of ours: ${address}`);
    return address;
  },
};

const { trustedTypes } = globalThis as { readonly trustedTypes?: Factory };
/** The content policy allows no other (apps/server/src/http/security-headers.ts). */
const policy = trustedTypes?.createPolicy(TRUSTED_TYPES_POLICIES.program, RULES) ?? RULES;

/**
 * Markup of our own, to be parsed: no script, no handler, no frame.
 * @throws TypeError when something in it could run
 */
export const trustedMarkup = (text: string): string => policy.createHTML(text);

/** The address of a worker. @throws TypeError when it is not of this origin */
export const trustedScriptUrl = (address: string): string => policy.createScriptURL(address);
