import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Dice } from '@consorcio/kernel';
import { CALM_CODE, currentVersion, GAMES, type Game, pairOf, type Run } from '@consorcio/minigames';
import { randomRun } from '@consorcio/minigames/bots';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from '../support/browser.ts';
import { judge, type Verdict } from './engine.ts';

/** Logs of each game; a tenth of them is played in 'modo tranquilo'. */
const LOGS = 1000;
const BATCH = 100;
const GOLDENS = new URL('../../packages/minigames/test/golden/', import.meta.url);

interface GoldenRun extends Run {
  readonly game: string;
  readonly version: number;
  readonly points: number;
  readonly state: string;
}

let browser: Browser;
let page: Page;

/** The replay as one script for a browser: the sources that Node runs, bundled as the pages are. */
async function bundledEngine(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['source'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('./engine.ts', import.meta.url)), formats: ['iife'], name: 'engine' },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('the replay could not be bundled');
  return script.code;
}

const judgedInBrowser = (game: string, version: number, runs: readonly Run[]): Promise<Verdict[]> =>
  page.evaluate(
    ([name, number, logs]) =>
      (window as unknown as { engine: { judge: typeof judge } }).engine.judge(name, number, logs),
    [game, version, runs] as const,
  );

beforeAll(async () => {
  const script = await bundledEngine();
  browser = await launch();
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
});

afterAll(() => browser?.close());

describe.each(GAMES.map((game) => ({ game, version: currentVersion(game) })))('$game', ({ game, version }) => {
  test(`${LOGS} random logs score the same in Node and in Chromium, to the last number of the state`, async () => {
    const pair: { readonly normal: Game<unknown>; readonly calm: Game<unknown> } | null = pairOf(game, version);
    if (pair === null) throw new Error(`${game} has no current version`);
    const dice = new Dice([1, 2, 3, game.length]);
    const verdicts = new Set<string>();
    for (let batch = 0; batch < LOGS / BATCH; batch += 1) {
      const runs = Array.from({ length: BATCH }, (_, i) =>
        i % 10 === 9 ? calmly(randomRun(pair.calm, dice)) : randomRun(pair.normal, dice),
      );
      const inNode = judge(game, version, runs);
      expect(await judgedInBrowser(game, version, runs)).toEqual(inNode);
      for (const verdict of inNode) verdicts.add(verdict.join(' '));
    }
    expect(verdicts.size).toBeGreaterThan(LOGS * 0.9);
  });
});

/** The same run with the head that says 'modo tranquilo'; one of no ticks has no room for it. */
const calmly = (run: Run): Run => (run.ticks === 0 ? run : { ...run, inputs: [[0, CALM_CODE], ...run.inputs] });

test('every pinned run ends in Chromium as it was pinned', async () => {
  for (const core of readdirSync(GOLDENS))
    for (const file of readdirSync(new URL(`${core}/`, GOLDENS))) {
      const golden = JSON.parse(readFileSync(new URL(`${core}/${file}`, GOLDENS), 'utf8')) as GoldenRun;
      const { game, version, seed, ticks, inputs, points, state } = golden;
      expect(await judgedInBrowser(game, version, [{ seed, ticks, inputs }]), `${core}/${file}`).toEqual([
        [points, state],
      ]);
    }
});
