import { type Database, statement } from '../../../db/database.ts';
import type { Chore } from '../../../maintenance.ts';

/** Codes that one piece looks at: by key, so that it costs the same however many there are. */
const CODES = 200;
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last code that was looked at. */
const NEXT_CODES = statement<{ readonly code: string; readonly playerId: string }>({
  name: 'lost-next-codes',
  text: `select code, player_id as "playerId" from certificate where code > $1 order by code limit ${CODES}`,
});
const IS_THERE = statement<{ readonly id: string }>({
  name: 'lost-player',
  text: 'select player_id as id from player where player_id = $1',
});
const DROP_CODE = statement<never>({ name: 'lost-drop', text: 'delete from certificate where code = $1' });

/**
 * Drops codes that lead to nobody: one that was given in the very moment in which its account was deleted stays behind,
 * since codes and players are kept by different keys.
 */
export function lostCodes(database: Database): Chore {
  let from = '';
  return {
    name: 'lost codes',
    every: EVERY,
    piece: async () => {
      const codes = await database.query(NEXT_CODES, [from]);
      for (const { code, playerId } of codes)
        if ((await database.query(IS_THERE, [playerId])).length === 0) await database.query(DROP_CODE, [code]);
      from = codes.at(-1)?.code ?? '';
    },
  };
}
