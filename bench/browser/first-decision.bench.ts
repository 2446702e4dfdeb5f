import { test } from 'vitest';
import { fromLinkToDecision } from '../../e2e/support/link-to-decision.ts';
import { useSite } from '../../e2e/support/site.ts';
import { countBytes, together } from '../../e2e/support/wire-bytes.ts';
import { SLOW_4G, slowDown, USUAL_4G } from './conditions.ts';

const RUNS = 3;
/** Issue 17, on a processor four times slower. */
const NETWORKS = [
  { name: 'a usual 4G', network: USUAL_4G, line: { taps: 6, 'together s': 30 } },
  { name: 'slow 4G', network: SLOW_4G, line: { taps: 6, 'waiting s': 15, 'together s': 45 } },
] as const;
const KB = 1_000;

const site = useSite();

test.each(NETWORKS)(
  'from a link to the first decision on $name, as a guest with an empty cache',
  async ({ network, line }) => {
    const table: Record<string, Record<string, number>> = {};
    for (let run = 1; run <= RUNS; run += 1) {
      const { page, context } = await site().newPlayer('phone');
      const bytes = await countBytes(context, page);
      await slowDown(await context.newCDPSession(page), network);
      const { taps, waited, total } = await fromLinkToDecision(page);
      console.log(`run ${run}: waited ${waited.join(' ')} ms; bytes ${JSON.stringify(Object.fromEntries(bytes))}`);
      const seconds = { 'waiting s': waited.reduce((all, each) => all + each, 0) / 1_000, 'together s': total / 1_000 };
      table[`run ${run}`] = { taps, ...seconds, 'kB until the decision': Math.round(together(bytes) / KB) };
      await context.close();
    }
    console.table({ ...table, 'the line': line });
  },
);
