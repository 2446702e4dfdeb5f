import { ok, type Result, refuse } from '@consorcio/kernel';
import type { Draw } from '../draw/fair-draw.ts';
import type { GroupClock } from './clock-moves.ts';
import { coinsOf, drawOffset, type LiveGroup, seatOf, termsOfGroup } from './group.ts';
import { type BegunPart, type MoveParts, moveAtClosing, type SealedPart } from './move.ts';
import { atCard, liveMonth, mayBuy, placeReward } from './private-month.ts';
import type { Seat } from './seat.ts';
import { limitAfter } from './seat-month-view.ts';
import type { LiveRefusal } from './words.ts';

export type Position = Pick<GroupClock, 'phase' | 'month' | 'isPaused'>;

/** What decides about a seat's command: the group after its closed months, and the seat's month so far. */
export interface SeatState {
  readonly position: Position;
  readonly group: LiveGroup;
  readonly quota: number;
  readonly parts: MoveParts;
  readonly draw: Draw;
}

/** Refusals of a command that does not fit the group's phase or month. */
export type NotNow = Extract<LiveRefusal, 'LIVE_PAUSED' | 'LIVE_NOT_NOW' | 'LIVE_MONTH_CLOSED'>;
/** These, and further refusals of one command. */
type Also<Code extends LiveRefusal> = NotNow | Code;

export const NO_PARTS: MoveParts = { begun: null, score: null, sealed: null };

/** The refusal of a command that does not fit: paused, then phase, then month (LIVE section 5). */
export function refusalNow({ phase, month, isPaused }: Position, asked: number): NotNow | null {
  if (isPaused) return 'LIVE_PAUSED';
  if (phase === 'PRIVATE' && asked === month) return null;
  const isBehind =
    phase === 'PRIVATE' ? asked < month : (phase === 'CLOSING' || phase === 'ASSEMBLY') && asked <= month;
  return isBehind ? 'LIVE_MONTH_CLOSED' : 'LIVE_NOT_NOW';
}

/** The coins of the seat's card this month. */
const coinsNow = ({ group, quota, position, draw }: SeatState): number =>
  coinsOf(drawOffset(group, position.month, draw), quota, termsOfGroup(group));

/** The seat after its card, before its payday. */
function afterCard(state: SeatState, begun: Pick<BegunPart, 'option'>): Seat {
  const draft = { ...seatOf(state.group, state.quota) };
  atCard(draft, coinsNow(state), begun.option, termsOfGroup(state.group));
  return draft;
}

const isSame = (a: BegunPart, b: BegunPart): boolean =>
  a.option === b.option && a.buys === b.buys && a.place === b.place && a.isPlayed === b.isPlayed;

/** Begins a seat's month; final. The same call again changes nothing. */
export function beginMonth(
  state: SeatState,
  month: number,
  begun: BegunPart,
): Result<MoveParts, Also<'LIVE_STEP_DONE' | 'LIVE_MAY_NOT_BUY'>> {
  const { position, group, parts } = state;
  const refused = refusalNow(position, month);
  if (refused !== null) return refuse(refused);
  if (parts.begun !== null) return isSame(parts.begun, begun) ? ok(parts) : refuse('LIVE_STEP_DONE');
  const isBuyer = !begun.buys || mayBuy(afterCard(state, begun), month, termsOfGroup(group));
  return isBuyer ? ok({ begun, score: null, sealed: null }) : refuse('LIVE_MAY_NOT_BUY');
}

/** Keeps the score of the month's minigame, in basis points; the first one stays. */
export function finishMonth(
  state: SeatState,
  month: number,
  score: number,
): Result<MoveParts, Also<'LIVE_STEP_ORDER'>> {
  const refused = refusalNow(state.position, month);
  if (refused !== null) return refuse(refused);
  if (state.parts.begun?.isPlayed !== true) return refuse('LIVE_STEP_ORDER');
  return ok({ ...state.parts, score: state.parts.score ?? score });
}

/** What the month's place paid a seat with a score in basis points; nothing before the month was begun. */
export function rewardOf(state: SeatState, score: number): ReturnType<typeof placeReward> {
  const { begun } = state.parts;
  if (begun === null) return { cash: 0, energy: 0 };
  return placeReward(afterCard(state, begun), begun.place, score, termsOfGroup(state.group));
}

/** The highest bid of a seat in coins, after its month with this pace and payment; 0 where it may not bid. */
export function sealLimit(state: SeatState, sealed: Pick<SealedPart, 'pace' | 'pays'>): number {
  const { group, quota, position, parts } = state;
  const terms = termsOfGroup(group);
  const draft = { ...seatOf(group, quota) };
  const coins = coinsNow(state);
  const move = moveAtClosing(draft, coins, { ...parts, sealed: { ...sealed, bid: 0 } }, terms);
  liveMonth(draft, move, position.month, coins, terms);
  return limitAfter(draft, position.month, sealed.pays, terms).limit;
}

/** Seals a seat's month; it may be sealed again until the month closes. */
export function sealMonth(
  state: SeatState,
  month: number,
  sealed: SealedPart,
): Result<MoveParts, Also<'LIVE_STEP_ORDER' | 'LIVE_BID_INVALID' | 'BALANCE_INSUFFICIENT'>> {
  const { position, group, parts } = state;
  const refused = refusalNow(position, month);
  if (refused !== null) return refuse(refused);
  if (parts.begun === null || (parts.begun.isPlayed && parts.score === null)) return refuse('LIVE_STEP_ORDER');
  const { leastBid } = termsOfGroup(group);
  const isBid = Number.isInteger(sealed.bid) && (sealed.bid === 0 || sealed.bid >= leastBid);
  if (!isBid) return refuse('LIVE_BID_INVALID');
  return sealed.bid > sealLimit(state, sealed) ? refuse('BALANCE_INSUFFICIENT') : ok({ ...parts, sealed });
}
