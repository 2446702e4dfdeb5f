import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tryPowerCuts } from './disk/power-cuts.ts';
import { type RecordedPlay, recordPlay } from './disk/recorded-play.ts';
import { embeddedEngine } from './support/engines.ts';

/** `npm run drill -- disk [schedules] [first]` tries more of them; these run with the other tests. */
const SCHEDULES = Number(process.env.DISK_SCHEDULES ?? 4);
const FIRST = Number(process.env.DISK_FIRST ?? 1);
/** The drill records more play, and tells its progress: whoever ends it can go on from there. */
const IS_DRILL = process.env.DISK_SCHEDULES !== undefined;
const [PLAYERS, BATCH] = IS_DRILL ? [12, 200] : [1, SCHEDULES];
/** Milliseconds for one schedule, on a busy machine. */
const PATIENCE = 15_000;

const dataDir = mkdtempSync(join(tmpdir(), 'consorcio-power-cut-'));
let recorded: RecordedPlay;
/** The files of a fault stay, to be looked at. */
let isWhole = true;
beforeAll(async () => {
  const made = await embeddedEngine.make();
  recorded = await recordPlay(made.place.dataDir, PLAYERS);
  await made.remove();
});
afterAll(() => isWhole && rmSync(dataDir, { recursive: true, force: true }));

test(
  `after each of ${SCHEDULES} power cuts the folder opens and holds every command that was answered`,
  async () => {
    expect(recorded.states.length).toBeGreaterThan(20 * PLAYERS);
    const end = FIRST + SCHEDULES;
    for (let first = FIRST; first < end; first += BATCH) {
      const count = Math.min(BATCH, end - first);
      const faults = await tryPowerCuts(recorded, { first, count, dataDir });
      isWhole &&= faults.length === 0;
      if (IS_DRILL) process.stdout.write(`schedules ${first} to ${first + count - 1}: ${faults.length} faults\n`);
      expect(faults, `their files are in ${dataDir}`).toEqual([]);
    }
  },
  PATIENCE * SCHEDULES,
);
