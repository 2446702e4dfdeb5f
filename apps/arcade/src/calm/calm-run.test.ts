import { type Calm, calmOf, corePairOf, legalSwaps, type Matches, matchesCalm, replayRun } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { CalmRunPlayer } from './calm-run.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const TICK = 1000 / 60;

const memory = (): CalmRunPlayer<Calm> =>
  new CalmRunPlayer<Calm>(
    { core: calmOf('tapper', 4), isMoving: ({ wait }) => wait > 0, onTick: () => {}, pace: () => 1 },
    SEED,
  );
const shelves = (): CalmRunPlayer<Matches> =>
  new CalmRunPlayer<Matches>(
    { core: matchesCalm, isMoving: ({ phase }) => phase !== 'idle', onTick: () => {}, pace: () => 1 },
    SEED,
  );

/** Lets time go by until the game waits for the player. */
let clock = 0;
function settle<State extends Calm | Matches>(run: CalmRunPlayer<State>): void {
  for (let i = 0; i < 1200; i += 1) {
    clock += TICK;
    run.advance(clock);
  }
}

describe('a calm run', () => {
  test('lets no time go by while it waits for an answer', () => {
    const run = memory();
    settle(run);
    const { tick } = run.state;
    settle(run);
    expect(run.state.tick).toBe(tick);
    expect(run.answer(0)).toBe(true);
    expect(run.state.tick).toBe(tick + 1);
  });

  test('hears no answer while the row is shown', () => {
    const run = memory();
    expect(run.answer(0)).toBe(false);
    expect(run.inputs).toEqual([[0, 900]]);
  });

  test('that was played whole is a log that the server replays to the same points', () => {
    const run = memory();
    while (!run.isOver) {
      settle(run);
      run.answer(run.state.rows[run.state.round]?.[run.state.given] ?? 0);
    }
    const pair = corePairOf('tapper', 1);
    if (pair === null) throw new Error('there is a tapper');
    const replayed = replayRun(pair, { seed: SEED, ticks: run.state.tick, inputs: run.inputs });
    expect(replayed.ok && replayed.value.outcome).toMatchObject({ points: 220, over: true });
  });

  test('of the shelves goes on while products move, and then waits', () => {
    const run = shelves();
    expect(run.answer(legalSwaps(run.state.board)[0] ?? 0)).toBe(true);
    expect(run.state.phase).toBe('swap');
    settle(run);
    expect(run.state.phase).toBe('idle');
    const { tick } = run.state;
    settle(run);
    expect(run.state.tick).toBe(tick);
  });

  test('does not catch up on the time of a pause', () => {
    const run = memory();
    run.advance(1000);
    run.advance(1000 + TICK * 3.5);
    run.rest();
    run.advance(90_000);
    expect(run.state.tick).toBe(3);
  });

  test('shows all its rows in less than 90 seconds; how long the answers take is up to the player', () => {
    const run = memory();
    let shown = 0;
    while (!run.isOver) {
      const { tick } = run.state;
      settle(run);
      shown += run.state.tick - tick;
      run.answer(run.state.rows[run.state.round]?.[run.state.given] ?? 0);
    }
    expect((shown * TICK) / 1000).toBeLessThan(90);
  });
});
