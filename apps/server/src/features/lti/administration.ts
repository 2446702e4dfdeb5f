import { dateTimeText } from '@consorcio/copy/dates';
import { ltiCopy } from '@consorcio/copy/lti';
import type { FastifyInstance } from 'fastify';
import type { DeskItem, DeskList } from '../../desk/desk.ts';
import type { Uses } from '../../feature.ts';
import { limitKey } from '../../http/client.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { escapeHtml } from '../../http/html.ts';
import { SCOPES } from './claims.ts';
import { fieldsOf } from './login.ts';
import { LTI_PATHS, type Lti, type LtiAddresses, type LtiContext } from './lti.ts';
import { type LtiPage, registeredPage, sendLtiPage, unregisteredPage } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { isPlatformAddress, register } from './register.ts';
import { KEPT_REMOVED, type Registered, registeredIn } from './registered.ts';

/* How a platform is connected: the page for its administrator, its registration, and what the operator decides about it. */

const text = ltiCopy.register.desk;
const copy = ltiCopy.admin;

/** One entry of LTI_PLATFORMS to be filled in; the addresses are those of a Moodle. */
const EXAMPLE = [
  {
    issuer: 'https://moodle.example.com',
    clientId: 'AbC123',
    authUrl: 'https://moodle.example.com/mod/lti/auth.php',
    tokenUrl: 'https://moodle.example.com/mod/lti/token.php',
    jwksUrl: 'https://moodle.example.com/mod/lti/certs.php',
    deploymentIds: ['1'],
  },
];

const steps = (lines: readonly string[]): string =>
  `<ol>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ol>`;

/** What an administrator pastes into the platform, and what goes into the settings. */
export function adminPage({ addresses, takesRegistrations }: Lti, platforms: number): LtiPage {
  const named = ['register', 'launch', 'deepLink', 'login', 'keys', 'canvas'] as const;
  const rows = named
    .filter((name) => takesRegistrations || name !== 'register')
    .map((name) => `<dt>${escapeHtml(copy.names[name])}</dt><dd><code>${escapeHtml(addresses[name])}</code></dd>`);
  const dynamic = takesRegistrations ? steps(copy.moodleSteps) : `<p>${escapeHtml(copy.noRegister)}</p>`;
  const body = `<p>${escapeHtml(copy.intro)} ${escapeHtml(copy.known(platforms))}</p>
<h2>${copy.addresses}</h2><dl>${rows.join('')}</dl>
<h2>${copy.moodle}</h2>${dynamic}
<h2>${copy.hand}</h2>${steps(copy.handSteps)}
<h2>${copy.canvas}</h2>${steps(copy.canvasSteps)}
<h2>${escapeHtml(copy.settings)}</h2><p>${escapeHtml(copy.settingsBody)}</p><pre>${escapeHtml(JSON.stringify(EXAMPLE, null, 2))}</pre>
<p>${escapeHtml(copy.kept)}</p>`;
  return { title: copy.title, body };
}

/** The configuration that Canvas takes by its address. */
export function canvasConfig({ launch, login, deepLink, keys }: LtiAddresses) {
  const placement = (name: string) => ({
    placement: name,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: deepLink,
  });
  return {
    title: 'Vai de Consórcio',
    description: ltiCopy.tool,
    target_link_uri: launch,
    oidc_initiation_url: login,
    public_jwk_url: keys,
    scopes: Object.values(SCOPES),
    extensions: [
      {
        platform: 'canvas.instructure.com',
        privacy_level: 'anonymous',
        settings: { placements: [placement('assignment_selection'), placement('link_selection')] },
      },
    ],
  };
}

/** Milliseconds and number: what one address may register. */
const REGISTERED_WITHIN = 3_600_000;
const MOST_REGISTERED = 20;

/** Milliseconds in which what was confirmed or removed is undone together: after a token was lost. */
const RECENT = KEPT_REMOVED;
/** Items that stand for all of those. */
const [ALL_CONFIRMED, ALL_REMOVED] = ['recentes', 'removidas'];

/** A platform as the operator checks it: every address that is not its own, and whether another one says it is the same. */
function deskItem(
  { platform, askedAt, askedBy, confirmedAt, removedAt }: Registered,
  known: readonly LtiPlatform[],
): DeskItem {
  const { id, issuer, clientId, deploymentIds, authUrl, tokenUrl, jwksUrl } = platform;
  const own = new URL(issuer).origin;
  const foreign = [authUrl, tokenUrl, jwksUrl].filter((url) => new URL(url).origin !== own);
  const isTwice = known.some((other) => other.issuer === issuer && other.id !== id);
  const asked = dateTimeText(askedAt.getTime());
  const standing = removedAt ?? confirmedAt;
  const state = removedAt !== null ? text.removed : text.confirmed;
  const confirm = { id: 'confirmar', label: removedAt === null ? text.confirm : text.giveBack, needsCode: true };
  return {
    id,
    text: standing === null ? text.waits(issuer, asked) : state(issuer, dateTimeText(standing.getTime())),
    details: [text.about(clientId, deploymentIds), text.askedBy(asked, askedBy)],
    warnings: [...foreign.map(text.foreign), ...(isTwice ? [text.twice] : [])],
    acts: [
      ...(confirmedAt === null ? [confirm] : []),
      ...(removedAt === null ? [{ id: 'remover', label: text.remove }] : []),
    ],
  };
}

/** What the operator decides about platforms; what was done within a week is undone together, in both directions. */
function platformList(
  { now, settings }: Uses<'settings' | 'now'>,
  registered: ReturnType<typeof registeredIn>,
): DeskList {
  const isRecent = (at: Date | null): boolean => at !== null && at.getTime() > now() - RECENT;
  const read = async () => {
    const all = await registered.read(now());
    const removed = await registered.removed(now() - RECENT);
    return { all, removed, recent: all.filter(({ confirmedAt }) => isRecent(confirmedAt)) };
  };
  return {
    id: 'plataformas',
    title: text.title,
    note: text.note,
    async read() {
      const { all, removed, recent } = await read();
      const known = [...(settings.ltiPlatforms ?? []), ...all.map(({ platform }) => platform)];
      const days = RECENT / 86_400_000;
      const undo = {
        id: ALL_CONFIRMED,
        text: text.recent(recent.length, days),
        acts: [{ id: 'remover', label: text.removeAll }],
      };
      const redo = {
        id: ALL_REMOVED,
        text: text.recentlyRemoved(removed.length, days),
        acts: [{ id: 'confirmar', label: text.giveAllBack, needsCode: true }],
      };
      return [
        ...[...all, ...removed].map((one) => deskItem(one, known)),
        ...(recent.length > 1 ? [undo] : []),
        ...(removed.length > 1 ? [redo] : []),
      ];
    },
    async act(id, act) {
      const { recent, removed } = await read();
      const many = id === ALL_CONFIRMED ? recent : id === ALL_REMOVED ? removed : null;
      const ids = many?.map(({ platform }) => platform.id) ?? [id];
      for (const one of ids)
        await (act === 'confirmar' ? registered.confirm(one, now()) : registered.remove(one, now()));
    },
  };
}

/** Where a platform registers itself, and the operator's list of those that did. */
export function mountRegistration(scope: FastifyInstance, lti: LtiContext & Uses<'windows' | 'desk'>): void {
  const { now, database, log, windows, settings } = lti;
  const registered = registeredIn(database);
  const visits = windows(REGISTERED_WITHIN);
  const mayBeLocal = new URL(settings.publicUrl).protocol === 'http:';
  scope.get(LTI_PATHS.register, async (request, reply) => {
    const { openid_configuration: from = '', registration_token: token = null } = fieldsOf(request.query);
    const platforms = await lti.platforms();
    if (visits.add(limitKey(request.ip)).times > MOST_REGISTERED) return refuseWith(reply, 'RATE_LIMITED');
    const shownBy = isPlatformAddress(from, mayBeLocal) ? new URL(from).origin : undefined;
    try {
      const askedBy = limitKey(request.ip);
      const asked = { from, token, askedBy, mayBeLocal, now: now() };
      const { platform, isConfirmed } = await register(lti, registered, asked);
      const { issuer, clientId } = platform;
      log.info({ issuer, clientId }, 'a platform asks to open the game');
      return sendLtiPage(
        reply,
        { ...registeredPage(new URL(from).host, isConfirmed), shownBy: new URL(from).origin },
        platforms,
      );
    } catch (error) {
      log.warn({ err: error, from }, 'a platform was not registered');
      const page = { ...unregisteredPage(), ...(shownBy !== undefined && { shownBy }) };
      return sendLtiPage(reply.code(400), page, platforms);
    }
  });
  lti.desk.addList(platformList(lti, registered));
}
