import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { LaunchRefused } from './refused.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
export const DEEP_LINK_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
/** What we ask for to hand in a result. */
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

/** Names of the claims that we send as well. */
export const CLAIMS = {
  messageType: `${CLAIM}message_type`,
  version: `${CLAIM}version`,
  deployment: `${CLAIM}deployment_id`,
} as const;
export const LTI_VERSION = '1.3.0';

/** Characters of a name that a platform gives. */
const word = z.string().check(z.minLength(1), z.maxLength(255));

const shared = {
  sub: word,
  nonce: word,
  [CLAIMS.version]: z.literal(LTI_VERSION),
  [CLAIMS.deployment]: word,
  [`${CLAIM}custom`]: z.nullish(z.record(z.string(), z.unknown())),
};
const resourceLink = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiResourceLinkRequest'),
  [GRADES]: z.nullish(z.object({ scope: z.array(z.string()), lineitem: z.optional(z.string()) })),
});
const deepLinking = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiDeepLinkingRequest'),
  [`${DEEP_LINK_CLAIM}deep_linking_settings`]: z.object({
    deep_link_return_url: z.string(),
    accept_types: z.array(z.string()),
    data: z.optional(z.string()),
  }),
});

interface Message {
  /** The platform's own name for the user. */
  readonly sub: string;
  readonly nonce: string;
  readonly deploymentId: string;
  readonly custom: Readonly<Record<string, unknown>>;
}
/** A link was opened. `line`: the address of the grade that the platform asks for, if any. */
export interface LinkLaunch extends Message {
  readonly kind: 'link';
  readonly line: string | null;
}
/** A teacher chooses what a link is to open. */
export interface ChoiceLaunch extends Message {
  readonly kind: 'choice';
  readonly returnUrl: string;
  readonly data: string | null;
}
export type Launch = LinkLaunch | ChoiceLaunch;

/** What a signed launch says. @throws LaunchRefused MESSAGE for any other message, version or form */
export function launchOf(payload: JWTPayload): Launch {
  const link = resourceLink.safeParse(payload);
  const choice = deepLinking.safeParse(payload);
  const found = link.data ?? choice.data;
  if (found === undefined) throw new LaunchRefused('MESSAGE', link.error);
  const { sub, nonce } = found;
  const message = {
    ...{ sub, nonce, deploymentId: found[CLAIMS.deployment] as string },
    custom: (found[`${CLAIM}custom`] ?? {}) as Message['custom'],
  };
  if (link.data !== undefined) {
    const grades = link.data[GRADES] as { scope: string[]; lineitem?: string } | null | undefined;
    const line = grades?.scope.includes(SCORE_SCOPE) === true ? (grades.lineitem ?? null) : null;
    return { kind: 'link', ...message, line };
  }
  const asked = choice.data?.[`${DEEP_LINK_CLAIM}deep_linking_settings`] as {
    deep_link_return_url: string;
    accept_types: string[];
    data?: string;
  };
  if (!asked.accept_types.includes('ltiResourceLink')) throw new LaunchRefused('MESSAGE');
  return { kind: 'choice', ...message, returnUrl: asked.deep_link_return_url, data: asked.data ?? null };
}
