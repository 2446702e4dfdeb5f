import { PATHS, SCREEN_NAMES } from '@consorcio/contract';
import type { FastifyInstance } from 'fastify';
import { ANSWERS, BEYOND, TIME_STEPS } from '../../desk/answers.ts';
import type { DayCounts } from '../../desk/day-counts.ts';
import { refusalOf } from '../../http/error-reply.ts';
import { isStream } from '../../http/event-streams.ts';

const SCREENS: ReadonlySet<string> = new Set(SCREEN_NAMES.map((name) => PATHS[name]));

/** Counts what was answered: screens, errors by code, and how long calls took. */
export function countAnswers(app: FastifyInstance, counts: DayCounts): void {
  app.addHook('onResponse', (request, reply, next) => {
    const { url } = request.routeOptions;
    const code = refusalOf(request);
    if (code !== undefined) counts.count(ANSWERS.errors, code);
    else if (reply.statusCode >= 500) counts.count(ANSWERS.errors, String(reply.statusCode));
    if (url?.startsWith('/api/') && !isStream(request, reply)) {
      const ms = reply.elapsedTime;
      const step = TIME_STEPS.find((most) => ms <= most);
      counts.count(ANSWERS.time, step === undefined ? BEYOND : String(step));
      counts.count(ANSWERS.calls, `${request.method} ${url}`);
      counts.count(ANSWERS.callTime, `${request.method} ${url}`, Math.round(ms * 10) / 10);
    } else if (url !== undefined && SCREENS.has(url) && request.method === 'GET' && reply.statusCode < 400) {
      counts.count(ANSWERS.opened, url);
    }
    next();
  });
}
