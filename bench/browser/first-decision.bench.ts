import { test } from 'vitest';
import { minigameFrame } from '../../e2e/support/minigame-frame.ts';
import { playMinigame } from '../../e2e/support/play-minigame.ts';
import { useSite } from '../../e2e/support/site.ts';
import { countBytes, SLOW_4G, slowDown } from './conditions.ts';
import { fromLinkToDecision } from './link-to-decision.ts';

const RUNS = 3;
/** Issue 17: seconds on slow 4G with a processor four times slower, and bytes of a phone. */
const LINES = { taps: 6, 'waiting s': 15, 'together s': 45, 'kB until the decision': 300 };
const KB = 1_000;

const site = useSite();
const sum = (values: Iterable<number>): number => [...values].reduce((all, each) => all + each, 0);

test('from a link to the first decision, as a guest with an empty cache', async () => {
  const table: Record<string, Record<string, number>> = {};
  for (let run = 1; run <= RUNS; run += 1) {
    const { page, context } = await site().newPlayer('phone');
    const bytes = await countBytes(context, page);
    await slowDown(await context.newCDPSession(page), SLOW_4G);
    const { taps, waited, total } = await fromLinkToDecision(page);
    console.log(`run ${run}: waited ${waited.join(' ')} ms; bytes ${JSON.stringify(Object.fromEntries(bytes))}`);
    const seconds = { 'waiting s': sum(waited) / 1_000, 'together s': total / 1_000 };
    table[`run ${run}`] = { taps, ...seconds, 'kB until the decision': Math.round(sum(bytes.values()) / KB) };
    await context.close();
  }
  console.table({ ...table, 'the line': LINES });
});

test('the bytes of a guest until a minigame was played', async () => {
  const { player, page, context } = await site().newPlayer('phone');
  const bytes = await countBytes(context, page);
  await player.hurryMinigames();
  await fromLinkToDecision(page, { reading: 0 });
  const frame = await minigameFrame(page);
  await playMinigame(page, frame, { skill: 'average' });
  await frame.getByRole('dialog', { name: 'Fim de jogo!', exact: true }).waitFor();
  const rows = [...bytes].map(([kind, each]) => [kind, { kB: Math.round(each / KB) }]);
  const together = { kB: Math.round(sum(bytes.values()) / KB) };
  console.table({ ...Object.fromEntries(rows), together, 'the line': { kB: 1_200 } });
});
