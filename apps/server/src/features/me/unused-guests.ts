import { UNUSED_GUEST_DAYS, UNUSED_SCHOOL_GUEST_DAYS } from '@consorcio/contract/wire';
import { deleteGuest } from '../../account/delete-guest.ts';
import { type Database, statement } from '../../db/database.ts';
import type { Chore } from '../../maintenance.ts';

const DAY = 86_400_000;
/** Milliseconds. */
export const UNUSED_GUEST = UNUSED_GUEST_DAYS * DAY;
export const UNUSED_BOUND_GUEST = UNUSED_SCHOOL_GUEST_DAYS * DAY;

/** Guests whom one piece looks at: by key, so that it costs the same however many there are. */
const GUESTS = 200;
/** The smallest id there is. */
const FIRST = '00000000-0000-0000-0000-000000000000';
/** Milliseconds. */
const EVERY = 60_000;

/** Of a school's platform, or of a class whose answers are compared. */
const IS_BOUND = '(p.lti_user is not null or q.class_code is not null)';

/** `$1` the last guest that was looked at, `$2` cut-off, `$3` of bound ones. */
const NEXT_GUESTS = statement<{ readonly id: string; readonly isUnused: boolean; readonly isBound: boolean }>({
  name: 'unused-next-guests',
  text: `select p.player_id as id, ${IS_BOUND} as "isBound",
      p.last_used_at < case when ${IS_BOUND} then $3::timestamptz else $2::timestamptz end as "isUnused"
    from player p
    left join quiz_part q on q.player_id = p.player_id and q.class_code is not null and q.moment = 'BEFORE'
    where p.email = '' and p.player_id > $1 order by p.player_id limit ${GUESTS}`,
});

/**
 * Deletes guests whom nobody has used for long, those of schools later than others, with all that they played.
 * `aged`: see `AgeClock`.
 */
export function unusedGuests(database: Database, aged: () => number): Chore {
  let from = FIRST;
  return {
    name: 'unused guests',
    every: EVERY,
    piece: async () => {
      const before = new Date(aged() - UNUSED_GUEST);
      const beforeOfBound = new Date(aged() - UNUSED_BOUND_GUEST);
      const guests = await database.query(NEXT_GUESTS, [from, before, beforeOfBound]);
      for (const { id, isBound } of guests.filter(({ isUnused }) => isUnused))
        await deleteGuest(database, id, isBound ? beforeOfBound : before);
      from = guests.at(-1)?.id ?? FIRST;
    },
  };
}
