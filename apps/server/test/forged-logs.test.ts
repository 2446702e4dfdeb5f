import type { RunLog } from '@consorcio/minigames';
import { verifyRun } from '@consorcio/minigames';
import { LONGEST_LOG } from '@consorcio/minigames/input-log';
import { logOf } from '@consorcio/players';
import { describe, expect, test } from 'vitest';
import { MOMENTS } from './game/moments.ts';
import type { Player } from './game/player.ts';
import { onOneEngine } from './game/world.ts';

/** Another run's seed. */
const OTHER_SEED = 'ffeeddccbbaa99887766554433221100';
const every = (ticks: number, count: number, code = 0) => Array.from({ length: count }, (_, i) => [i * ticks, code]);

/** What cannot be the log of the run that was issued, by what is wrong with it. */
const FORGERIES: Readonly<Record<string, (log: RunLog) => object>> = {
  'no log at all': () => ({}),
  'only a claimed score': () => ({ score: 10_000 }),
  'without inputs': ({ game, version, ticks }) => ({ game, version, ticks }),
  'of another game': (log) => ({ ...log, game: 'runner' }),
  'of a game that there is not': (log) => ({ ...log, game: 'constructor' }),
  'of a newer version': (log) => ({ ...log, version: log.version + 1 }),
  'of an older version': (log) => ({ ...log, version: log.version - 1 }),
  'of half a version': (log) => ({ ...log, version: log.version + 0.5 }),
  'longer than the game': (log) => ({ ...log, ticks: log.ticks + 1 }),
  'very much longer': (log) => ({ ...log, ticks: 1e9 }),
  'of negative length': (log) => ({ ...log, ticks: -1 }),
  'of no whole length': (log) => ({ ...log, ticks: log.ticks - 0.5 }),
  'with ticks as words': (log) => ({ ...log, ticks: String(log.ticks) }),
  'out of order': (log) => ({ ...log, inputs: [...log.inputs].reverse() }),
  'with one input out of order': (log) => ({ ...log, inputs: [...log.inputs, [0, 0]] }),
  'with two inputs the other way round': (log) => ({
    ...log,
    inputs: [
      [90, 0],
      [30, 1],
    ],
  }),
  'with an input at its end': (log) => ({ ...log, inputs: [...log.inputs, [log.ticks, 0]] }),
  'with an input before its start': (log) => ({ ...log, inputs: [[-1, 0], ...log.inputs] }),
  'with an input between two ticks': (log) => ({ ...log, inputs: [[0.5, 0]] }),
  'with an unknown code': (log) => ({ ...log, inputs: [[0, 77]] }),
  'with the calm head in its middle': (log) => ({
    ...log,
    inputs: [
      [0, 0],
      [5, 900],
    ],
  }),
  'with a third number in an input': (log) => ({ ...log, inputs: [[0, 0, 0]] }),
  'with words as inputs': (log) => ({ ...log, inputs: 'x' }),
  'with three inputs in a tick': (log) => ({
    ...log,
    inputs: [
      [9, 0],
      [9, 1],
      [9, 2],
    ],
  }),
  'with twenty-one inputs in a second': (log) => ({ ...log, inputs: every(2, 21) }),
  'with more inputs than a run may hold': (log) => ({ ...log, inputs: every(4, 601) }),
};

const finish = async (player: Player, results: object, stageId?: string) =>
  player.ask('stageFinish', { body: { stageId: stageId ?? (await player.current()).stage.id, results } });

onOneEngine((world) => {
  describe('a log is refused and nothing changes', () => {
    test('whatever about it cannot be true', async () => {
      const player = await MOMENTS['in room 2'](world);
      const before = await player.current();
      const log = await player.log('script');
      for (const [what, forge] of Object.entries(FORGERIES)) {
        expect(await finish(player, forge(log)), what).toMatchObject({ status: 422, message: 'REPLAY_INVALID' });
        expect(await player.current(), what).toEqual(before);
      }
      expect(await finish(player, { ...log })).toMatchObject({ status: 200, reply: { score: expect.any(Number) } });
    });

    test('of a stage that is over or of one that is not there, at a stage that was not begun', async () => {
      const player = await MOMENTS['in room 2'](world);
      const first = await player.current();
      const log = await player.log('script');
      await finish(player, { ...log });
      const second = await player.current();
      expect(await finish(player, { ...log }, 'no-such-stage')).toMatchObject({
        status: 404,
        message: 'STAGE_NOT_FOUND',
      });
      expect(await finish(player, { ...log })).toMatchObject({ status: 409, message: 'STAGE_NOT_STARTED' });
      expect(await player.current()).toEqual(second);
      // What was finished already answers what it answered, whatever log comes with it now.
      expect(await finish(player, { ...log, inputs: [] }, first.stage.id)).toMatchObject({ status: 200 });
      expect((await player.current()).balance).toEqual(second.balance);
    });

    test("of somebody else's stage", async () => {
      const [player, other] = [await MOMENTS['in room 2'](world), await MOMENTS['in room 2'](world)];
      const theirs = await other.current();
      const before = await player.current();
      const refused = await finish(player, { ...(await other.log('script')) }, theirs.stage.id);
      expect(refused).toMatchObject({ status: 404, message: 'STAGE_NOT_FOUND' });
      expect(await player.current()).toEqual(before);
      expect(await other.current()).toEqual(theirs);
    });

    test('that is nested as deeply as a body can be', async () => {
      const player = await MOMENTS['in room 2'](world);
      const before = await player.current();
      const deep = '['.repeat(16_000) + ']'.repeat(16_000);
      const { statusCode, body } = await world.app.inject({
        method: 'PUT',
        url: '/api/stage/finish',
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
        payload: `{"stageId":"${before.stage.id}","results":{"inputs":${deep}}}`,
      });
      expect([statusCode, JSON.parse(body).message]).toEqual([422, 'REPLAY_INVALID']);
      expect(await player.current()).toEqual(before);
    });

    test('that is too long to be read', async () => {
      const player = await MOMENTS['in room 2'](world);
      const before = await player.current();
      const log = await player.log('script');
      expect(await finish(player, { ...log, inputs: every(1, LONGEST_LOG * 10) })).toMatchObject({
        status: 413,
        message: 'PAYLOAD_TOO_LARGE',
      });
      expect(await player.current()).toEqual(before);
    });
  });

  test('a score or a reward that is claimed beside a log counts for nothing', async () => {
    const player = await MOMENTS['in room 2'](world);
    const run = (await player.current()).room?.run;
    if (run === undefined || run === null) throw new Error('no minigame is under way');
    const log = logOf(run, 'given up');
    const played = verifyRun(run, log);
    const claimed = { ...log, score: 10_000, points: 999, reward: { effort: 99, energy: 99 } };
    const finished = await finish(player, claimed);
    expect(finished).toMatchObject({ status: 200, reply: { score: played.ok && played.value.scoreBp } });
    expect(JSON.stringify(finished)).not.toContain('99');
  });

  test('a log of another seed scores what its inputs are worth with the issued seed', async () => {
    const player = await MOMENTS['in room 2'](world);
    const run = (await player.current()).room?.run;
    if (run === undefined || run === null) throw new Error('no minigame is under way');
    const elsewhere = logOf({ ...run, seed: OTHER_SEED }, 'script');
    const here = verifyRun(run, elsewhere);
    const there = verifyRun({ ...run, seed: OTHER_SEED }, elsewhere);
    if (!here.ok || !there.ok) throw new Error('presses of one run can be made in any other');
    expect(here.value.scoreBp).toBeLessThan(there.value.scoreBp);
    const finished = await finish(player, { ...elsewhere, seed: OTHER_SEED });
    expect(finished).toMatchObject({ status: 200, reply: { score: here.value.scoreBp } });
  });
});
