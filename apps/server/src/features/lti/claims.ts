import type { JWTPayload } from 'jose';
import * as z from 'zod/mini';
import { LaunchRefused } from './refused.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
export const DEEP_LINK_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
const MEMBERS = 'https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice';
/** What we ask for: to hand in a result, to see the one that is there, to see the names of a class. */
export const SCOPES = {
  score: 'https://purl.imsglobal.org/spec/lti-ags/scope/score',
  result: 'https://purl.imsglobal.org/spec/lti-ags/scope/result.readonly',
  members: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const;

/** Names of the claims that we send as well. */
export const CLAIMS = {
  messageType: `${CLAIM}message_type`,
  version: `${CLAIM}version`,
  deployment: `${CLAIM}deployment_id`,
} as const;
export const LTI_VERSION = '1.3.0';

/** Characters of a name that a platform gives, and of a title that is kept. */
const LONGEST = 255;
const word = z.string().check(z.minLength(1), z.maxLength(LONGEST));
/** A platform written in PHP sends an object without fields as an empty list; nothing is read from what is no object. */
const object = z.nullish(z.unknown());

const shared = {
  sub: word,
  nonce: word,
  [CLAIMS.version]: z.literal(LTI_VERSION),
  [CLAIMS.deployment]: word,
  [`${CLAIM}custom`]: object,
  [`${CLAIM}target_link_uri`]: object,
  [`${CLAIM}roles`]: object,
  [`${CLAIM}launch_presentation`]: object,
};
const resourceLink = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiResourceLinkRequest'),
  [`${CLAIM}resource_link`]: z.object({ id: word, title: object }),
  [GRADES]: object,
  [MEMBERS]: object,
});
const deepLinking = z.object({
  ...shared,
  [CLAIMS.messageType]: z.literal('LtiDeepLinkingRequest'),
  [`${DEEP_LINK_CLAIM}deep_linking_settings`]: z.object({
    deep_link_return_url: z.string(),
    accept_types: z.array(z.string()),
    data: z.nullish(z.string()),
  }),
});

interface Message {
  /** The platform's own name for the user. */
  readonly sub: string;
  readonly nonce: string;
  readonly deploymentId: string;
  /** The address that the platform means to open, where it says one. */
  readonly opens: string | null;
  readonly custom: Readonly<Record<string, unknown>>;
}
export interface LinkLaunch extends Message {
  readonly kind: 'link';
  /** The platform's own name for the activity, and its title, if it says one. */
  readonly activity: string;
  readonly title: string | null;
  /** True of who teaches or looks after the class: no pupil. */
  readonly isTeacher: boolean;
  /** The address of the grade that the platform asks for, if any. */
  readonly line: string | null;
  /** The address of the list of the class, if it may be read. */
  readonly members: string | null;
  /** Where the platform wants to be gone back to, if anywhere. */
  readonly returnUrl: string | null;
}
/** A teacher chooses what a link is to open. */
export interface ChoiceLaunch extends Message {
  readonly kind: 'choice';
  readonly returnUrl: string;
  readonly data: string | null;
}
export type Launch = LinkLaunch | ChoiceLaunch;

type Fields = Readonly<Record<string, unknown>>;
/** The fields of an object; none of a list or of anything else. */
const fieldsIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Ends of the roles of who teaches (LTI core 1.3, A.2): `…/membership#Instructor`, `…/membership/Instructor#TeachingAssistant`. */
const TEACHES = /#(?:Instructor|TeachingAssistant|ContentDeveloper|Manager|Administrator|Faculty|Staff|SysAdmin)$/;
const LEARNS = /(?:membership|membership\/Learner)#(?:Learner|NonCreditLearner|GuestLearner|ExternalLearner)$/;

/** Who is a pupil in the class is one, whatever else; without a word on roles everybody is. */
export const teaches = (roles: unknown): boolean => {
  const own = listIn(roles).map(String);
  return (
    !own.some((role) => LEARNS.test(role) || role === 'Learner') &&
    own.some((role) => TEACHES.test(role) || role === 'Instructor')
  );
};

/** The address of a service where its claim grants the scope that we need. */
const granted = (claim: Fields, scope: string, address: string): string | null =>
  listIn(claim.scope).includes(scope) ? textIn(claim[address]) : null;

/** The platform's own name for the activity that a message is about, whether it is signed or not: a platform may have keys for each. */
export const unitIn = (payload: JWTPayload): string | null => {
  const { id } = fieldsIn(payload[`${CLAIM}resource_link`]);
  return id === undefined ? null : String(id);
};

/** What a signed launch says. @throws LaunchRefused MESSAGE for any other message, version or form */
export function launchOf(payload: JWTPayload): Launch {
  const link = resourceLink.safeParse(payload);
  const choice = deepLinking.safeParse(payload);
  const found = link.data ?? choice.data;
  if (found === undefined) throw new LaunchRefused('MESSAGE', { cause: link.error });
  const { sub, nonce } = found;
  const message = {
    sub,
    nonce,
    deploymentId: found[CLAIMS.deployment] as string,
    opens: textIn(found[`${CLAIM}target_link_uri`]),
    custom: fieldsIn(found[`${CLAIM}custom`]),
  };
  if (link.data !== undefined) {
    const resource = fieldsIn(link.data[`${CLAIM}resource_link`]);
    return {
      kind: 'link',
      ...message,
      activity: String(resource.id),
      title: textIn(resource.title)?.slice(0, LONGEST) ?? null,
      isTeacher: teaches(found[`${CLAIM}roles`]),
      line: granted(fieldsIn(link.data[GRADES]), SCOPES.score, 'lineitem'),
      members: textIn(fieldsIn(link.data[MEMBERS]).context_memberships_url),
      returnUrl: textIn(fieldsIn(found[`${CLAIM}launch_presentation`]).return_url),
    };
  }
  const asked = choice.data?.[`${DEEP_LINK_CLAIM}deep_linking_settings`] as {
    deep_link_return_url: string;
    accept_types: string[];
    data?: string | null;
  };
  if (!asked.accept_types.includes('ltiResourceLink')) throw new LaunchRefused('MESSAGE');
  return { kind: 'choice', ...message, returnUrl: asked.deep_link_return_url, data: asked.data ?? null };
}
