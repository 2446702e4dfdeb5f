import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature, Services } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { deviceOf } from '../../http/device.ts';
import { BODY_LIMIT } from '../../http/json-bodies.ts';
import { noteSecurity } from '../../security-log.ts';
import { OPEN_ACTIVITY } from './activity-store.ts';
import { LTI_PATHS } from './addresses.ts';
import { adminPage, canvasConfig, mountRegistration } from './administration.ts';
import { enterAsUser, moveUser, userHashes } from './bound-guest.ts';
import { type CheckedLaunch, checkLaunch } from './check-launch.ts';
import type { ChoiceLaunch, LinkLaunch } from './claims.ts';
import { activityHash, askOf, classPage } from './class-page.ts';
import { choicePage, chosenLink } from './deep-link.ts';
import { fieldsOf, login } from './login.ts';
import { type Lti, ltiOf } from './lti.ts';
import { type Again, openAgain, whoComesAgain } from './own-window.ts';
import { enterPage, type LtiPage, refusalPage, returnPage, sendLtiPage } from './pages.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { seal } from './sealed.ts';
import { dreamIn, type LinkTarget, pathOf, targetOf } from './targets.ts';

interface OpenedActivity {
  readonly platform: LtiPlatform;
  readonly launch: LinkLaunch;
  readonly target: LinkTarget;
  readonly playerId: string;
}

/** True of an address on one of the platform's own origins: a launch never leads us anywhere else. */
const isOf = ({ origins }: LtiPlatform, address: string): boolean =>
  URL.canParse(address) && origins.includes(new URL(address).origin);

/** Where the platform's grade goes; null where it asks for none, or at an address that is none of its own. */
function lineOf({ platform, launch: { line } }: CheckedLink, { log }: Pick<Services, 'log'>): string | null {
  if (line === null || isOf(platform, line)) return line;
  const { issuer, clientId } = platform;
  log.warn({ issuer, clientId, line }, 'a grade is asked for at an origin that is none of the platform');
  return null;
}

/** Keeps that the player is of the activity's class, and where a grade goes. */
async function openActivity(
  { keys }: Pick<Lti, 'keys'>,
  { database, now, ages }: Pick<Services, 'database' | 'now' | 'ages'>,
  { platform, launch, target, playerId }: OpenedActivity,
  line: string | null,
): Promise<void> {
  const sealed = line === null ? null : await seal(keys, { lineUrl: line, userId: launch.sub });
  await database.query(OPEN_ACTIVITY, [
    playerId,
    await activityHash({ keys }, platform.id, launch),
    Buffer.from(platform.id, 'hex'),
    sealed,
    dreamIn(target),
    new Date(now()),
    new Date(ages.noted()),
  ]);
}

/** Refusals that are nobody's fault here and pass. */
const PASSING = ['PLATFORM_AWAY', 'GAME_AWAY'];

type CheckedLink = CheckedLaunch & { readonly launch: LinkLaunch };
interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Opens what a link is for: to a pupil the game, signed in, to a teacher the page of the class. */
async function openLink(
  lti: Lti,
  services: Services,
  checked: CheckedLink,
  { request, reply }: Call,
): Promise<LtiPage> {
  const { platform, launch, page } = checked;
  const { now, settings } = services;
  const returnUrl = launch.returnUrl !== null && isOf(platform, launch.returnUrl) ? launch.returnUrl : null;
  if (launch.isTeacher) {
    const ask = await askOf(lti, checked, { returnUrl, now: now() });
    await openAgain(lti, reply, { page, who: { kind: 'teacher', ask }, now: now() });
    return classPage(lti, ask, { ...services, publicUrl: settings.publicUrl });
  }
  const { user, before } = await userHashes(lti, platform, launch.deploymentId, launch.sub);
  await moveUser(services, platform.id, before, user);
  const { text, token } = await enterAsUser(services, user, deviceOf(request.headers['user-agent']));
  const target = targetOf(launch.custom);
  const line = lineOf(checked, services);
  await openActivity(lti, services, { platform, launch, target, playerId: token.playerId }, line);
  const path = basePathOf(settings.publicUrl) + pathOf(target);
  const school = JSON.stringify({ returnUrl, isGraded: line !== null, pupil: null, dream: dreamIn(target) });
  await openAgain(lti, reply, {
    page,
    who: { kind: 'pupil', user: Buffer.from(user).toString('hex'), path, school },
    now: now(),
  });
  return enterPage(text, { path, school });
}

/** The same once more, for who comes by the button that has opened it already. */
async function openOnceMore(lti: Lti, services: Services, who: Again, request: FastifyRequest): Promise<LtiPage> {
  if (who.kind === 'teacher') return classPage(lti, who.ask, { ...services, publicUrl: services.settings.publicUrl });
  const { path, school } = who;
  const { text } = await enterAsUser(services, Buffer.from(who.user, 'hex'), deviceOf(request.headers['user-agent']));
  return enterPage(text, { path, school });
}

/** Mounts what comes as a form, with errors as pages. */
function mount(scope: FastifyInstance, lti: Lti, services: Services): void {
  const { addresses, cookies, keys } = lti;
  const { database, now, randomBytes, log, settings } = services;
  const send = async (reply: FastifyReply, page: LtiPage): Promise<FastifyReply> =>
    sendLtiPage(reply, page, await lti.platforms());
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  scope.setErrorHandler(async (error, request, reply) => {
    const refused = error instanceof LaunchRefused ? error : new LaunchRefused('GAME_AWAY', { cause: error });
    log.warn({ err: refused, ...refused.about, code: refused.code }, 'a launch from a platform was refused');
    if (!PASSING.includes(refused.code)) noteSecurity(request.log, 'launch-refused', { how: refused.code });
    if (PASSING.includes(refused.code)) reply.code(503).header('retry-after', 60);
    else reply.code(403);
    return sendLtiPage(reply, refusalPage(refused.code), await lti.platforms().catch(() => []));
  });

  const launched = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { state, id_token: token, error, error_description: cause } = fieldsOf(request.body);
    if (error !== undefined)
      throw new LaunchRefused('PLATFORM_SAYS_NO', { cause: new Error(`${error}: ${cause ?? ''}`) });
    if (state === undefined || token === undefined) throw new LaunchRefused('BAD_LOGIN');
    const checked = await checkLaunch(lti, database, {
      state,
      token,
      browsers: cookies.browsersOf(request),
      now: now(),
    });
    const { launch, browser } = checked;
    const page =
      launch.kind === 'link'
        ? await openLink(lti, services, { ...checked, launch }, { request, reply })
        : await choicePage(lti, { ...checked, launch: launch as ChoiceLaunch }, { browser, now: now() });
    return send(reply, page);
  };

  const begin = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const again = await whoComesAgain(lti, request, now());
    return again === null
      ? login(lti, services, request, reply)
      : send(reply, await openOnceMore(lti, services, again, request));
  };
  scope.get(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.launch, launched);
  scope.post(LTI_PATHS.deepLink, launched);
  scope.post(LTI_PATHS.chosen, async (request, reply) => {
    const wishes = { browsers: cookies.browsersOf(request), now: now(), randomBytes };
    const { to, answer } = await chosenLink(lti, fieldsOf(request.body), wishes);
    return send(reply, returnPage(to, answer));
  });
  scope.post(LTI_PATHS.classPage, async (request, reply) => {
    const { turma: ask = '' } = fieldsOf(request.body);
    return send(reply, await classPage(lti, ask, { ...services, publicUrl: settings.publicUrl }));
  });
  // Opened by hand, or again from the history.
  for (const path of [LTI_PATHS.launch, LTI_PATHS.deepLink, LTI_PATHS.classPage])
    scope.get(path, async () => {
      throw new LaunchRefused('REPEATED');
    });
  scope.get(LTI_PATHS.keys, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await keys.published()),
  );
  scope.get(LTI_PATHS.canvas, async () => canvasConfig(addresses));
  scope.get(LTI_PATHS.page, async (_request, reply) => send(reply, adminPage(lti, (await lti.platforms()).length)));
  if (lti.takesRegistrations) mountRegistration(scope, lti, services);
}

/** The game inside a school's platform (LTI 1.3), where `ltiOf` has its parts; elsewhere these addresses are unknown. */
export const lti: Feature = (_api, services) => {
  const parts = ltiOf(services);
  if (parts === null) return;
  services.pages.register(async (scope) => mount(scope, parts, services));
};
