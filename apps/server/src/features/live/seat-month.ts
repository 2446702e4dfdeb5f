import type { ParsedBodyOf, ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import { currentVersion } from '@consorcio/minigames';
import {
  beginMonth,
  finishMonth,
  gameAt,
  liveRunSeed,
  type MoveParts,
  NO_PARTS,
  type NotNow,
  refusalNow,
  rewardOf,
  type SeatState,
  sealMonth,
} from '@consorcio/rules/live';
import type { FastifyBaseLogger } from 'fastify';
import { type Decision, retryOnConflict } from '../../db/guarded-write.ts';
import type { LiveToken } from '../../http/live-token.ts';
import { type LiveContext, type PlayContext, partsOf } from './group.ts';
import { readSeat, type SeatRead, seen } from './read-group.ts';
import type { OwnMove } from './rows.ts';
import { issuedRunOf, seatView } from './seat-view.ts';
import * as store from './store.ts';
import { seedsOf, standingGroup } from './story.ts';

interface StoredLog {
  readonly ticks: number;
  readonly points: number;
  readonly inputs: Uint8Array;
}

const runKey = ({ group, seat }: SeatRead): string => `live ${group.groupId} ${group.month} ${seat.quota}`;

/** The minigame that was issued for a seat's month. */
const runOf = ({ group, seat }: SeatRead, { place, runVersion, runBeganAt }: OwnMove) => ({
  issued: {
    game: gameAt(place),
    version: must(runVersion, 'version of a begun run'),
    seed: liveRunSeed(seedsOf(group), group.month, seat.quota),
  },
  issuedAt: must(runBeganAt, 'begin of a run'),
});

const writeOf = ({ group, seat, move }: SeatRead, after: OwnMove, log?: StoredLog) =>
  store.KEEP_MOVE.of({
    group_id: group.groupId,
    month: group.month,
    quota: seat.quota,
    rev: move?.rev ?? 0,
    card_option: after.cardOption,
    buys: after.buys,
    place: after.place,
    is_played: after.isPlayed,
    run_version: after.runVersion,
    run_began_at: after.runBeganAt,
    score_bp: after.scoreBp,
    pace: after.pace,
    pays: after.pays,
    bid: after.bid,
    ticks: log?.ticks ?? null,
    points: log?.points ?? null,
    inputs: log?.inputs ?? null,
  });

/** The row of a move with its parts as the rules gave them. */
function withParts(move: OwnMove, { score, sealed }: MoveParts): OwnMove {
  const { pace, pays, bid } = sealed ?? { pace: null, pays: null, bid: null };
  return { ...move, scoreBp: score, pace, pays, bid, rev: move.rev + 1 };
}

type Decided<Answer, Code> = Promise<Result<Decision<Answer>, Code>>;

/** A seat's command: one read, one rule, one guarded write of the seat's own row. */
function command<Answer, Code>(
  context: LiveContext,
  token: LiveToken,
  month: number,
  decide: (read: SeatRead, state: SeatState) => Decided<Answer, Code | NotNow>,
): Promise<Result<Answer, Code | NotNow>> {
  return retryOnConflict<SeatRead, Answer, Code | NotNow>(
    context.database,
    () => readSeat(context, token),
    async (read) => {
      const { phase, isPaused } = read.group;
      const refused = refusalNow({ phase, isPaused, month: read.group.month }, month);
      return refused === null ? decide(read, await stateOf(context, read)) : refuse(refused);
    },
  );
}

const viewAfter = async (context: LiveContext, { group, seat }: SeatRead, move: OwnMove) =>
  seatView(await seen(context, group), seat, move);

/** Begins a seat's month, and issues its minigame. */
export const begin = (context: PlayContext, token: LiveToken, body: ParsedBodyOf<'liveBegin'>) =>
  command<ReplyOf<'liveBegin'>, 'LIVE_STEP_DONE' | 'LIVE_MAY_NOT_BUY'>(
    context,
    token,
    body.month,
    async (read, state) => {
      const { month, option, buys, place, isPlayed } = body;
      const begun = beginMonth(state, month, { option, buys, place, isPlayed });
      if (!begun.ok) return begun;
      const first: OwnMove = {
        cardOption: option,
        buys,
        place,
        isPlayed,
        scoreBp: null,
        pace: null,
        pays: null,
        bid: null,
        rev: 1,
        guessBid: null,
        guessWins: null,
        guessLetters: null,
        runVersion: isPlayed ? currentVersion(gameAt(place)) : null,
        runBeganAt: isPlayed ? new Date(context.now()) : null,
      };
      const move = read.move ?? first;
      const run = issuedRunOf({ group: read.group, draw: state.draw }, state.group, read.seat.quota, move);
      const answer = { run, view: await viewAfter(context, read, move) };
      if (read.move !== null) return ok({ answer });
      const onWritten = (): void => context.runs.begin(runKey(read));
      return ok({ answer, write: writeOf(read, first), onWritten });
    },
  );

/** Submits the month's minigame; one that has its score already is answered as the first time. */
export const finish = (
  context: PlayContext,
  token: LiveToken,
  { month, results }: ParsedBodyOf<'liveFinish'>,
  log: FastifyBaseLogger,
) =>
  command<ReplyOf<'liveFinish'>, 'LIVE_STEP_ORDER' | 'REPLAY_INVALID'>(context, token, month, async (read, state) => {
    const { move } = read;
    if (move?.isPlayed === true && move.scoreBp !== null) {
      const reward = rewardOf(state, move.scoreBp);
      return ok({ answer: { score: move.scoreBp, reward, view: await viewAfter(context, read, move) } });
    }
    const mayFinish = finishMonth(state, month, 0);
    if (!mayFinish.ok || move === null) return refuse('LIVE_STEP_ORDER');
    const run = await context.scoreRun({ ...runOf(read, move), run: runKey(read), results, log });
    if (!run.ok) return run;
    const finished = finishMonth(state, month, run.value.scoreBp);
    if (!finished.ok) return finished;
    const after = withParts(move, finished.value);
    const { scoreBp: score } = run.value;
    const answer = { score, reward: rewardOf(state, score), view: await viewAfter(context, read, after) };
    return ok({ answer, write: writeOf(read, after, run.value) });
  });

/** Seals a seat's month; again until it closes. */
export const seal = (context: LiveContext, token: LiveToken, { month, pace, pays, bid }: ParsedBodyOf<'liveSeal'>) =>
  command<ReplyOf<'liveSeal'>, 'LIVE_STEP_ORDER' | 'LIVE_BID_INVALID' | 'BALANCE_INSUFFICIENT'>(
    context,
    token,
    month,
    async (read, state) => {
      const sealed = sealMonth(state, month, { pace, pays, bid });
      if (!sealed.ok) return sealed;
      const move = must(read.move, 'a begun move');
      if (move.pace === pace && move.pays === pays && move.bid === bid) {
        return ok({ answer: { view: await viewAfter(context, read, move) } });
      }
      const after = withParts(move, sealed.value);
      return ok({ answer: { view: await viewAfter(context, read, after) }, write: writeOf(read, after) });
    },
  );

/** Keeps what a seat guesses of the assembly once it has sealed its month. */
export const guess = (
  context: LiveContext,
  token: LiveToken,
  { month, bid, wins, letters }: ParsedBodyOf<'liveGuess'>,
) =>
  command<ReplyOf<'liveGuess'>, 'LIVE_STEP_ORDER'>(context, token, month, async (read) => {
    const { move, seat, group } = read;
    if (move === null || move.pace === null) return refuse('LIVE_STEP_ORDER');
    const after: OwnMove = { ...move, guessBid: bid, guessWins: wins, guessLetters: letters, rev: move.rev + 1 };
    const write = store.KEEP_GUESS.of({ group_id: group.groupId, month, quota: seat.quota, bid, wins, letters });
    return ok({ answer: { view: await viewAfter(context, read, after) }, write });
  });

/** What the rules judge a seat's command by. */
export async function stateOf(context: LiveContext, { group, seat, move }: SeatRead): Promise<SeatState> {
  const position = { phase: group.phase, month: group.month, isPaused: group.isPaused };
  const story = await context.stories.of(group);
  const standing = standingGroup(story, [seat.quota]);
  return {
    position,
    group: standing,
    quota: seat.quota,
    draw: story.draw,
    parts: move === null ? NO_PARTS : partsOf(move),
  };
}
