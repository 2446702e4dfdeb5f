import { ltiCopy } from '@consorcio/copy/lti';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { SignJWT } from 'jose';
import { escapeHtml } from '../../http/html.ts';
import type { CheckedLaunch } from './check-launch.ts';
import { type ChoiceLaunch, CLAIMS, DEEP_LINK_CLAIM, LTI_VERSION } from './claims.ts';
import { SIGNED_BY } from './keys.ts';
import type { LtiContext } from './lti.ts';
import type { LtiPage } from './pages.ts';
import { FULL_SCORE } from './platform-client.ts';
import { isSafeUrl } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { readSigned, signed } from './sealed.ts';
import { customOf, LINK_TARGETS, type LinkTarget, NO_SHIFTS, SHIFTS_FIELD, targetKey, targetOfKey } from './targets.ts';

const copy = ltiCopy.choose;
/** Milliseconds for a teacher's choice, and for which the platform may take it, in seconds. */
const CHOICE_LASTS = 3_600_000;
const ANSWER_LASTS = 300;
const CHOICE = 'choice';
const NONCE_BYTES = 24;

/** What a teacher reads of a target, and the title of its link. */
function textsOf(target: LinkTarget): readonly [label: string, title: string] {
  if (target.kind === 'live') return [copy.live(target.months), copy.liveTitle];
  if (target.kind === 'game') return [copy.game, copy.linkTitle(null)];
  const { name } = dreamTextOf(target.dreamId);
  return [copy.dream(name), copy.linkTitle(name)];
}

/** Asks a teacher what the link is to open. What the answer needs goes along signed: no cookie is needed. */
export async function choicePage(
  { keys, addresses, now }: LtiContext,
  { platform, launch }: CheckedLaunch & { readonly launch: ChoiceLaunch },
): Promise<LtiPage> {
  if (!isSafeUrl(launch.returnUrl)) throw new LaunchRefused('MESSAGE');
  const { returnUrl, data, deploymentId } = launch;
  const values = { platform: platform.id, client: platform.clientId, returnUrl, data, deploymentId };
  const asked = await signed(keys, CHOICE, values, { now: now(), lasts: CHOICE_LASTS });
  const choices = LINK_TARGETS.map((target, i) => {
    const [label] = textsOf(target);
    return `<label><input type="radio" name="alvo" value="${targetKey(target)}"${i === 0 ? ' checked' : ''}> ${escapeHtml(label)}</label>`;
  });
  const body = `<p>${escapeHtml(copy.body)}</p><form method="post" action="${new URL(addresses.chosen).pathname}">
<input type="hidden" name="pedido" value="${asked}"><fieldset>${choices.join('')}</fieldset>
<label><input type="checkbox" name="${SHIFTS_FIELD}" value="${NO_SHIFTS}"> ${escapeHtml(copy.noShifts)}</label><p><button class="button">${copy.button}</button></p></form>`;
  return { title: copy.title, body, formTo: "'self'" };
}

/**
 * The signed answer to a teacher's choice, and where it goes.
 * @throws LaunchRefused STATE for a choice that nobody was asked for, or too long ago
 */
export async function chosenLink(
  { keys, platformOf, addresses, now, randomBytes }: LtiContext,
  form: Readonly<Record<string, string>>,
): Promise<{ readonly to: string; readonly answer: string }> {
  const asked = await readSigned(keys, CHOICE, form.pedido ?? '', now());
  if (asked === null) throw new LaunchRefused('STATE');
  const platform = await platformOf(asked.platform, { client: asked.client, unit: asked.deploymentId });
  if (platform === null) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const target = targetOfKey(form.alvo);
  if (target === null) throw new LaunchRefused('BAD_LOGIN');
  const [, title] = textsOf(target);
  const custom = customOf(target, form[SHIFTS_FIELD] !== NO_SHIFTS);
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
  const at = Math.floor(now() / 1000);
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
