import { statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';

/* What a seat says beside its moves, and what its host does with it. */

/** `$1` group, `$2` quota, `$3` rev, `$4` the phase that was read, `$5` answers before, `$6` after; null: as they are. */
export const KEEP_ANSWERS = statement<Written>({
  name: 'live-seat-answer',
  text: `select live_seat_answer(p_group_id => $1, p_quota => $2, p_rev => $3, p_phase => $4, p_before => $5,
    p_after => $6) as written`,
});
/** `$1` group, `$2` quota, `$3` reaction, `$4` now; nothing where one came after `$5` and before `$6`, both around now. */
export const REACT = statement<Written>({
  name: 'live-seat-react',
  text: `update live_seat set reaction = $3, reacted_at = $4, rev = rev + 1
    where group_id = $1 and quota = $2 and (reacted_at is null or reacted_at <= $5 or reacted_at >= $6)
    returning true as written`,
});
/** `$1` group, `$2` quotas, `$3` when they were heard of. */
export const NOTE_SEEN = statement<never>({
  name: 'live-seat-seen',
  text: 'update live_seat set seen_at = $3 where group_id = $1 and quota = any($2::smallint[])',
});
/** `$1` group, `$2` quota, `$3` now, `$4` seconds in which tries add up, `$5` the most that are looked at. */
export const COUNT_TRY = statement<{ readonly tries: number | null }>({
  name: 'live-seat-try',
  text: `select live_seat_try(p_group_id => $1, p_quota => $2, p_now => $3, p_window => $4, p_most => $5) as tries`,
});
/** `$1` group, `$2` quota. */
export const UNLOCK_SEAT = statement<never>({
  name: 'live-seat-unlock',
  text: 'update live_seat set tries = 0, rev = rev + 1 where group_id = $1 and quota = $2',
});
/** `$1` group, `$2` whether the door is shut. */
export const SHUT_DOOR = statement<never>({
  name: 'live-door',
  text: 'update live_group set is_shut = $2, version = version + 1 where group_id = $1 and is_shut <> $2',
});
/** `$1` group, `$2` quota, `$3` hash of the seat's key: another's seat is not freed. */
export const FREE_SEAT = statement<Written>({
  name: 'live-seat-free',
  text: 'select live_seat_free(p_group_id => $1, p_quota => $2, p_key_hash => $3) as written',
});
/** `$1` group, `$2` quota, `$3` hash of the key before, `$4` of the new one. */
export const CHANGE_KEY = statement<Written>({
  name: 'live-seat-new-key',
  text: `update live_seat set key_hash = $4, rev = rev + 1 where group_id = $1 and quota = $2 and key_hash = $3
    returning true as written`,
});
