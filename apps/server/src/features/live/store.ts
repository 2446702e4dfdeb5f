import { type Statement, statement } from '../../db/database.ts';
import { type Written, writeBy, writeOf } from '../../db/guarded-write.ts';
import type { MoveRow, ReadGroup, ReadSeat, RunRow, SeatRow, SeatVersionRow } from './rows.ts';

/*
 * Statements of live groups. Every row is found by its group; a seat's command is one read and one write. Where nothing else is said,
 * a value is what its column is called.
 */

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
export const TAKE_CODE = statement<never>('live-code-take')`
  insert into live_code (code, group_id) values ($1, $2) on conflict do nothing`;
export const FIND_CODE = statement<{ readonly groupId: string }>('live-code-find')`
  select group_id as "groupId" from live_code where code = $1`;
export const DROP_CODE = statement<never>('live-code-drop')`delete from live_code where code = $1`;

export const OPEN_GROUP = writeOf(
  'live-group-open',
  (at) => `insert into live_group (${Object.keys(at).join(', ')}, phase)
    values (${Object.values(at).join(', ')}, 'WAITING') on conflict do nothing returning true as written`,
  'group_id code host_hash mode months pace rulebook seed closes_at created_at first_at every_days',
);
/** Whether a group is led longer than `$3`, and has begun: `$1` group, `$2` hash of the host's key. */
export const LED_BEFORE = statement<{ readonly groupId: string }>('live-group-led')`
  select group_id as "groupId" from live_group
    where group_id = $1 and host_hash = $2 and created_at < $3 and phase <> 'WAITING'`;
/** `$1` group, `$2` its code, `$3` the next one. */
export const RENEW_ENTRY = statement<Written>('live-entry-renew')`
  select live_entry_renew(p_group_id => $1, p_code => $2, p_next => $3) as written`;
export const READ_GROUP = statement<ReadGroup>('live-group-read')`
  select ${GROUP} from live_group g where g.group_id = $1`;
/** A seat with its group, and its move of this month: `$1` group, `$2` quota, `$3` hash of the seat's key. */
const OF_SEAT = `from live_group g
    join live_seat s on s.group_id = g.group_id
    left join live_move m on m.group_id = s.group_id and m.quota = s.quota and m.month = g.month
    where g.group_id = $1 and s.quota = $2 and s.key_hash = $3 and not s.is_barred`;
/** While the room is open how many have joined; afterwards that follows from the closed months. */
const PEOPLE = `(case when g.client_seed is null then (select count(*) from live_seat c where c.group_id = $1) end)::integer
      as people`;
export const READ_SEAT = statement<ReadSeat>('live-seat-read')`select ${GROUP}, ${SEAT}, ${MOVE}, ${PEOPLE} ${OF_SEAT}`;
/** What the version of a seat's view is made of, for a page that may have this version: a sixth of the columns. */
export const READ_SEAT_VERSION = statement<SeatVersionRow>('live-seat-version')`
  select g.phase, g.is_paused as "isPaused", g.closes_at as "closesAt", g.version,
      g.standing is not null as "isCounted", ${PEOPLE}, s.rev as "seatRev", s.joined_at as "joinedAt",
      s.seen_at as "seenAt", m.rev ${OF_SEAT}`;
export const READ_SEATS = statement<SeatRow>('live-seats-read')`
  select ${SEAT} from live_seat s where s.group_id = $1 order by s.quota`;
export const READ_MOVES = statement<MoveRow>('live-moves-read')`
  select m.quota, ${MOVE} from live_move m where m.group_id = $1 and m.month = $2 order by m.quota`;
export const READ_MONTHS = statement<{ readonly month: number; readonly moves: string }>('live-months-read')`
  select month, moves from live_month where group_id = $1 and month <= $2 order by month`;

export const READ_RUNS = statement<RunRow>('live-runs-read')`
  select month, quota, version, ticks, inputs from live_run where group_id = $1 order by month, quota`;

export const TAKE_SEAT = writeBy(
  'live-seat-take',
  'live_seat_enter',
  'group_id code phase month quota key_hash nickname persona pictures joined_month now',
);
/** `renamed`: how often another nickname was asked for. */
export const CHOOSE_PROFILE = writeBy(
  'live-seat-choose',
  'live_seat_profile',
  'group_id quota rev word persona nickname renamed',
);
/** `$1` group, `$2` quota, `$3` pictures, `$4` hash of the new key. */
export const GIVE_NEW_KEY = statement<{ readonly quota: number }>('live-seat-return')`
  update live_seat set key_hash = $4, tries = greatest(tries - 1, 0), rev = rev + 1
    where group_id = $1 and quota = $2 and pictures = $3 and not is_barred returning quota`;
/** Whose move it is and the revision that was read, the parts of the move, and those of a log. */
export const KEEP_MOVE = writeBy(
  'live-move-keep',
  'live_move_keep',
  'group_id month quota rev card_option buys place is_played run_version run_began_at score_bp pace pays bid',
  'ticks points inputs',
);
export const MOVE_ON = writeOf(
  'live-group-move-on',
  ({ group_id, version, ...clock }) => `update live_group
    set ${Object.entries(clock)
      .map(([column, value]) => `${column} = ${value}`)
      .join(', ')}, version = version + 1
    where group_id = ${group_id} and version = ${version} returning true as written`,
  'group_id version phase month step is_paused is_finishing closes_at paused_left client_seed last_command delete_at',
);
/** `open`: the first open month. */
export const MOVE_BACK = writeBy(
  'live-group-back',
  'live_group_back',
  'group_id version phase month step closes_at last_command delete_at open',
);
/** `first`: the month of the first of `moves`. */
export const KEEP_MONTHS = writeBy(
  'live-months-keep',
  'live_months_keep',
  'group_id version first moves phase month closes_at delete_at',
);
/** `$1` group, `$2` standings as JSON: the first that are counted stay. */
export const KEEP_STANDING = statement<Written>('live-standing-keep')`
  update live_group set standing = $2, version = version + 1
    where group_id = $1 and standing is null returning true as written`;
/** `$1` group: deletes all of it; returns how many seats it had, null if there is none. */
export const DELETE_GROUP = statement<{ readonly seats: number | null }>('live-group-delete')`
  select live_group_delete(p_group_id => $1) as seats`;
/** `$1` now, `$2` as of when groups are old: those whose clock has run out, that are being closed, or that are to be deleted. */
export const DUE_GROUPS = statement<{ readonly groupId: string; readonly code: string; readonly isOver: boolean }>(
  'live-sweep',
)`
  select group_id as "groupId", code, coalesce(delete_at <= $2, false) as "isOver" from live_group
    where closes_at <= $1 or delete_at <= $2 limit 50`;

/* A group that is an activity of a school's platform. */

/** The newest group of an activity. `$1` activity. */
export const ACTIVITY_GROUP = statement<{ readonly groupId: string; readonly schoolKey: string }>(
  'live-activity-group',
)`
  select group_id as "groupId", school_key as "schoolKey" from live_group where activity_hash = $1
    order by created_at desc, group_id limit 1`;
/** `$1` group, `$2` activity, `$3` the host's key, encrypted. */
export const KEEP_ACTIVITY = statement<never>('live-activity-keep')`
  update live_group set activity_hash = $2, school_key = $3 where group_id = $1`;
/** Another key for who teaches. `$1` group, `$2` hash of the key before, `$3` of the new one, `$4` the new one, encrypted. */
export const RENEW_ACTIVITY_KEY = statement<Written>('live-activity-key')`
  update live_group set host_hash = $3, school_key = $4, version = version + 1 where group_id = $1 and host_hash = $2
    returning true as written`;
/** Groups of activities that are over and not told. */
export const UNTOLD_ACTIVITIES = statement<{ readonly groupId: string; readonly activity: Uint8Array }>(
  'live-activities-untold',
)`
  select group_id as "groupId", activity_hash as activity from live_group
    where activity_hash is not null and not is_told and phase in ('DEBRIEF', 'ENDED') limit 20`;
export const ACTIVITY_TOLD = statement<never>('live-activity-told')`
  update live_group set is_told = true where group_id = $1`;
/** `$1` group, `$2` quota, `$3` the pupil's player. */
export const KEEP_PUPIL = statement<never>('live-pupil-keep')`
  update live_seat set pupil_id = $3 where group_id = $1 and quota = $2 and pupil_id is distinct from $3`;
export const READ_PUPILS = statement<{ readonly quota: number; readonly pupilId: string }>('live-pupils-read')`
  select quota, pupil_id as "pupilId" from live_seat where group_id = $1 and pupil_id is not null`;

/* Answers, reactions and presence of a seat, and what its host does with it. */

/** `before`, `after`: answers; null: as they are. */
export const KEEP_ANSWERS = writeBy('live-seat-answer', 'live_seat_answer', 'group_id quota rev phase before after');
/** `$1` group, `$2` quota, `$3` reaction, `$4` now; nothing where one came after `$5` and before `$6`, both around now. */
export const REACT = statement<Written>('live-seat-react')`
  update live_seat set reaction = $3, reacted_at = $4, rev = rev + 1
    where group_id = $1 and quota = $2 and (reacted_at is null or reacted_at <= $5 or reacted_at >= $6)
    returning true as written`;
/** `$1` group, `$2` quotas, `$3` when their pages last asked for their views. */
export const NOTE_SEEN = statement<never>('live-seat-seen')`
  update live_seat set seen_at = $3 where group_id = $1 and quota = any($2::smallint[])`;
/**
 * Counts a try at a seat, or gives no row while it is locked (`lockedUntil`). `$1` group, `$2` quota, `$3` now, seconds: `$4` in which
 * tries add up, `$5` of the first lock, `$6` of the longest; `$7` the tries before it.
 */
export const COUNT_TRY = statement<{ readonly tries: number }>('live-seat-try')`
  update live_seat set
      tries = case when tries_since between $3::timestamptz - make_interval(secs => $4::float8) and $3::timestamptz then tries + 1 else 1 end,
      tries_since = $3::timestamptz, rev = case when tries + 1 >= $7::integer then rev + 1 else rev end
    where group_id = $1 and quota = $2 and (tries < $7::integer or tries_since is null
      or abs(extract(epoch from $3::timestamptz - tries_since)) >= least($5::float8 * power(2, least(tries - $7::integer, 30)), $6::float8))
    returning tries`;
export const UNLOCK_SEAT = statement<never>('live-seat-unlock')`
  update live_seat set tries = 0, rev = rev + 1 where group_id = $1 and quota = $2`;
/** `$1` group, `$2` whether nobody new may join. */
export const SHUT_DOOR = statement<never>('live-door')`
  update live_group set is_shut = $2, version = version + 1 where group_id = $1 and is_shut <> $2`;
/** `$1` group, `$2` quota, `$3` hash of the seat's key: another's seat is not freed. */
export const FREE_SEAT = statement<Written>('live-seat-free')`
  select live_seat_free(p_group_id => $1, p_quota => $2, p_key_hash => $3) as written`;
/** `$1` group, `$2` quota, `$3` hash of the key before, `$4` of the new one. */
export const CHANGE_KEY = statement<Written>('live-seat-new-key')`
  update live_seat set key_hash = $4, is_barred = false, rev = rev + 1 where group_id = $1 and quota = $2 and key_hash = $3
    returning true as written`;
/** `$1` group, `$2` quota, `$3` hash of the key that ends: the key stays known, so that its phone is refused, too. */
export const BAR_SEAT = statement<Written>('live-seat-bar')`
  update live_seat set is_barred = true, rev = rev + 1 where group_id = $1 and quota = $2 and key_hash = $3
    returning true as written`;
/** `$1` group, `$2` hash of the host's key before, `$3` of the new one. */
export const CHANGE_HOST_KEY = statement<Written>('live-host-new-key')`
  update live_group set host_hash = $3, version = version + 1 where group_id = $1 and host_hash = $2
    returning true as written`;
/** `$1` group, `$2` when the lesson ends; null: it is not said. */
export const SET_BELL = statement<never>('live-bell')`
  update live_group set bell_at = $2, version = version + 1 where group_id = $1 and bell_at is distinct from $2`;
/** A guess of the coming assembly: the lowest bid that wins, whether the own one does, how many letters. */
export const KEEP_GUESS = writeBy('live-guess-keep', 'live_guess', 'group_id month quota bid wins letters');

/** `moves`: JSON of the lines: quota, option, buys, place, score, pace, pays, bid. */
export const TYPE_MOVES = writeBy('live-paper-type', 'live_paper_type', 'group_id month moves');

/** Writes of a group's row: everybody is sent its new version. The first value of each is the group. */
export const GROUP_WRITES: ReadonlySet<Statement<unknown>> = new Set([
  ...[MOVE_ON, MOVE_BACK, KEEP_MONTHS, KEEP_STANDING, FREE_SEAT, SHUT_DOOR, DELETE_GROUP],
  ...[CHANGE_HOST_KEY, RENEW_ACTIVITY_KEY, RENEW_ENTRY, SET_BELL],
]);
/** Writes of a seat or a move: host and projector are sent the new version. */
export const SEAT_WRITES: ReadonlySet<Statement<unknown>> = new Set([
  ...[TAKE_SEAT, CHOOSE_PROFILE, GIVE_NEW_KEY, CHANGE_KEY, KEEP_MOVE, TYPE_MOVES, KEEP_ANSWERS, REACT],
  ...[COUNT_TRY, UNLOCK_SEAT, BAR_SEAT, KEEP_GUESS],
]);
