import { afterEach, expect, test } from 'vitest';
import { expectHonestStatement } from './game/consistent-statement.ts';
import { MOMENTS } from './game/moments.ts';
import { onOneEngine } from './game/world.ts';

const DAY = 86_400_000;
/** Milliseconds by which a machine's clock may be found wrong, and be set right. */
const JUMPS = [-DAY, 3_650 * DAY, 0, -9_000 * DAY, 60_000];

onOneEngine((world) => {
  afterEach(() => {
    world.clock = null;
  });

  test('a clock that jumps to and fro spoils no campaign', async () => {
    const player = await MOMENTS['at the first stage'](world);
    let jump = 0;
    const leap = (): void => {
      world.clock = Date.now() + (JUMPS[jump++ % JUMPS.length] ?? 0);
    };
    const steps = [
      () => player.playSensibly(),
      () => player.playSensibly(),
      () => player.playSensibly(),
      () => player.acknowledge(),
      () => player.pay(),
      () => player.keep(),
      () => player.raffle(),
    ];
    for (const step of steps) {
      leap();
      await step();
      leap();
      await expectHonestStatement(player);
    }
    expect((await player.current()).stage.cycle).toBe(2);
  });
});
