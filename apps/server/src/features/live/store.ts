import { type SqlValue, statement } from '../../db/database.ts';
import type { Written } from '../../db/guarded-write.ts';
import type { MoveRow, ReadGroup, ReadSeat, RunRow, SeatRow, SeatVersionRow } from './rows.ts';

/* Statements of live groups. Every row is found by its group; a seat's command is one read and one write. */

const GROUP = `g.group_id as "groupId", g.code, g.host_hash as "hostHash", g.mode, g.months, g.pace as "groupPace",
    g.rulebook, g.seed, g.client_seed as "clientSeed", g.phase, g.month, g.step, g.is_paused as "isPaused",
    g.is_shut as "isShut", g.asks_code as "asksCode", g.is_finishing as "isFinishing", g.closes_at as "closesAt", g.paused_left as "pausedLeft",
    g.first_at as "firstAt", g.every_days as "everyDays", g.bell_at as "bellAt",
    g.last_command as "lastCommand", g.version, g.standing`;
const SEAT = `s.quota, s.key_hash as "keyHash", s.nickname, s.persona, s.word, s.pictures,
    s.joined_month as "joinedMonth", s.joined_at as "joinedAt", s.rev as "seatRev",
    s.before_answers as "beforeAnswers", s.after_answers as "afterAnswers", s.renamed, s.reaction,
    s.reacted_at as "reactedAt", s.seen_at as "seenAt", s.tries, s.tries_since as "triesSince", s.is_barred as "isBarred"`;
const MOVE = `m.card_option as "cardOption", m.buys, m.place, m.is_played as "isPlayed", m.run_version as "runVersion",
    m.run_began_at as "runBeganAt", m.score_bp as "scoreBp", m.pace, m.pays, m.bid,
    m.guess_bid as "guessBid", m.guess_wins as "guessWins", m.guess_letters as "guessLetters", m.rev`;

/** `$1` code, `$2` group. */
export const TAKE_CODE = statement<never>({
  name: 'live-code-take',
  text: 'insert into live_code (code, group_id) values ($1, $2) on conflict do nothing',
});
/** `$1` code. */
export const FIND_CODE = statement<{ readonly groupId: string }>({
  name: 'live-code-find',
  text: 'select group_id as "groupId" from live_code where code = $1',
});
/** `$1` code. */
export const DROP_CODE = statement<never>({ name: 'live-code-drop', text: 'delete from live_code where code = $1' });

/** `$1` group, `$2` code, `$3` host's hash, `$4` mode, `$5` months, `$6` pace, `$7` rulebook, `$8` seed, `$9` closes at, `$10` now, `$11` first hour, `$12` days. */
export const OPEN_GROUP = statement<never>({
  name: 'live-group-open',
  text: `insert into live_group (group_id, code, host_hash, mode, months, pace, rulebook, seed, closes_at, created_at, first_at, every_days, phase)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'WAITING') on conflict do nothing`,
});
/** Whether a group is led longer than `$3`, and has begun: `$1` group, `$2` hash of the host's key. */
export const LED_BEFORE = statement<{ readonly groupId: string }>({
  name: 'live-group-led',
  text: `select group_id as "groupId" from live_group
    where group_id = $1 and host_hash = $2 and created_at < $3 and phase <> 'WAITING'`,
});
/** `$1` group, `$2` its code, `$3` the next one. */
export const RENEW_ENTRY = statement<Written>({
  name: 'live-entry-renew',
  text: 'select live_entry_renew(p_group_id => $1, p_code => $2, p_next => $3) as written',
});
/** `$1` group. */
export const READ_GROUP = statement<ReadGroup>({
  name: 'live-group-read',
  text: `select ${GROUP} from live_group g where g.group_id = $1`,
});
/** A seat with its group, and its move of this month: `$1` group, `$2` quota, `$3` hash of the seat's key. */
const OF_SEAT = `from live_group g
    join live_seat s on s.group_id = g.group_id
    left join live_move m on m.group_id = s.group_id and m.quota = s.quota and m.month = g.month
    where g.group_id = $1 and s.quota = $2 and s.key_hash = $3 and not s.is_barred`;
/** While the room is open how many have joined; afterwards that follows from the closed months. */
const PEOPLE = `(case when g.client_seed is null then (select count(*) from live_seat c where c.group_id = $1) end)::integer
      as people`;
export const READ_SEAT = statement<ReadSeat>({
  name: 'live-seat-read',
  text: `select ${GROUP}, ${SEAT}, ${MOVE}, ${PEOPLE} ${OF_SEAT}`,
});
/** What the version of a seat's view is made of, for a page that may have this version: a sixth of the columns. */
export const READ_SEAT_VERSION = statement<SeatVersionRow>({
  name: 'live-seat-version',
  text: `select g.phase, g.is_paused as "isPaused", g.closes_at as "closesAt", g.version,
      g.standing is not null as "isCounted", ${PEOPLE}, s.rev as "seatRev", s.joined_at as "joinedAt",
      s.seen_at as "seenAt", m.rev ${OF_SEAT}`,
});
/** `$1` group. */
export const READ_SEATS = statement<SeatRow>({
  name: 'live-seats-read',
  text: `select ${SEAT} from live_seat s where s.group_id = $1 order by s.quota`,
});
/** `$1` group, `$2` month. */
export const READ_MOVES = statement<MoveRow>({
  name: 'live-moves-read',
  text: `select m.quota, ${MOVE} from live_move m where m.group_id = $1 and m.month = $2 order by m.quota`,
});
/** `$1` group, `$2` the last month. */
export const READ_MONTHS = statement<{ readonly month: number; readonly moves: string }>({
  name: 'live-months-read',
  text: 'select month, moves from live_month where group_id = $1 and month <= $2 order by month',
});

/** `$1` group. */
export const READ_RUNS = statement<RunRow>({
  name: 'live-runs-read',
  text: `select month, quota, version, ticks, inputs from live_run where group_id = $1 order by month, quota`,
});

/** `$1` group, `$2` code, `$3` phase, `$4` month, `$5` quota, `$6` hash, `$7` nickname, `$8` persona, `$9` pictures, `$10` joined in, `$11` now. */
export const TAKE_SEAT = statement<Written>({
  name: 'live-seat-take',
  text: `select live_seat_enter(p_group_id => $1, p_code => $2, p_phase => $3, p_month => $4, p_quota => $5, p_key_hash => $6,
    p_nickname => $7, p_persona => $8, p_pictures => $9, p_joined_month => $10, p_now => $11) as written`,
});
/** `$1` group, `$2` quota, `$3` rev, `$4` word, `$5` persona, `$6` nickname, `$7` how often another was asked for. */
export const CHOOSE_PROFILE = statement<Written>({
  name: 'live-seat-choose',
  text: `select live_seat_profile(p_group_id => $1, p_quota => $2, p_rev => $3, p_word => $4, p_persona => $5,
    p_nickname => $6, p_renamed => $7) as written`,
});
/** `$1` group, `$2` quota, `$3` pictures, `$4` hash of the new key. */
export const GIVE_NEW_KEY = statement<{ readonly quota: number }>({
  name: 'live-seat-return',
  text: `update live_seat set key_hash = $4, tries = greatest(tries - 1, 0), rev = rev + 1
    where group_id = $1 and quota = $2 and pictures = $3 and not is_barred returning quota`,
});
/** What `live_move_keep` takes: whose move it is and the revision that was read, the parts of the move, and those of a log. */
const KEPT_OF_MOVE = [
  'group_id',
  'month',
  'quota',
  'rev',
  'card_option',
  'buys',
  'place',
  'is_played',
  'run_version',
  'run_began_at',
  'score_bp',
  'pace',
  'pays',
  'bid',
  'ticks',
  'points',
  'inputs',
] as const;
export const KEEP_MOVE = statement<Written>({
  name: 'live-move-keep',
  text: `select live_move_keep(${KEPT_OF_MOVE.map((name, i) => `p_${name} => $${i + 1}`).join(', ')}) as written`,
});
/** The values of `KEEP_MOVE`. */
export const valuesOfMove = (kept: Readonly<Record<(typeof KEPT_OF_MOVE)[number], SqlValue>>): SqlValue[] =>
  KEPT_OF_MOVE.map((name) => kept[name]);
/** `$1` group, `$2` version, `$3` phase, `$4` month, `$5` step, `$6` paused, `$7` finishing, `$8` closes at, `$9` left, `$10` client seed, `$11` last command, `$12` delete at. */
export const MOVE_ON = statement<Written>({
  name: 'live-group-move-on',
  text: `update live_group set phase = $3, month = $4, step = $5, is_paused = $6, is_finishing = $7, closes_at = $8,
      paused_left = $9, client_seed = $10, last_command = $11, delete_at = $12, version = version + 1
    where group_id = $1 and version = $2 returning true as written`,
});
/** `$1` group, `$2` version, `$3` phase, `$4` month, `$5` step, `$6` closes at, `$7` command, `$8` delete at, `$9` first open month. */
export const MOVE_BACK = statement<Written>({
  name: 'live-group-back',
  text: `select live_group_back(p_group_id => $1, p_version => $2, p_phase => $3, p_month => $4, p_step => $5,
    p_closes_at => $6, p_last_command => $7, p_delete_at => $8, p_open => $9) as written`,
});
/** `$1` group, `$2` version, `$3` first month, `$4` moves, `$5` phase, `$6` month, `$7` closes at, `$8` delete at. */
export const KEEP_MONTHS = statement<Written>({
  name: 'live-months-keep',
  text: `select live_months_keep(p_group_id => $1, p_version => $2, p_first => $3, p_moves => $4, p_phase => $5,
    p_month => $6, p_closes_at => $7, p_delete_at => $8) as written`,
});
/** `$1` group, `$2` standings as JSON: the first that are counted stay. */
export const KEEP_STANDING = statement<Written>({
  name: 'live-standing-keep',
  text: `update live_group set standing = $2, version = version + 1
    where group_id = $1 and standing is null returning true as written`,
});
/** `$1` group: deletes all of it; returns how many seats it had, null if there is none. */
export const DELETE_GROUP = statement<{ readonly seats: number | null }>({
  name: 'live-group-delete',
  text: 'select live_group_delete(p_group_id => $1) as seats',
});
/** `$1` now, `$2` as of when groups are old: those whose clock has run out, that are being closed, or that are to be deleted. */
export const DUE_GROUPS = statement<{ readonly groupId: string; readonly code: string; readonly isOver: boolean }>({
  name: 'live-sweep',
  text: `select group_id as "groupId", code, coalesce(delete_at <= $2, false) as "isOver" from live_group
    where closes_at <= $1 or delete_at <= $2 limit 50`,
});

/* Answers, reactions and presence of a seat, and what its host does with it. */

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
/** `$1` group, `$2` quotas, `$3` when their pages last asked for their views. */
export const NOTE_SEEN = statement<never>({
  name: 'live-seat-seen',
  text: 'update live_seat set seen_at = $3 where group_id = $1 and quota = any($2::smallint[])',
});
/**
 * Counts a try at a seat, or gives no row while it is locked (`lockedUntil`). `$1` group, `$2` quota, `$3` now, seconds: `$4` in which
 * tries add up, `$5` of the first lock, `$6` of the longest; `$7` the tries before it.
 */
export const COUNT_TRY = statement<{ readonly tries: number }>({
  name: 'live-seat-try',
  text: `update live_seat set
      tries = case when tries_since between $3::timestamptz - make_interval(secs => $4::float8) and $3::timestamptz then tries + 1 else 1 end,
      tries_since = $3::timestamptz, rev = case when tries + 1 >= $7::integer then rev + 1 else rev end
    where group_id = $1 and quota = $2 and (tries < $7::integer or tries_since is null
      or abs(extract(epoch from $3::timestamptz - tries_since)) >= least($5::float8 * power(2, least(tries - $7::integer, 30)), $6::float8))
    returning tries`,
});
/** `$1` group, `$2` quota. */
export const UNLOCK_SEAT = statement<never>({
  name: 'live-seat-unlock',
  text: 'update live_seat set tries = 0, rev = rev + 1 where group_id = $1 and quota = $2',
});
/** `$1` group, `$2` whether nobody new may join. */
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
  text: `update live_seat set key_hash = $4, is_barred = false, rev = rev + 1 where group_id = $1 and quota = $2 and key_hash = $3
    returning true as written`,
});
/** `$1` group, `$2` quota, `$3` hash of the key that ends: the key stays known, so that its phone is refused, too. */
export const BAR_SEAT = statement<Written>({
  name: 'live-seat-bar',
  text: `update live_seat set is_barred = true, rev = rev + 1 where group_id = $1 and quota = $2 and key_hash = $3
    returning true as written`,
});
/** `$1` group, `$2` hash of the host's key before, `$3` of the new one. */
export const CHANGE_HOST_KEY = statement<Written>({
  name: 'live-host-new-key',
  text: `update live_group set host_hash = $3, version = version + 1 where group_id = $1 and host_hash = $2
    returning true as written`,
});
/** `$1` group, `$2` when the lesson ends; null: it is not said. */
export const SET_BELL = statement<never>({
  name: 'live-bell',
  text: 'update live_group set bell_at = $2, version = version + 1 where group_id = $1 and bell_at is distinct from $2',
});
/** `$1` group, `$2` month, `$3` quota, `$4` the lowest winning bid, `$5` whether the own one wins, `$6` letters. */
export const KEEP_GUESS = statement<Written>({
  name: 'live-guess-keep',
  text: `select live_guess(p_group_id => $1, p_month => $2, p_quota => $3, p_bid => $4, p_wins => $5,
    p_letters => $6) as written`,
});

/** `$1` group, `$2` month, `$3` JSON of the lines: quota, option, buys, place, score, pace, pays, bid. */
export const TYPE_MOVES = statement<Written>({
  name: 'live-paper-type',
  text: 'select live_paper_type(p_group_id => $1, p_month => $2, p_moves => $3) as written',
});
