import type { Frame, Locator, Page } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { minigameFrame } from '../../e2e/support/minigame-frame.ts';
import { signIn, useSite } from '../../e2e/support/site.ts';
import { slowDown, USUAL_4G } from './conditions.ts';
import { visibleText, wordsOf } from './visible-words.ts';

/** Issue 18, 'Flow'. */
const LINE = { taps: 14, 'together s': 90 };
/** Seconds of reading before each tap, as in the bench from a link; words per minute of a player who reads everything. */
const GLANCE = 4;
const READING = 200;
const PATIENCE = 60_000;

const site = useSite();

/** What is read somewhere, and the button that goes on. */
interface Stop {
  readonly where: Page | Frame;
  readonly button: Locator;
}
const named = (where: Page | Frame, name: string): Locator =>
  where.getByRole('button', { name, exact: true }).or(where.getByRole('link', { name, exact: true }));

/**
 * `npm run bench -- first-play`. A registered player goes from the city welcome to the first play. Taps and waits are measured
 * on a usual 4G with a processor four times slower, reading is reckoned: a glance before each tap, or every word that no
 * earlier screen had. The film's captions are read while it runs.
 */
test.each(['phone', 'desktop'] as const)('from the city welcome to the first play on a %s', async (size) => {
  const api = new ApiPlayer(site().origin);
  await api.startPersona();
  const { page, context } = await site().newPlayer(size);
  await signIn(page, api);
  await slowDown(await context.newCDPSession(page), USUAL_4G);
  await page.goto('/boas-vindas-a-cidade');

  const labels = ['AVANÇAR', 'ESCOLHA SEU SONHO', 'QUERO ESSE SONHO', 'SIM, ESSE É O MEU SONHO!', 'COMEÇAR O JOGO'];
  const cards = Array.from({ length: 4 }, () => 'Avançar');
  const stops: readonly (() => Promise<Stop>)[] = [
    ...[...labels, ...cards].map((name) => async () => ({ where: page, button: named(page, name) })),
    async () => ({
      where: page,
      button: page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first(),
    }),
    async () => ({ where: page, button: named(page, 'Jogar') }),
    async () => {
      const frame = await minigameFrame(page);
      return { where: frame, button: named(frame, 'JOGAR') };
    },
  ];
  const read = new Set<string>();
  const rows: Record<string, Record<string, number>> = {};
  let since = 0;
  for (const [index, stop] of stops.entries()) {
    const { where, button } = await stop();
    await button.waitFor({ timeout: PATIENCE });
    await button.click({ trial: true, timeout: PATIENCE });
    const wait = since === 0 ? 0 : (Date.now() - since) / 1_000;
    const fresh = (await visibleText(where)).filter((text) => !read.has(text));
    for (const text of fresh) read.add(text);
    rows[`stop ${index + 1}`] = { 'wait s': wait, words: fresh.map(wordsOf).reduce((sum, each) => sum + each, 0) };
    console.log(`stop ${index + 1}: ${fresh.join(' | ')}`);
    await button.click();
    since = Date.now();
  }
  const [waits, words] = ['wait s', 'words'].map((key) =>
    Object.values(rows).reduce((sum, row) => sum + (row[key] ?? 0), 0),
  );
  const taps = stops.length;
  console.table(rows);
  console.table({
    'a glance before each tap': { taps, 'together s': (waits ?? 0) + GLANCE * taps },
    'every word read': { taps, words, 'together s': (waits ?? 0) + (60 * (words ?? 0)) / READING },
    'the line': LINE,
  });
  await context.close();
});
