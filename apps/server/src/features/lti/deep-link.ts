import { ltiCopy } from '@consorcio/copy/lti';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { SignJWT } from 'jose';
import type { Uses } from '../../feature.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import type { CheckedLaunch } from './check-launch.ts';
import { type ChoiceLaunch, CLAIMS, DEEP_LINK_CLAIM, LTI_VERSION } from './claims.ts';
import { SIGNED_BY } from './keys.ts';
import type { Lti } from './lti.ts';
import type { LtiPage } from './pages.ts';
import { FULL_SCORE } from './platform-client.ts';
import { isSafeUrl } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { readSigned, signed } from './sealed.ts';
import { customOf, LINK_TARGETS, type LinkTarget, targetKey, targetOfKey } from './targets.ts';

const copy = ltiCopy.choose;
/** Milliseconds for a teacher's choice, and for which the platform may take it, in seconds. */
const CHOICE_LASTS = 3_600_000;
const ANSWER_LASTS = 300;
const CHOICE = 'choice';
const NONCE_BYTES = 24;

const nameOf = (target: LinkTarget): string | null =>
  target.kind === 'game' ? null : dreamTextOf(target.dreamId).name;

/** Asks a teacher what the link is to open. What the answer needs goes along signed: no cookie is needed. */
export async function choicePage(
  { keys, addresses }: Lti,
  { platform, launch }: CheckedLaunch & { readonly launch: ChoiceLaunch },
  now: number,
): Promise<LtiPage> {
  if (!isSafeUrl(launch.returnUrl)) throw new LaunchRefused('MESSAGE');
  const { returnUrl, data, deploymentId } = launch;
  const values = { platform: platform.id, returnUrl, data, deploymentId };
  const asked = await signed(keys, CHOICE, values, { now, lasts: CHOICE_LASTS });
  const choices = LINK_TARGETS.map((target, i) => {
    const name = nameOf(target);
    const label = name === null ? copy.game : copy.dream(name);
    return `<label><input type="radio" name="alvo" value="${targetKey(target)}"${i === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`;
  });
  const body = `<p>${escapeHtml(copy.body)}</p><form method="post" action="${new URL(addresses.chosen).pathname}">
<input type="hidden" name="pedido" value="${asked}"><fieldset>${choices.join('')}</fieldset><button class="button">${copy.button}</button></form>`;
  return { title: copy.title, body, formTo: "'self'" };
}

/**
 * The signed answer to a teacher's choice, and where it goes.
 * @throws LaunchRefused STATE for a choice that nobody was asked for, or too long ago
 */
export async function chosenLink(
  { keys, platforms, addresses }: Lti,
  form: Readonly<Record<string, string>>,
  { now, randomBytes }: Uses<'randomBytes'> & { readonly now: number },
): Promise<{ readonly to: string; readonly answer: string }> {
  const asked = await readSigned(keys, CHOICE, form.pedido ?? '', now);
  if (asked === null) throw new LaunchRefused('STATE');
  const platform = (await platforms()).find(({ id }) => id === asked.platform);
  if (platform === undefined) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const target = targetOfKey(form.alvo);
  if (target === null) throw new LaunchRefused('BAD_LOGIN');
  const title = copy.linkTitle(nameOf(target));
  const custom = customOf(target);
  const item = {
    type: 'ltiResourceLink',
    title,
    url: addresses.launch,
    // PHP reads an empty object as a list, and Moodle refuses it.
    ...(Object.keys(custom).length > 0 && { custom }),
    lineItem: { scoreMaximum: FULL_SCORE, label: title, resourceId: targetKey(target) },
    window: { targetName: '_blank' },
  };
  const { kid, key } = await keys.signer();
  const at = Math.floor(now / 1000);
  const answer = await new SignJWT({
    nonce: Buffer.from(randomBytes(NONCE_BYTES)).toString('base64url'),
    [CLAIMS.messageType]: 'LtiDeepLinkingResponse',
    [CLAIMS.version]: LTI_VERSION,
    [CLAIMS.deployment]: asked.deploymentId,
    [`${DEEP_LINK_CLAIM}content_items`]: [item],
    ...(asked.data === null ? {} : { [`${DEEP_LINK_CLAIM}data`]: asked.data }),
  })
    .setProtectedHeader({ alg: SIGNED_BY, kid, typ: 'JWT' })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(at)
    .setExpirationTime(at + ANSWER_LASTS)
    .sign(key);
  return { to: String(asked.returnUrl), answer };
}
