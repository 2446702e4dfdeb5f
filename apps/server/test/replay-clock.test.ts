import { expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import { onOneEngine } from './game/world.ts';

const BEGAN = 1_900_000_000_000;

onOneEngine(
  (world) => {
    test('a log claims no more time than there was since its stage was begun, give or take two seconds', async () => {
      const player = await MOMENTS['at the first stage'](world);
      world.clock = BEGAN;
      const { stageId } = await player.begin(2);
      const results = { ...(await player.log('script')) };
      const lasts = (results.ticks / 60) * 1_000;
      const asked = { body: { stageId, results } };

      world.clock = BEGAN + lasts - 2_500;
      expect(await player.ask('stageFinish', asked)).toMatchObject({ status: 422, message: 'REPLAY_INVALID' });
      expect((await player.current()).stage.status).toBe('STARTED');

      world.clock = BEGAN + lasts - 1_500;
      expect(await player.ask('stageFinish', asked)).toMatchObject({ status: 200 });
    });

    test('a clock that was set back an hour refuses no honest run of this process, and no other', async () => {
      const player = await MOMENTS['at the first stage'](world);
      world.clock = BEGAN;
      world.monotonic = 0;
      const { stageId } = await player.begin(2);
      const results = { ...(await player.log('script')) };
      const lasts = (results.ticks / 60) * 1_000;
      const asked = { body: { stageId, results } };
      world.clock = BEGAN - 3_600_000;
      world.monotonic = lasts - 2_500;
      expect(await player.ask('stageFinish', asked)).toMatchObject({ status: 422, message: 'REPLAY_INVALID' });
      world.monotonic = lasts;
      expect(await player.ask('stageFinish', asked)).toMatchObject({ status: 200 });
    });

    test('a clock that was set back is forgiven up to the database’s own time', async () => {
      const player = await MOMENTS['at the first stage'](world);
      world.clock = Date.now() - 60_000;
      world.monotonic = 0;
      const { stageId } = await player.begin(2);
      const results = { ...(await player.log('script')) };
      world.clock -= 3_600_000;
      expect(await player.ask('stageFinish', { body: { stageId, results } })).toMatchObject({ status: 200 });
    });

    test('a repeated begin does not restart the time', async () => {
      const player = await MOMENTS['at the first stage'](world);
      world.clock = BEGAN;
      const { stageId } = await player.begin(3);
      const results = { ...(await player.log('script')) };
      world.clock = BEGAN + (results.ticks / 60) * 1_000;
      await player.begin(3);
      expect(await player.ask('stageFinish', { body: { stageId, results } })).toMatchObject({ status: 200 });
    });
  },
  { replayClock: true },
);
