import { statement } from '../../db/database.ts';

/** A platform asks for a grade. `$1` player, `$2` line, `$3` platform, `$4` sealed, `$5` dream or null, `$6` now. */
export const OPEN_LINE = statement<never>({
  name: 'lti-line-open',
  text: `insert into lti_line (player_id, line_hash, platform, sealed, dream_id, opened_at) values ($1, $2, $3, $4, $5, $6)
    on conflict (player_id, line_hash) do update set sealed = excluded.sealed, dream_id = excluded.dream_id`,
});

/** A line whose player has played on since it was looked at. */
export interface MovedLine {
  readonly playerId: string;
  readonly line: Uint8Array;
  readonly dreamId: number | null;
  readonly openedAt: Date;
  readonly points: number | null;
  readonly version: number;
}
/** `$1` the last player that was looked at. */
export const NEXT_MOVED = statement<MovedLine>({
  name: 'lti-lines-moved',
  text: `select l.player_id as "playerId", l.line_hash as line, l.dream_id as "dreamId", l.opened_at as "openedAt",
      l.points, p.version
    from lti_line l join player p on p.player_id = l.player_id
    where l.player_id > $1 and l.seen_version < p.version order by l.player_id limit 50`,
});
/** `$1` player, `$2` line, `$3` the version that was looked at. */
export const LINE_SEEN = statement<never>({
  name: 'lti-line-seen',
  text: `update lti_line set seen_version = $3 where player_id = $1 and line_hash = $2 and seen_version < $3`,
});
/** A better result, to be sent from now on. `$1` player, `$2` line, `$3` points, `$4` now. */
export const LINE_BETTER = statement<never>({
  name: 'lti-line-better',
  text: `update lti_line set points = $3, due_at = $4, since = greatest($4::timestamptz, $5::timestamptz), tries = 0
    where player_id = $1 and line_hash = $2 and (points is null or points < $3)`,
});

/** A result that waits for its platform. */
export interface DueLine {
  readonly playerId: string;
  readonly line: Uint8Array;
  readonly platform: string;
  readonly sealed: string;
}
/** `$1` now. */
export const DUE_LINES = statement<DueLine>({
  name: 'lti-lines-due',
  text: `select player_id as "playerId", line_hash as line, encode(platform, 'hex') as platform, sealed
    from lti_line where due_at <= $1 order by due_at limit 20`,
});
/**
 * Takes a result to send it: until the pause is over no other server does, and after it somebody does again, whatever
 * happens meanwhile. `$1` player, `$2` line, `$3` now, `$4` seconds of each pause in order.
 */
export const TAKE_LINE = statement<{ readonly points: number; readonly since: Date }>({
  name: 'lti-line-take',
  text: `update lti_line set tries = tries + 1,
      due_at = $3::timestamptz + make_interval(secs => ($4::integer[])[least(tries + 1, cardinality($4::integer[]))])
    where player_id = $1 and line_hash = $2 and due_at <= $3 returning points, since`,
});
/** The platform has it; a better one that came meanwhile stays due. `$1` player, `$2` line, `$3` points. */
export const LINE_ACCEPTED = statement<never>({
  name: 'lti-line-accepted',
  text: `update lti_line set accepted = $3, due_at = case when points = $3 then null else due_at end
    where player_id = $1 and line_hash = $2`,
});
/** Too long without an answer. `$1` player, `$2` line, `$3` points. */
export const LINE_GIVEN_UP = statement<never>({
  name: 'lti-line-given-up',
  text: 'update lti_line set due_at = null where player_id = $1 and line_hash = $2 and points = $3',
});
