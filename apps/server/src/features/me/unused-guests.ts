import { deleteGuest } from '../../account/delete-guest.ts';
import { type Database, statement } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import type { Chore } from '../../upkeep.ts';
import { noClockJump } from './no-clock-jump.ts';

/** Milliseconds. A guest who was not used for so long is deleted (`/privacidade`); the session has ended by then. */
export const UNUSED_GUEST = 30 * 86_400_000;

/** Guests whom one piece looks at: by key, so that it costs the same however many there are. */
const GUESTS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last guest that was looked at, `$2` an id that is made later than that of any guest to delete, `$3` cut-off. */
const NEXT_GUESTS = statement<{ readonly id: string; readonly isUnused: boolean }>({
  name: 'unused-next-guests',
  text: `select player_id as id, last_used_at < $3::timestamptz as "isUnused" from player
    where email = '' and player_id > $1 and player_id < $2 order by player_id limit ${GUESTS}`,
});

/** Deletes guests whom nobody has used for 30 days, with all that they played. A clock that has jumped ahead deletes nobody. */
export function unusedGuests(database: Database, now: () => number): Chore {
  let from = FIRST;
  const checkClock = noClockJump(now);
  return {
    name: 'unused guests',
    every: EVERY,
    piece: async () => {
      checkClock();
      const before = new Date(now() - UNUSED_GUEST);
      const guests = await database.query(NEXT_GUESTS, [from, newId(before.getTime()), before]);
      for (const { id, isUnused } of guests) if (isUnused) await deleteGuest(database, id, before);
      from = guests.at(-1)?.id ?? FIRST;
    },
  };
}
