import { owedOn } from '@consorcio/rules/figures';
import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../../desk/days.ts';
import type { Feature } from '../../feature.ts';
import { contentReport } from './content-report.ts';

/** One line of warning that names what has to be looked at again on a day, `2026-11-22`; nothing where all is well. */
export function warnOfOwed(log: Pick<FastifyBaseLogger, 'warn'>, day: string): void {
  const owed = owedOn(day);
  if (owed.length === 0) return;
  const ids = (why: string): readonly string[] => owed.filter((one) => one.why === why).map(({ id }) => id);
  const lists = { stale: ids('stale'), unread: ids('unread') };
  log.warn(lists, 'what players are told of real life has to be looked at again: npm run admin -- facts');
}

/** The real-life figures shown to players. */
export const figures: Feature = (_api, { log, now, desk }) => {
  warnOfOwed(log, dayOf(now()));
  desk.add(contentReport);
};
