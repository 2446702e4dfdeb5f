import { expect, test } from 'vitest';
import { fateWithLetter, plainFate } from './game/seeds.ts';
import { onOneEngine } from './game/world.ts';

/** Bytes. QUALITY: what a finished campaign of thirty stages keeps, without and with the logs of its minigames. */
const WITHOUT_LOGS = 4_096;
const WITH_LOGS = 12_288;
const WITH_MONTHS_AFTER = 5_120;

/** Rows with their line pointers of 4 bytes, and their entries in the keys' indexes: pointer, header and key. */
const BYTES = `select
  (select sum(pg_column_size(c.*) + 4 + 4 + 8 + 32)::integer from campaign c where player_id = $1) +
    sum(pg_column_size(r.*) - octet_length(r.inputs) + 4 + 4 + 8 + 24)::integer as rest,
  sum(octet_length(r.inputs))::integer as logs
  from run r where player_id = $1`;

onOneEngine((world) => {
  test('a finished campaign of thirty stages keeps about 4 KB, 12 KB with its logs', async () => {
    const player = await world.player(plainFate(4));
    await player.choose(4);
    for (let cycle = 1; cycle < 6; cycle += 1) {
      await player.livePaidMonth();
      await player.get('bidEffort', { body: { effort: 1 } });
      await player.keep();
      await player.raffle();
    }
    await player.livePaidMonth();
    const { totalStages } = (await player.stage()).extras;
    expect(totalStages).toBe(30);
    const [bytes] = await world.look<{ rest: number; logs: number }>(BYTES, [player.id]);
    if (bytes === undefined) throw new Error('the campaign is kept');
    expect(bytes.rest).toBeLessThan(WITHOUT_LOGS);
    expect(bytes.rest + bytes.logs).toBeLessThan(WITH_LOGS);
  });

  test('a finished campaign with its months after the letter keeps at most 5 KB without logs', async () => {
    // The longest dream, a bid in each month, and the letter in the last month but one: no campaign with months after it keeps more.
    const player = await world.player(fateWithLetter(7, 8));
    await player.choose(7);
    for (let month = 1; month <= 8; month += 1) {
      await player.livePaidMonth();
      if (month < 8) await player.get('bidEffort', { body: { effort: 1 } });
      await player.keep();
      await player.raffle();
    }
    expect((await player.payTheRest(1)).months.length).toBeGreaterThan(0);
    const [bytes] = await world.look<{ rest: number; logs: number }>(BYTES, [player.id]);
    expect(bytes?.rest).toBeLessThan(WITH_MONTHS_AFTER);
  });
});
