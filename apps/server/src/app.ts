import * as crypto from 'node:crypto';
import { sealSeed } from '@consorcio/game';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { type AgeClock, machineAges } from './age-clock.ts';
import type { Database } from './db/database.ts';
import { observeStatements } from './db/database.ts';
import { dayCounts, keepCounts } from './desk/day-counts.ts';
import { desk } from './desk/desk.ts';
import { embedsAt } from './embeds.ts';
import type { Settings } from './env.ts';
import type { Services } from './feature.ts';
import { passwords } from './features/auth/password.ts';
import { sessionsIn } from './features/auth/session-store.ts';
import { type Metrics, metrics } from './features/health/metrics.ts';
import { counter } from './features/live/counter.ts';
import { replayer } from './features/stage/replayer.ts';
import { runClock, runScorer } from './features/stage/run-scorer.ts';
import { noter } from './features/week/noter.ts';
import { FEATURES } from './features.ts';
import { basePathOf, targetBelow } from './http/base-path.ts';
import { apiOn } from './http/bind.ts';
import { serveDocs } from './http/docs.ts';
import { refuseLongTargets, replyToClientError, replyToError } from './http/error-reply.ts';
import { eventStreams } from './http/event-streams.ts';
import { inlinePartsOf } from './http/html.ts';
import { BODY_LIMIT, parseJsonBodies } from './http/json-bodies.ts';
import { type LogStream, loggerOptions, logRequests } from './http/log.ts';
import { BUILT, type Built, type Folders, readShell, screenPages, servePages } from './http/pages.ts';
import { leadPassedOn } from './http/passed-on.ts';
import { placeFiles } from './http/placed-files.ts';
import { securityHeaders } from './http/security-headers.ts';
import { proofsIn, rateLimits } from './limits/calls.ts';
import { guessLimits } from './limits/guesses.ts';
import { sharedLimits } from './limits/shared.ts';
import { windows } from './limits/windows.ts';
import { phoneAddresses } from './local-network.ts';
import { COUNTED_MAILS, type MailEnd, type Outbox, outbox } from './mail/outbox.ts';
import { mailServerAt } from './mail/smtp.ts';
import { publicIdsOf } from './public-ids.ts';

export interface AppParts {
  /** Opened and up to date; closed together with the app. */
  readonly database: Database;
  readonly settings: Settings;
  /** Where the built pages are; left out: where the build puts them. */
  readonly folders?: Folders;
  readonly now?: () => number;
  /** As of when things are old; left out: as of now. */
  readonly ages?: AgeClock;
  /** Milliseconds from any moment on, never set back; left out: the process's. */
  readonly monotonic?: () => number;
  readonly randomBytes?: (count: number) => Uint8Array;
  /** Where the log goes; left out: to the standard output. */
  readonly log?: LogStream;
  /** Milliseconds after which what was counted is written, again and again and at the end; left out: never. */
  readonly keepCountsEvery?: number;
  /** Where phones reach the server now; left out: at the public address. */
  readonly phoneAddresses?: () => readonly string[];
  /** Milliseconds before each new try of a mail that was not taken; left out: minutes. */
  readonly mailPauses?: readonly number[];
  /** Where figures are counted; left out: in the app's own. */
  readonly metrics?: Metrics;
  /** Told the name of every SQL statement, for tests that count them. */
  readonly onStatement?: (name: string) => void;
}

/** Milliseconds within which a client must have sent its headers, and all of its request (QUALITY). */
const HEADERS_TIMEOUT = 20_000;
const REQUEST_TIMEOUT = 30_000;
const TIMEOUT_CHECK = 1_000;
/** Characters of a path parameter; ids are shorter, and longer ones are refused as ids, not as paths. */
const PARAM_LENGTH = 500;

/** The contract's schemas check what comes and goes (`http/bind.ts`), so the framework's own compilers are never loaded. */
const noSchemas = (): never => {
  throw new Error('a route brought a schema of its own: use the contract');
};

const bareServer = ({ logLevel, trustProxy }: Settings, base: string, log?: LogStream): FastifyInstance =>
  Fastify({
    logger: { ...loggerOptions(logLevel), ...(log === undefined ? {} : { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { maxParamLength: PARAM_LENGTH },
    rewriteUrl: ({ url = '/' }) => targetBelow(base, url),
    frameworkErrors: replyToError,
    clientErrorHandler: replyToClientError,
  });

/** Mails on their way out; null without a mail server. */
async function outboxOf(
  { settings: { smtp, mailFrom }, mailPauses }: AppParts,
  { log }: FastifyInstance,
  onEnd: (end: MailEnd) => void,
): Promise<Outbox | null> {
  if (smtp === null) return null;
  const server = await mailServerAt(smtp, mailFrom);
  return outbox({ server, log, onEnd, ...(mailPauses === undefined ? {} : { pauses: mailPauses }) });
}

/** The whole server but its socket: tests drive it by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, now = Date.now, randomBytes = crypto.randomBytes } = parts;
  const base = basePathOf(settings.publicUrl);
  const app = bareServer(settings, base, parts.log);
  const folders = parts.folders ?? BUILT;
  const built: Built = { folders, placed: placeFiles(folders, base) };
  const measured = parts.metrics ?? metrics(now);
  const database = observeStatements(parts.database, (name) => {
    measured.countStatement(name);
    parts.onStatement?.(name);
  });
  const monotonic = parts.monotonic ?? (() => performance.now());
  const ages = parts.ages ?? machineAges(now, monotonic);
  const sessions = sessionsIn(database, ages, (error) => app.log.warn({ err: error }, 'a session was not noted'));
  const ids = await publicIdsOf(database);
  const shell = readShell(built);
  const counts = dayCounts(database, now, crypto.randomUUID());
  const endMail = (end: MailEnd): void => {
    measured.countMail(end);
    counts.count(COUNTED_MAILS, end);
  };
  const mails = await outboxOf(parts, app, endMail);
  const onFault = (error: unknown): void => app.log.error({ err: error }, 'a thread broke off, and is begun anew');
  const replays = { replayer: replayer(onFault), runs: runClock(monotonic) };
  const counters = windows(now, settings.rateLimits);
  const proofs = proofsIn(counters);
  let isClosing = false;
  const services: Services = {
    database,
    sessions,
    ids,
    settings,
    shell,
    now,
    ages,
    monotonic,
    counts,
    metrics: measured,
    log: app.log,
    pages: app,
    desk: desk(),
    embeds: embedsAt(settings.publicUrl),
    phoneAddresses: parts.phoneAddresses ?? (() => phoneAddresses(settings, () => [])),
    outbox: mails,
    passwords: passwords(),
    noter: noter(onFault),
    counter: counter(onFault),
    live: {},
    ...replays,
    scoreRun: runScorer({ database, settings, now, ...replays }),
    shared: sharedLimits(database, app.log, settings.rateLimits),
    guesses: guessLimits(counters),
    windows: counters,
    proofs,
    randomBytes,
    newSeal: () => sealSeed(randomBytes),
    isClosing: () => isClosing,
  };

  app.setErrorHandler(replyToError);
  logRequests(app);
  measured.watch(app);
  parseJsonBodies(app);
  securityHeaders(app, {
    isBehindTls: settings.publicUrl.startsWith('https:'),
    inline: inlinePartsOf(screenPages(built)),
    embedOrigins: settings.embedOrigins,
    base,
  });
  refuseLongTargets(app);
  leadPassedOn(app, settings.publicUrl);
  rateLimits(app, counters, proofs);
  serveDocs(app);
  const api = apiOn(app, sessions, await eventStreams(app));
  for (const feature of FEATURES) feature(api, services);
  await servePages(app, built, shell, settings.publicUrl);

  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // A connection that was busy when the server was told to stop would otherwise stay open after its answer.
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing) reply.header('connection', 'close');
    next(null, payload);
  });
  const counting = parts.keepCountsEvery === undefined ? null : keepCounts(counts, parts.keepCountsEvery, app.log);
  app.addHook('onClose', async () => {
    await mails?.stop();
    await counting?.stop();
    await sessions.settled();
    await services.replayer.close();
    await services.noter.close();
    await services.counter.close();
    await database.close();
  });
  return app;
}
