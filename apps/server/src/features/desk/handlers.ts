import { createHash } from 'node:crypto';
import { operatorCopy as copy } from '@consorcio/copy/operator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLOCK_COMMAND } from '../../age-clock.ts';
import { dayOf, daysUntil } from '../../desk/days.ts';
import type { Period } from '../../desk/desk.ts';
import type { Feature } from '../../feature.ts';
import { refuseWith } from '../../http/error-reply.ts';
import { operatorAccess } from '../../http/operator-access.ts';
import { noteSecurity } from '../../security-log.ts';
import { cachedFor } from '../../ttl-cache.ts';
import { csvOf } from './csv.ts';
import { deskPage, type ReadReport } from './page.ts';
import { cohortsReport, funnelReport } from './step-reports.ts';
import { STYLE } from './style.ts';

/** Days that may be looked at; the second is shown first. */
const PERIODS = [7, 30, 90, 365] as const;
const USUAL = 30;
/** Milliseconds for which a period's figures are cached, so that an operator's reloads cost players nothing. */
const AGE = 15_000;
const DAY = 86_400_000;

const styleHash = createHash('sha256').update(STYLE).digest('base64');
/** Nothing but the page's own style: no script, no frame, no other address. */
const HEADERS = {
  'content-security-policy': `default-src 'none';style-src 'sha256-${styleHash}';img-src data:;base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};

const hourOf = (at: number): string =>
  new Date(at).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' });

const dateOf = (at: number): string =>
  new Date(at).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Sao_Paulo' });
/** Days by which a clock is ahead; negative: behind. */
const daysOf = (milliseconds: number): number => Math.round(milliseconds / DAY);

const periodAsked = (query: unknown): number => {
  const asked = Number((query as { readonly dias?: unknown }).dias);
  return PERIODS.find((days) => days === asked) ?? USUAL;
};

/** The operator's desk, where the setting OPERATOR_TOKEN opens it; elsewhere its address is like any unknown one. */
export const desk: Feature = (_api, { pages, settings, counts, desk: registry, now, ages, log }) => {
  registry.add(funnelReport);
  registry.add(cohortsReport);
  if (settings.operatorToken === null) return;
  const isOperator = operatorAccess(settings.operatorToken, now);

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
  const kept = new Map(PERIODS.map((days) => [days as number, cachedFor(() => readPeriod(days), AGE, now)]));
  const read = (days: number) => (kept.get(days) ?? (() => readPeriod(days)))();

  /** Lets only the operator on; says who is asked for otherwise. */
  const check = (request: FastifyRequest, reply: FastifyReply): boolean => {
    reply.headers(HEADERS);
    if (isOperator(request)) return true;
    if (request.headers.authorization !== undefined) noteSecurity(request.log, 'desk-refused', { how: 'token' });
    reply.header('www-authenticate', 'Basic realm="Operador", charset="UTF-8"');
    return false;
  };

  pages.get('/operador', async (request, reply) => {
    if (!check(request, reply)) return refuseWith(reply, 'TOKEN_REQUIRED');
    noteSecurity(request.log, 'desk-entered', { how: 'token' });
    const days = periodAsked(request.query);
    const { at, reports } = await read(days);
    const refused = ages.refused();
    const notices = refused === null ? [] : [copy.clock(dateOf(now()), daysOf(refused.by), CLOCK_COMMAND)];
    const page = deskPage({ periods: PERIODS, days, time: hourOf(at), reports, notices });
    return reply.type('text/html; charset=utf-8').send(page);
  });

  pages.get('/operador/:file', async (request, reply) => {
    if (!check(request, reply)) return refuseWith(reply, 'TOKEN_REQUIRED');
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
};
