import { type Tapper, tapper } from '@consorcio/minigames';
import { describe, expect, test } from 'vitest';
import { InputRecorder } from '../input/input-recorder.ts';
import { Loop } from './loop.ts';
import { PageTickClock } from './tick-clock.ts';

const SEED = '000102030405060708090a0b0c0d0e0f';
const TICK = 1000 / 60;

const aLoop = (pace = 1) => {
  const clock = new PageTickClock(() => pace);
  const ticks: number[] = [];
  const loop = new Loop<Tapper>(
    { core: tapper, recorder: new InputRecorder(tapper), clock, onTick: ({ tick }) => ticks.push(tick) },
    SEED,
  );
  clock.start(0, 1000);
  return { loop, clock, ticks };
};

describe('time', () => {
  test('makes sixty ticks a second, whatever the pictures a second', () => {
    const { loop } = aLoop();
    for (let time = 1000; time <= 2000.01; time += 7) loop.advance(time);
    expect(loop.state.tick).toBe(59);
    loop.advance(2000.1);
    expect(loop.state.tick).toBe(60);
  });

  test('at half pace makes the same ticks in twice the time', () => {
    const { loop } = aLoop(0.5);
    for (let time = 1000; time <= 2000.1; time += 16) loop.advance(time);
    loop.advance(2000.1);
    expect(loop.state.tick).toBe(30);
  });

  test('lost on a slow device is not caught up beyond six ticks: the run only takes longer', () => {
    const { loop } = aLoop();
    loop.advance(1000 + 30 * TICK + 1);
    expect(loop.state.tick).toBe(6);
    loop.advance(1000 + 31 * TICK + 2);
    expect(loop.state.tick).toBe(7);
  });

  test('goes on where it stood after a pause', () => {
    const { loop, clock } = aLoop();
    loop.advance(1000 + 3.5 * TICK);
    clock.start(loop.state.tick, 60_000);
    loop.advance(60_000 + 2.5 * TICK);
    expect(loop.state.tick).toBe(5);
  });
});

test('a press between two pictures lands in the tick in which it was made', () => {
  const { loop } = aLoop();
  loop.advance(1000 + 2.5 * TICK);
  loop.press(3, 1000 + 4.2 * TICK);
  loop.advance(1000 + 4.5 * TICK);
  expect(loop.state.goal).toBe(1);
  loop.advance(1000 + 5.5 * TICK);
  expect(loop.state.goal).toBe(3);
});

test('the run stops at its end, however long the clock goes on', () => {
  const { loop } = aLoop();
  for (let i = 1; i < 600; i += 1) loop.advance(1000 + i * 6 * TICK + 1);
  expect(loop.isOver).toBe(true);
  expect(loop.state.tick).toBe(3000);
});
