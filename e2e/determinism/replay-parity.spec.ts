import { readdirSync, readFileSync } from 'node:fs';
import { Dice } from '@consorcio/kernel';
import { CALM_CODE, type Core, corePairOf, currentVersion, GAMES, type Game, type Run } from '@consorcio/minigames';
import * as bots from '@consorcio/minigames/bots';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replayAll, replayRandom } from './engine.ts';
import { type Engine, startEngines } from './engines.ts';

/** Logs of each game; `npm run drill -- parity` sets the numbers of issue 5. */
const RANDOM = Number(process.env.PARITY_RANDOM ?? 100);
const PLAYED = Number(process.env.PARITY_PLAYED ?? 20);
const BATCH = 100;
/** Milliseconds: a game's logs on every engine, on a busy machine. */
const PATIENCE = 240_000 + (RANDOM + PLAYED) * 200;
const GOLDENS = new URL('../../packages/minigames/test/golden/', import.meta.url);

interface GoldenRun extends Run {
  readonly game: string;
  readonly version: number;
  readonly points: number;
  readonly state: string;
}

let engines: readonly Engine[] = [];
beforeAll(async () => {
  engines = await startEngines();
  console.log(`Compared with Node: ${engines.map(({ name }) => name).join(', ')}`);
});
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

/** A log as a model player leaves it; every tenth in 'modo tranquilo', where the game has an order of memory. */
function playedRun(game: Game, version: number, i: number, dice: Dice): Run {
  const pair: { readonly normal: Core<unknown>; readonly calm: Core<unknown> } | null = corePairOf(game, version);
  if (pair === null) throw new Error(`${game} has no version ${version}`);
  const human = bots.person(bots.PEOPLE[bots.LEVELS[i % bots.LEVELS.length] ?? 'average'], dice);
  const seed = bots.randomSeed(dice);
  if (i % 10 !== 9) return bots.drive(pair.normal, seed, bots.BOTS[game].human(human, dice) as bots.Agent<unknown>).run;
  const calmly = game === 'matches' ? bots.matchesHuman(human, dice, false) : bots.calmHuman(human, dice, 3);
  const { run } = bots.drive(pair.calm, seed, calmly as bots.Agent<unknown>);
  return { ...run, inputs: [[0, CALM_CODE], ...run.inputs] };
}

const batchesOf = (count: number): number[] =>
  Array.from({ length: Math.ceil(count / BATCH) }, (_, i) => Math.min(BATCH, count - i * BATCH));

describe.each(GAMES.map((game) => ({ game, version: currentVersion(game) })))('$game', ({ game, version }) => {
  test(
    `${RANDOM} random logs score the same on every engine, to the last number of the state`,
    async () => {
      const lines = new Set<string>();
      for (const [batch, count] of batchesOf(RANDOM).entries()) {
        const inNode = replayRandom(game, version, batch, count);
        const elsewhere = await Promise.all(engines.map((engine) => engine.replayRandom(game, version, batch, count)));
        for (const [i, found] of elsewhere.entries()) expect(found, engines[i]?.name).toEqual(inNode);
        for (const line of inNode) lines.add(line);
      }
      expect(lines.size).toBeGreaterThan(RANDOM * 0.99);
    },
    PATIENCE,
  );

  test(
    `${PLAYED} logs of model players do, too`,
    async () => {
      const dice = new Dice([5, 6, 7, game.length]);
      const results = new Set<string>();
      for (const count of batchesOf(PLAYED)) {
        const runs = Array.from({ length: count }, (_, i) => playedRun(game, version, i, dice));
        const inNode = replayAll(game, version, runs);
        const elsewhere = await Promise.all(engines.map((engine) => engine.replayAll(game, version, runs)));
        for (const [i, found] of elsewhere.entries()) expect(found, engines[i]?.name).toEqual(inNode);
        for (const result of inNode) results.add(result.join(' '));
      }
      expect(results.size).toBeGreaterThan(PLAYED * 0.9);
    },
    PATIENCE,
  );
});

test('every golden run has the same result in every engine', async () => {
  for (const core of readdirSync(GOLDENS))
    for (const file of readdirSync(new URL(`${core}/`, GOLDENS))) {
      const golden = JSON.parse(readFileSync(new URL(`${core}/${file}`, GOLDENS), 'utf8')) as GoldenRun;
      const { game, version, seed, ticks, inputs, points, state } = golden;
      for (const engine of engines)
        expect(
          await engine.replayAll(game, version, [{ seed, ticks, inputs }]),
          `${core}/${file}, ${engine.name}`,
        ).toEqual([[points, state]]);
    }
});
