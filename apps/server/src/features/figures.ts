import { operatorCopy } from '@consorcio/copy/operator';
import { type Owed, owedOn } from '@consorcio/rules/figures';
import type { FastifyBaseLogger } from 'fastify';
import { dayOf } from '../desk/days.ts';
import type { DeskReport } from '../desk/desk.ts';
import type { Feature } from '../feature.ts';

const { content: copy } = operatorCopy;

/** What has to be looked at again on the last day of the period. */
const contentReport: DeskReport = {
  group: 'content',
  id: 'content',
  title: copy.title,
  note: copy.note,
  chart: null,
  read: async ({ days }) => ({
    columns: [
      { id: 'id', title: copy.id },
      { id: 'what', title: copy.what },
      { id: 'why', title: copy.why },
      { id: 'stale-after', title: copy.staleAfter },
    ],
    rows: owedOn(days.at(-1) ?? '').map(({ id, what, why, staleAfter }) => [id, what, copy.whys[why], staleAfter]),
  }),
};

/** What somebody has to look at again: `npm run admin -- facts`. `now`: milliseconds since 1970. */
export const owedFacts = (now: number): readonly Owed[] =>
  owedOn(dayOf(now)).map(({ id, why, what, checkedOn, staleAfter }) => ({ id, why, what, checkedOn, staleAfter }));

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
