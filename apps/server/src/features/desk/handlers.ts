import { dateTimeText, timeText } from '@consorcio/copy/dates';
import { operatorCopy as copy } from '@consorcio/copy/operator';
import { csvText } from '@consorcio/kernel/csv';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK_COMMAND } from '../../age-clock.ts';
import { statement } from '../../db/database.ts';
import { dayOf, daysUntil, weekOf } from '../../desk/days.ts';
import { type DeskList, type DeskReport, type DeskTable, type Period, totalsOf } from '../../desk/desk.ts';
import { ANSWERS, COUNTED, STEP_NAMES, STEPS } from '../../desk/steps.ts';
import type { Feature, Services, Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { isOfOwnPage, policyHash } from '../../http/html.ts';
import { parseForms } from '../../http/json-bodies.ts';
import { operatorAccess } from '../../limits/operator-access.ts';
import { noteSecurity } from '../../security-log.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { codePage, deskPage, type ReadList, type ReadReport } from './page.ts';
import { type SecondFactor, secondFactor } from './second-factor.ts';
import { STYLE } from './style.ts';

/** A report for a spreadsheet: a line of names, then its rows; empty where a number is kept back. */
const csvOf = ({ columns, rows }: DeskTable): string => csvText([columns.map(({ id }) => id), ...rows]);

const { funnel, cohorts, steps } = copy;

const funnelReport: DeskReport = {
  group: 'players',
  id: 'funnel',
  title: funnel.title,
  note: funnel.note,
  chart: 'steps',
  async read(period) {
    const [taken, opened] = [totalsOf(period, COUNTED.steps), totalsOf(period, ANSWERS.opened)];
    return {
      columns: [
        { id: 'step', title: funnel.step },
        { id: 'screen', title: funnel.screen },
        { id: 'players', title: funnel.players },
        { id: 'screens-served', title: funnel.opened },
      ],
      rows: STEP_NAMES.map((step) => [steps[step], STEPS[step], taken[step] ?? 0, opened[STEPS[step]] ?? 0]),
    };
  },
};

/** Weeks of the period, oldest first; of the first one only what the period has of it. */
const cohortsReport: DeskReport = {
  group: 'players',
  id: 'cohorts',
  title: cohorts.title,
  note: cohorts.note,
  chart: 'bars',
  async read(period) {
    const totals = totalsOf(period, COUNTED.cohorts);
    const weeks = [...new Set(period.days.map(weekOf))];
    return {
      columns: [{ id: 'week', title: cohorts.week }, ...STEP_NAMES.map((id) => ({ id, title: steps[id] }))],
      rows: weeks.map((week) => [week, ...STEP_NAMES.map((step) => totals[`${week} ${step}`] ?? 0)]),
    };
  },
};

/** Days that may be looked at; the second is shown first. */
const PERIODS = [7, 30, 90, 365] as const;
const USUAL = 30;
/** Milliseconds for which a period's figures are cached, so that an operator's reloads cost players nothing. */
const AGE = 15_000;
const DAY = 86_400_000;

/** Characters of the form of a code. */
const FORM_LIMIT = 1_000;

/** Nothing but the page's own style, and forms to the desk itself: no script, no frame, no other address. */
const HEADERS = {
  'content-security-policy': `default-src 'none';style-src ${policyHash(STYLE)};img-src data:;base-uri 'none';form-action 'self';frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  // Browsers that do not say where a form comes from say its origin only where the page lets them.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

/** Days by which a clock is ahead; negative: behind. */
const daysOf = (milliseconds: number): number => Math.round(milliseconds / DAY);

const periodAsked = (query: unknown): number => {
  const asked = Number((query as { readonly dias?: unknown }).dias);
  return PERIODS.find((days) => days === asked) ?? USUAL;
};

const sendPage = (reply: FastifyReply, page: string): FastifyReply => reply.type('text/html; charset=utf-8').send(page);

/** The second factor, where the setting OPERATOR_TOTP has its secret. */
function factorOf({ settings, database, now }: Uses<'database' | 'settings' | 'now'>): SecondFactor | null {
  const { operatorToken: token, operatorTotp: secret, publicUrl } = settings;
  if (token === null || secret === null) return null;
  return secondFactor({ token, secret, publicUrl, database, now });
}

type Check = (request: FastifyRequest, reply: FastifyReply) => boolean;

/** Browsers send the password by themselves, with another site's form too. A script says its token itself. */
const isOwnForm = (request: FastifyRequest): boolean =>
  /^bearer /i.test(request.headers.authorization ?? '') || isOfOwnPage(request);

/** Notes and counts who was refused: the desk tells its operator of them. */
function noteRefused(request: FastifyRequest, counts: Services['counts'], how: 'token' | 'code'): void {
  noteSecurity(request.log, 'desk-refused', { how });
  counts.count(COUNTED.refused, how);
}

/** Days of refusals that are told. */
const TOLD = 7;

interface Forms {
  readonly counts: Services['counts'];
  readonly base: string;
  readonly factor: SecondFactor | null;
  readonly lists: readonly DeskList[];
  readonly check: Check;
}

/** All forms of the desk. One place lets only those of the operator's own page on to any of them. */
function mountForms(scope: FastifyInstance, { base, factor, lists, check, counts }: Forms): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (!check(request, reply) || !isOwnForm(request)) return refuseWith(reply, 'TOKEN_REQUIRED');
  });
  const enter = async (request: FastifyRequest, code = ''): Promise<string | null> => {
    const cookie = (await factor?.enter(code)) ?? null;
    if (cookie === null) noteRefused(request, counts, 'code');
    else noteSecurity(request.log, 'desk-entered', { how: 'code' });
    return cookie;
  };
  const wrongCode = (reply: FastifyReply): FastifyReply => sendPage(reply.code(403), codePage(copy.factor.wrong, base));
  if (factor !== null) {
    scope.post('/operador/codigo', async (request, reply) => {
      const cookie = await enter(request, (request.body as { readonly codigo?: string } | null)?.codigo);
      return cookie === null ? wrongCode(reply) : reply.header('set-cookie', cookie).redirect(`${base}/operador`, 303);
    });
    scope.post('/operador/sair', async (request, reply) =>
      reply.header('set-cookie', await factor.leave(request)).redirect(`${base}/operador`, 303),
    );
  }
  // What the operator decides: an act of an item that the list names at this moment.
  scope.post('/operador/:list', async (request, reply) => {
    if ((await factor?.isPassed(request)) === false) return refuseWith(reply, 'TOKEN_REQUIRED');
    const { list: id } = request.params as { readonly list: string };
    const { item, ato, codigo } = (request.body ?? {}) as Readonly<Record<string, string | undefined>>;
    const list = lists.find((one) => one.id === id);
    const found = (await list?.read())?.find((one) => one.id === item);
    const act = found?.acts.find((one) => one.id === ato);
    if (list === undefined || found === undefined || act === undefined) return refuseWith(reply, 'NOT_FOUND');
    if (factor !== null && act.needsCode === true && (await enter(request, codigo)) === null) return wrongCode(reply);
    await list.act(found.id, act.id);
    noteSecurity(request.log, 'operator-acted', { how: `${id}-${act.id}` });
    return reply.redirect(`${base}/operador`, 303);
  });
}

/** `$1` since when. */
const ACTS = statement<{ readonly act: string; readonly operator: string; readonly at: Date }>('desk-acts')`
  select act, operator, at from operator_act where at > $1 order by at desc limit 50`;
const SHOWN_ACTS = 7;

/** What was done to accounts by commands on the machine: nothing here undoes it, but nobody does it unseen. */
const actList = ({ database, now }: Uses<'database' | 'now'>): DeskList => ({
  id: 'contas',
  title: copy.acts.title,
  note: copy.acts.note(SHOWN_ACTS),
  read: async () =>
    (await database.query(ACTS, [new Date(now() - SHOWN_ACTS * DAY)])).map(({ act, operator, at }, i) => ({
      id: String(i),
      text: copy.acts.line(act, operator, dateTimeText(at.getTime())),
      acts: [],
    })),
  act: async () => undefined,
});

type Needs = 'pages' | 'settings' | 'counts' | 'desk' | 'now' | 'ages' | 'log' | 'database';

/** The operator's desk, where the setting OPERATOR_TOKEN opens it; elsewhere its address is like any unknown one. */
export const desk: Feature<Needs> = (_api, services) => {
  const { pages, settings, counts, desk: registry, now, ages, log } = services;
  registry.add(funnelReport);
  registry.add(cohortsReport);
  if (settings.operatorToken === null) return;
  registry.addList(actList(services));
  const isOperator = operatorAccess(settings.operatorToken, now);
  const factor = factorOf(services);

  const readPeriod = async (
    length: number,
  ): Promise<{ readonly at: number; readonly reports: readonly ReadReport[] }> => {
    const at = now();
    const days = daysUntil(dayOf(at), length);
    const period: Period = { days, counts: await counts.read(days[0] ?? '') };
    const reports = registry.reports().map(async (report): Promise<ReadReport> => {
      const table = await report.read(period).catch((error: unknown) => {
        log.warn({ err: error, report: report.id }, 'a report of the desk failed');
        return null;
      });
      return { report, table };
    });
    return { at, reports: await Promise.all(reports) };
  };
  const cached = new Map(PERIODS.map((days) => [days as number, cachedFor(() => readPeriod(days), AGE, now)]));
  const read = (days: number) => (cached.get(days) ?? (() => readPeriod(days)))();

  /** Lets only the operator on; says who is asked for otherwise. */
  const check = (request: FastifyRequest, reply: FastifyReply): boolean => {
    reply.headers(HEADERS);
    if (isOperator(request)) return true;
    if (request.headers.authorization !== undefined) noteRefused(request, counts, 'token');
    reply.header('www-authenticate', 'Basic realm="Operador", charset="UTF-8"');
    return false;
  };

  pages.get('/operador', async (request, reply) => {
    if (!check(request, reply)) return refuseWith(reply, 'TOKEN_REQUIRED');
    if ((await factor?.isPassed(request)) === false)
      return sendPage(reply, codePage(null, basePathOf(settings.publicUrl)));
    if (factor === null) noteSecurity(request.log, 'desk-entered', { how: 'token' });
    const days = periodAsked(request.query);
    const { at, reports } = await read(days);
    const refused = ages.refused();
    const told = daysUntil(dayOf(now()), TOLD);
    const { token = 0, code = 0 } = totalsOf({ days: told, counts: await counts.read(told[0] ?? '') }, COUNTED.refused);
    const notices = [
      ...(refused === null ? [] : [copy.clock(dateTimeText(now()), daysOf(refused.by), CLOCK_COMMAND)]),
      ...(token + code === 0 ? [] : [copy.refused(token, code, TOLD)]),
    ];
    const lists = registry.lists().map(async ({ id, title, note, read: readList }): Promise<ReadList> => {
      const items = await readList().catch((error: unknown) => {
        log.warn({ err: error, list: id }, 'a list of the desk failed');
        return null;
      });
      return { list: { id, title, note }, items };
    });
    const parts = {
      lists: await Promise.all(lists),
      periods: PERIODS,
      days,
      time: timeText(at),
      reports,
      notices,
      hasFactor: factor !== null,
    };
    return sendPage(reply, deskPage(parts));
  });

  pages.get('/operador/:file', async (request, reply) => {
    if (!check(request, reply)) return refuseWith(reply, 'TOKEN_REQUIRED');
    if ((await factor?.isPassed(request)) === false) return refuseWith(reply, 'TOKEN_REQUIRED');
    const { file } = request.params as { readonly file: string };
    const { reports } = await read(periodAsked(request.query));
    const found = reports.find(({ report }) => `${report.id}.csv` === file);
    if (found === undefined) return refuseWith(reply, 'NOT_FOUND');
    if (found.table === null) return refuseWith(reply.header('retry-after', 2), 'UNAVAILABLE');
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file}"`)
      .send(csvOf(found.table));
  });

  pages.register(async (scope) => {
    parseForms(scope, FORM_LIMIT);
    mountForms(scope, { base: basePathOf(settings.publicUrl), factor, lists: registry.lists(), check, counts });
  });
};
