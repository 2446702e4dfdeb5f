import { join } from 'node:path';
import { plans, takeTurn } from '@consorcio/players';
import { buildApp } from '../../src/app.ts';
import { aroundStatements, type Database } from '../../src/db/database.ts';
import { openEmbedded } from '../../src/db/embedded.ts';
import { databaseOn, type Engine } from '../../src/db/engine.ts';
import { Player } from '../game/player.ts';
import { testSettings } from '../support/app.ts';
import { signUp } from '../support/client.ts';
import { type DiskChange, type Files, readFiles, recordFiles } from './file-recorder.ts';

/** Sign-ups and commands on a data folder, and what the disk was told meanwhile. */
export interface RecordedPlay {
  /** The folder's files before. */
  readonly files: Files;
  readonly changes: readonly DiskChange[];
  /** What the tables held after each statement, and how many changes the disk had been told when it was answered. */
  readonly states: readonly { readonly at: number; readonly state: string }[];
}

/** Every row of every table, as one text. */
export async function stateOf(engine: Engine): Promise<string> {
  const { rows } = await engine.query({
    text: `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  });
  const sums = (rows as { name: string }[]).map(
    ({ name }) => `(select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) from "${name}" t)`,
  );
  const all = await engine.query({ text: `select concat_ws(' ', ${sums.join(', ')}) as state` });
  return (all.rows[0] as { state: string }).state;
}

/** Moves of each player: one dream of three cycles, and the beginning of the next. */
const TURNS = 25;

/** Some players sign up and play on a database, one command at a time; it is closed in the end. */
async function play(database: Database, players: number): Promise<void> {
  const app = await buildApp({ database, settings: testSettings({ replayClock: false }) });
  for (let number = 1; number <= players; number += 1) {
    const player = new Player(app, await signUp(app));
    await player.get('personaChoose', { body: { personaId: 1 } });
    const call: Parameters<typeof takeTurn>[2] = async (name, given) => {
      const { message, reply } = await player.ask(name, given);
      return message === undefined ? reply : null;
    };
    for (let turn = 1; turn <= TURNS; turn += 1) await takeTurn((await player.standing()) ?? null, plans.regular, call);
  }
  await app.close();
}

/**
 * Records players who sign up and play, with checkpoints and a full log in between, on a folder that holds an up-to-date
 * database.
 */
export async function recordPlay(dataDir: string, players: number): Promise<RecordedPlay> {
  const folder = join(dataDir, 'database');
  const files = readFiles(folder);
  const { changes, stop } = recordFiles(folder);
  const states: { at: number; state: string }[] = [];
  try {
    const engine = await openEmbedded(dataDir);
    const note = async (): Promise<void> => {
      const at = changes.length;
      const state = await stateOf(engine);
      if (state !== states.at(-1)?.state) states.push({ at, state });
    };
    await note();
    const below = databaseOn(engine);
    let count = 0;
    const database = aroundStatements(below, (send) => async (...given) => {
      const rows = await send(...given);
      await note();
      count += 1;
      if (count % 40 === 0) await engine.query({ text: 'checkpoint' });
      if (count % 60 === 0) await engine.query({ text: 'select pg_switch_wal()' });
      return rows;
    });
    await play(database, players);
  } finally {
    stop();
  }
  return { files, changes: [...changes], states };
}
