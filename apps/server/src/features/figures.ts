import { operatorCopy } from '@consorcio/copy/operator';
import { owedOn } from '@consorcio/rules/figures';
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
      { id: 'stale-after', title: copy.staleAfter },
    ],
    rows: owedOn(days.at(-1) ?? '').map(({ id, what, staleAfter }) => [id, what, staleAfter]),
  }),
};

/** What somebody has to look at again on a day, `2026-11-22`, a line each: `npm run admin -- facts`. */
export const owedLines = (day: string): readonly string[] =>
  owedOn(day).map(
    ({ id, what, checkedOn, staleAfter }) => `${id}: ${what}; read ${checkedOn}, holds until ${staleAfter}`,
  );

/** One line of warning that names what has to be looked at again on a day, `2026-11-22`; nothing where all is well. */
export function warnOfOwed(log: Pick<FastifyBaseLogger, 'warn'>, day: string): void {
  const stale = owedOn(day).map(({ id }) => id);
  if (stale.length === 0) return;
  log.warn({ stale }, 'what players are told of real life has to be looked at again: npm run admin -- facts');
}

/** The real-life figures shown to players. */
export const figures: Feature<'log' | 'now' | 'desk'> = (_api, { log, now, desk }) => {
  warnOfOwed(log, dayOf(now()));
  desk.add(contentReport);
};
