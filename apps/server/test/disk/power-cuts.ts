import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { Dice } from '@consorcio/kernel';
import { openEmbedded } from '../../src/db/embedded.ts';
import { type DiskChange, type Files, recordFiles, writeFiles } from './file-recorder.ts';
import { type RecordedPlay, stateOf } from './recorded-play.ts';
import { SimulatedDisk } from './simulated-disk.ts';

const SEED = '00112233445566778899aabbccddeeff';
/** Of so many schedules one cuts the power a second time, while the database recovers. */
const TWICE = 4;

/** What went wrong in one schedule. */
export interface Fault {
  readonly schedule: number;
  /** How many changes the disk had been told. */
  readonly cut: number;
  readonly what: string;
}

interface Opened {
  readonly state: string;
  /** What the disk was told by then. */
  readonly changes: readonly DiskChange[];
}

/** Opens the files as a server's start does, in a scratch data folder. */
async function open(dataDir: string, files: Files): Promise<Opened> {
  const folder = join(dataDir, 'database');
  writeFiles(folder, files);
  const recording = recordFiles(folder);
  try {
    const engine = await openEmbedded(dataDir);
    const changes = [...recording.changes];
    const state = await stateOf(engine);
    await engine.close();
    return { state, changes };
  } finally {
    recording.stop();
  }
}

/** What is found after another cut, while the database recovers from the first. */
async function cutAgain(files: Files, dice: Dice, dataDir: string): Promise<Files> {
  const { changes } = await open(dataDir, files);
  const disk = new SimulatedDisk(files);
  for (const change of changes.slice(0, dice.below(changes.length + 1))) disk.apply(change);
  return disk.cut(dice);
}

/** Opens what a cut has left. Gives what is wrong, or null. */
async function judge(found: Files, dice: Dice, isTwice: boolean, allowed: readonly string[], dataDir: string) {
  try {
    const { state } = await open(dataDir, isTwice ? await cutAgain(found, dice, dataDir) : found);
    return allowed.includes(state) ? null : 'the tables hold something else than what was answered';
  } catch (error) {
    return `it does not open: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * Cuts the power at a point of the play that each schedule draws, keeps of what was not synced what it draws, and opens the
 * database. Its tables must hold what they held after the last statement that was answered, or the one under way.
 * @param dataDir a scratch folder; the files of a fault stay there, in `fault-N`
 */
export async function tryPowerCuts(
  { files, changes, states }: RecordedPlay,
  { first, count, dataDir }: Wishes,
): Promise<readonly Fault[]> {
  const disk = new SimulatedDisk(files);
  const faults: Fault[] = [];
  let told = 0;
  const schedules = Array.from({ length: count }, (_, i) => {
    const dice = Dice.of(SEED, first + i);
    return { schedule: first + i, dice, cut: dice.below(changes.length + 1) };
  }).sort((a, b) => a.cut - b.cut);
  for (const { schedule, dice, cut } of schedules) {
    for (const change of changes.slice(told, cut)) disk.apply(change);
    told = cut;
    const last = states.findLastIndex(({ at }) => at <= cut);
    const allowed = states.slice(Math.max(0, last), last + 2).map(({ state }) => state);
    const what = await judge(disk.cut(dice), dice, schedule % TWICE === 0, allowed, dataDir);
    if (what !== null) {
      faults.push({ schedule, cut, what });
      renameSync(join(dataDir, 'database'), join(dataDir, `fault-${schedule}`));
    }
  }
  return faults;
}

interface Wishes {
  /** Number of the first schedule. */
  readonly first: number;
  readonly count: number;
  readonly dataDir: string;
}
