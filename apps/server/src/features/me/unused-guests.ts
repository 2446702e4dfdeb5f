import { deleteGuest } from '../../account/delete-guest.ts';
import { noClockJump } from '../../clock-jumps.ts';
import { type Database, statement } from '../../db/database.ts';
import { newId } from '../../ids.ts';
import type { Chore } from '../../upkeep.ts';

/** Milliseconds. A guest who was not used for so long is deleted (`/privacidade`); the session has ended by then. */
const UNUSED_GUEST = 30 * 86_400_000;

/** The same for a guest who is bound to a school's platform, and can come back from there: a school year and a holiday. */
const UNUSED_BOUND_GUEST = 365 * 86_400_000;

/** Guests whom one piece looks at: by key, so that it costs the same however many there are. */
const GUESTS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. */
const EVERY = 60_000;

/** `$1` the last guest that was looked at, `$2` an id that is made later than that of any guest to delete, `$3` cut-off, `$4` of bound ones. */
const NEXT_GUESTS = statement<{ readonly id: string; readonly isUnused: boolean; readonly isBound: boolean }>({
  name: 'unused-next-guests',
  text: `select player_id as id, lti_user is not null as "isBound",
      last_used_at < case when lti_user is null then $3::timestamptz else $4::timestamptz end as "isUnused" from player
    where email = '' and player_id > $1 and player_id < $2 order by player_id limit ${GUESTS}`,
});

/**
 * Deletes guests whom nobody has used for 30 days, and those of schools' platforms after 365, with all that they played.
 * A clock that has jumped ahead deletes nobody.
 */
export function unusedGuests(database: Database, now: () => number): Chore {
  let from = FIRST;
  const checkClock = noClockJump(now);
  return {
    name: 'unused guests',
    every: EVERY,
    piece: async () => {
      checkClock();
      const before = new Date(now() - UNUSED_GUEST);
      const beforeOfBound = new Date(now() - UNUSED_BOUND_GUEST);
      const guests = await database.query(NEXT_GUESTS, [from, newId(before.getTime()), before, beforeOfBound]);
      for (const { id, isBound } of guests.filter(({ isUnused }) => isUnused))
        await deleteGuest(database, id, isBound ? beforeOfBound : before);
      from = guests.at(-1)?.id ?? FIRST;
    },
  };
}
