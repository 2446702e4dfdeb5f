import { ltiCopy } from '@consorcio/copy/lti';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature, Services } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { deviceOf } from '../../http/device.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { BODY_LIMIT } from '../../http/json-bodies.ts';
import { noteSecurity } from '../../security-log.ts';
import { LTI_PATHS, type LtiAddresses } from './addresses.ts';
import { enterAsUser } from './bound-guest.ts';
import { browserOf } from './browser-cookie.ts';
import { type CheckedLaunch, checkLaunch } from './check-launch.ts';
import { type ChoiceLaunch, type LinkLaunch, SCORE_SCOPE } from './claims.ts';
import { choicePage, chosenLink } from './deep-link.ts';
import { OPEN_LINE } from './line-store.ts';
import { fieldsOf, login } from './login.ts';
import { type Lti, ltiOf } from './lti.ts';
import { enterPage, type LtiPage, refusalPage, returnPage, sendLtiPage } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { seal } from './sealed.ts';
import { type LinkTarget, pathOf, targetOf } from './targets.ts';

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
function adminPage(addresses: LtiAddresses, platforms: number): LtiPage {
  const rows = (['launch', 'login', 'keys', 'deepLink', 'canvas'] as const).map(
    (name) => `<dt>${escapeHtml(copy.names[name])}</dt><dd><code>${escapeHtml(addresses[name])}</code></dd>`,
  );
  const body = `<p>${escapeHtml(copy.intro)} ${escapeHtml(copy.known(platforms))}</p>
<h2>${copy.addresses}</h2><dl>${rows.join('')}</dl>
<h2>${copy.moodle}</h2>${steps(copy.moodleSteps)}
<h2>${copy.canvas}</h2>${steps(copy.canvasSteps)}
<h2>${escapeHtml(copy.settings)}</h2><p>${escapeHtml(copy.settingsBody)}</p><pre>${escapeHtml(JSON.stringify(EXAMPLE, null, 2))}</pre>
<p>${escapeHtml(copy.kept)}</p>`;
  return { title: copy.title, body };
}

/** The configuration that Canvas takes by its address. */
function canvasConfig({ launch, login, deepLink, keys }: LtiAddresses) {
  const placement = (name: string) => ({
    placement: name,
    message_type: 'LtiDeepLinkingRequest',
    target_link_uri: deepLink,
  });
  return {
    ...{ title: 'Vai de Consórcio', description: copy.intro, target_link_uri: launch },
    ...{ oidc_initiation_url: login, public_jwk_url: keys, scopes: [SCORE_SCOPE] },
    extensions: [
      {
        ...{ platform: 'canvas.instructure.com', privacy_level: 'anonymous' },
        settings: { placements: [placement('assignment_selection'), placement('link_selection')] },
      },
    ],
  };
}

interface LineOfLaunch {
  readonly platform: LtiPlatform;
  readonly launch: LinkLaunch;
  readonly target: LinkTarget;
  readonly playerId: string;
}

/** True of an address on one of the platform's own origins: a launch never leads us anywhere else. */
const isOf = ({ origins }: LtiPlatform, line: string): boolean =>
  URL.canParse(line) && origins.includes(new URL(line).origin);

/** Keeps that the platform asks for a grade, and where it goes; without one nothing is kept. */
async function openLine(
  { keys }: Pick<Lti, 'keys'>,
  { database, now, log }: Pick<Services, 'database' | 'now' | 'log'>,
  { platform, launch, target, playerId }: LineOfLaunch,
): Promise<void> {
  const { line, sub } = launch;
  if (line === null) return;
  if (!isOf(platform, line)) {
    log.warn({ issuer: platform.issuer }, 'a grade is asked for at an origin that is none of the platform');
    return;
  }
  const lineHash = await keys.hash('line', platform.id, line);
  const sealed = await seal(keys, { lineUrl: line, userId: sub });
  const dreamId = target.kind === 'dream' ? target.dreamId : null;
  await database.query(OPEN_LINE, [
    playerId,
    lineHash,
    Buffer.from(platform.id, 'hex'),
    sealed,
    dreamId,
    new Date(now()),
  ]);
}

/** Refusals that are nobody's fault here and pass. */
const PASSING = ['PLATFORM_AWAY', 'GAME_AWAY'];

/** Signs the player in and opens what the link is for. */
async function enter(
  lti: Lti,
  services: Services,
  { platform, launch }: CheckedLaunch & { readonly launch: LinkLaunch },
  request: FastifyRequest,
) {
  const user = await lti.keys.hash('user', platform.issuer, launch.deploymentId, launch.sub);
  const { text, token } = await enterAsUser(services, user, deviceOf(request.headers['user-agent']));
  const target = targetOf(launch.custom);
  await openLine(lti, services, { platform, launch, target, playerId: token.playerId });
  return enterPage(text, basePathOf(services.settings.publicUrl) + pathOf(target));
}

/** Mounts what comes as a form, with errors as pages. */
function mount(scope: FastifyInstance, lti: Lti, services: Services): void {
  const { platforms, addresses, keys } = lti;
  const { database, now, randomBytes, log } = services;
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.setErrorHandler((error, request, reply) => {
    const refused = error instanceof LaunchRefused ? error : new LaunchRefused('GAME_AWAY', error);
    log.warn({ err: refused }, 'a launch from a platform was refused');
    if (!PASSING.includes(refused.code)) noteSecurity(request.log, 'launch-refused', { how: refused.code });
    if (PASSING.includes(refused.code)) reply.code(503).header('retry-after', 60);
    else reply.code(403);
    return sendLtiPage(reply, refusalPage(refused.code), platforms);
  });

  const launched = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { state, id_token: token, error } = fieldsOf(request.body);
    if (error !== undefined) throw new LaunchRefused('PLATFORM_SAYS_NO');
    if (state === undefined || token === undefined) throw new LaunchRefused('BAD_LOGIN');
    const browser = browserOf(request);
    const checked = await checkLaunch(lti, database, { state, token, browser, now: now() });
    const { launch } = checked;
    const page =
      launch.kind === 'link'
        ? await enter(lti, services, { ...checked, launch }, request)
        : await choicePage(lti, { ...checked, launch: launch as ChoiceLaunch }, { browser: browser ?? '', now: now() });
    return sendLtiPage(reply, page, platforms);
  };

  const begin = (request: FastifyRequest, reply: FastifyReply) => login(lti, services, request, reply);
  scope.get(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.launch, launched);
  scope.post(LTI_PATHS.deepLink, launched);
  scope.post(LTI_PATHS.chosen, async (request, reply) => {
    const wishes = { browser: browserOf(request), now: now(), randomBytes };
    const { to, answer } = await chosenLink(lti, fieldsOf(request.body), wishes);
    return sendLtiPage(reply, returnPage(to, answer), platforms);
  });
  // Opened by hand, or again from the history.
  for (const path of [LTI_PATHS.launch, LTI_PATHS.deepLink])
    scope.get(path, async () => {
      throw new LaunchRefused('REPEATED');
    });
  scope.get(LTI_PATHS.keys, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await keys.published()),
  );
  scope.get(LTI_PATHS.canvas, async () => canvasConfig(addresses));
  scope.get(LTI_PATHS.page, (_request, reply) => sendLtiPage(reply, adminPage(addresses, platforms.length), platforms));
}

/** The game inside a school's platform (LTI 1.3), where LTI_PLATFORMS is set; elsewhere these addresses are unknown. */
export const lti: Feature = (_api, services) => {
  const parts = ltiOf(services);
  if (parts === null) return;
  services.pages.register(async (scope) => mount(scope, parts, services));
};
