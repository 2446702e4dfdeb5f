import { operatorCopy } from '@consorcio/copy/operator';
import { owedOn } from '@consorcio/rules/figures';
import type { DeskReport } from '../../desk/desk.ts';

const { content: copy } = operatorCopy;

/** What has to be looked at again on the last day of the period. */
export const contentReport: DeskReport = {
  ...{ group: 'content', id: 'content', title: copy.title, note: copy.note, chart: null },
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
