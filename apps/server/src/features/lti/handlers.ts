import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feature, Uses } from '../../feature.ts';
import { parseForms } from '../../http/json-bodies.ts';
import { noteSecurity } from '../../security-log.ts';
import { adminPage, canvasConfig, mountRegistration } from './administration.ts';
import { checkLaunch } from './check-launch.ts';
import { askOf, askPath, classPage } from './class-page.ts';
import { choicePage, chosenLink } from './deep-link.ts';
import { fieldsOf, login } from './login.ts';
import { LTI_PATHS, type LtiContext, ltiOf } from './lti.ts';
import { deskPage, isFramed, pupilPage, windowPage } from './open-link.ts';
import { type LtiPage, refusalPage, returnPage, sendLtiPage } from './pages.ts';
import { LaunchRefused } from './refused.ts';

/** Refusals that are nobody's fault here and pass. */
const PASSING = ['PLATFORM_AWAY', 'GAME_AWAY'];

type Needs =
  | 'database'
  | 'settings'
  | 'now'
  | 'randomBytes'
  | 'log'
  | 'pages'
  | 'live'
  | 'counts'
  | 'ages'
  | 'newSeal'
  | 'windows'
  | 'desk';

/** Mounts what comes as a form, with errors as pages. */
function mount(scope: FastifyInstance, lti: LtiContext & Uses<Needs>): void {
  const { addresses, cookies, keys, log } = lti;
  const send = async (reply: FastifyReply, page: LtiPage): Promise<FastifyReply> =>
    sendLtiPage(reply, page, await lti.platforms());
  parseForms(scope);
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
    const browsers = cookies.browsersOf(request);
    const brought = { state, token, browsers, isFramed: isFramed(request) };
    const { launch, ...checked } = await checkLaunch(lti, brought);
    if (launch.kind === 'choice') return send(reply, await choicePage(lti, { ...checked, launch }));
    const link = { ...checked, launch };
    if (!launch.isTeacher) return send(reply, await pupilPage(lti, link, request));
    const desk = await deskPage(lti, link, request);
    if (desk !== null) return send(reply, desk);
    const ask = await askOf(lti, link);
    return checked.browser === null
      ? send(reply, await classPage(lti, ask, null))
      : reply.redirect(askPath(lti, ask), 303);
  };
  const begin = (request: FastifyRequest, reply: FastifyReply) => login(lti, request, reply);
  scope.get(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.login, begin);
  scope.post(LTI_PATHS.launch, launched);
  scope.post(LTI_PATHS.deepLink, launched);
  scope.post(LTI_PATHS.chosen, async (request, reply) => {
    const { to, answer } = await chosenLink(lti, fieldsOf(request.body));
    return send(reply, returnPage(to, answer));
  });
  scope.post(LTI_PATHS.window, async (request, reply) => {
    const { entrada: button = '' } = fieldsOf(request.body);
    return send(reply, await windowPage(lti, button, request));
  });
  scope.get(LTI_PATHS.classPage, async (request, reply) => {
    const { turma: ask = '' } = fieldsOf(request.query);
    return send(reply, await classPage(lti, ask, cookies.browsersOf(request)));
  });
  scope.post(LTI_PATHS.classPage, async (request, reply) => {
    const { turma: ask = '' } = fieldsOf(request.body);
    return send(reply, await classPage(lti, ask, null));
  });
  // Opened by hand, or again from the history.
  for (const path of [LTI_PATHS.launch, LTI_PATHS.deepLink, LTI_PATHS.window])
    scope.get(path, async () => {
      throw new LaunchRefused('REPEATED');
    });
  scope.get(LTI_PATHS.keys, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send(await keys.published()),
  );
  scope.get(LTI_PATHS.canvas, async () => canvasConfig(addresses));
  scope.get(LTI_PATHS.page, async (_request, reply) => send(reply, adminPage(lti, (await lti.platforms()).length)));
  if (lti.takesRegistrations) mountRegistration(scope, lti);
}

/** The game inside a school's platform (LTI 1.3), where `ltiOf` has its parts; elsewhere these addresses are unknown. */
export const lti: Feature<Needs> = (_api, services) => {
  const parts = ltiOf(services);
  if (parts === null) return;
  services.pages.register(async (scope) => mount(scope, { ...services, ...parts }));
};
