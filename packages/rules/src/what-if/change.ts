import { hasOption } from '../campaign/cards.ts';
import type { BidUse, MinigameRoomId, Works } from '../vocabulary.ts';
import {
  type CampaignChoices,
  type ChangedChoices,
  isWhole,
  type MonthChoices,
  TURNS_A_MONTH,
  type Turn,
} from './choices.ts';
import { type EffortLevel, scoreAt, usualScore } from './scores.ts';

/** One past decision, decided otherwise (RULES 13.1). Months count from 1; position 4 is the month's recovery. */
export type Change =
  | { readonly kind: 'PLACE'; readonly month: number; readonly position: number; readonly roomId: MinigameRoomId }
  | { readonly kind: 'EFFORT'; readonly month: number; readonly position: number; readonly level: EffortLevel }
  | { readonly kind: 'BID'; readonly month: number; readonly effort: number }
  | { readonly kind: 'OPTION'; readonly eventId: number; readonly option: number }
  | { readonly kind: 'USE'; readonly use: BidUse }
  /** `place`: the month after the letter, from 0. */
  | { readonly kind: 'PLAN'; readonly place: number; readonly works: Works }
  | { readonly kind: 'STOP'; readonly month: number }
  | { readonly kind: 'GO_ON' };

const RECOVERY_POSITION = TURNS_A_MONTH + 1;

/**
 * The choices with one decision changed; null for a decision that was never made, or a value that it could not have had.
 * What is looked up in similar situations stays the player's own.
 */
export function withChange(choices: CampaignChoices, change: Change): ChangedChoices | null {
  const next: ChangedChoices = { ...choices, lived: choices.months };
  const { months, options, after, stopped } = choices;
  switch (change.kind) {
    case 'PLACE':
      return withTurn(next, change, () => ({ roomId: change.roomId, scoreBp: usualScore(choices, change.roomId) }));
    case 'EFFORT':
      return withTurn(next, change, ({ roomId }) => ({
        roomId,
        scoreBp: scoreAt(choices, change.level, roomId),
        isCareChanged: true,
      }));
    case 'BID':
      return withBid(next, change);
    case 'OPTION': {
      const exists = hasOption(choices, change.eventId, change.option);
      if (!exists || options?.some(({ eventId }) => eventId === change.eventId) !== true) return null;
      const { eventId, option } = change;
      return { ...next, options: options.map((own) => (own.eventId === eventId ? { eventId, option } : own)) };
    }
    case 'USE':
      return after?.use == null ? null : { ...next, after: { ...after, use: change.use } };
    case 'PLAN': {
      if (after?.plans[change.place] === undefined) return null;
      const plans = after.plans.map((plan, i) => (i === change.place ? { ...plan, works: change.works } : plan));
      return { ...next, after: { ...after, plans } };
    }
    case 'STOP': {
      const last = stopped?.month ?? months.length;
      const isMonth = Number.isInteger(change.month) && change.month >= 1 && change.month <= last;
      return isMonth ? { ...next, stopped: { month: change.month, isPaid: false } } : null;
    }
    case 'GO_ON': {
      if (stopped === undefined) return null;
      const { stopped: _, ...goesOn } = next;
      return goesOn;
    }
  }
}

const withMonth = (choices: ChangedChoices, number: number, month: MonthChoices): ChangedChoices => ({
  ...choices,
  months: choices.months.map((own, i) => (i === number - 1 ? month : own)),
});

/** A turn in another place or with other care; the situation that it was chosen in stays. */
function withTurn(
  choices: ChangedChoices,
  { month: number, position }: { readonly month: number; readonly position: number },
  to: (old: Turn) => Pick<Turn, 'roomId' | 'scoreBp' | 'isCareChanged'>,
): ChangedChoices | null {
  const month = choices.months[number - 1];
  if (month === undefined || !isWhole(month)) return null;
  const old = position === RECOVERY_POSITION ? month.recovery : month.turns[position - 1];
  if (old === null || old === undefined) return null;
  const { roomId, scoreBp, ...care } = to(old);
  // The day's movement belongs to the turn as it was lived.
  const { movement: _, ...same } = old;
  const turn: Turn = { ...same, roomId, scoreBp, ...care };
  if (position === RECOVERY_POSITION) return withMonth(choices, number, { ...month, recovery: turn });
  return withMonth(choices, number, {
    ...month,
    turns: month.turns.map((each, i) => (i === position - 1 ? turn : each)),
  });
}

function withBid(choices: ChangedChoices, { month: number, effort }: Change & { kind: 'BID' }): ChangedChoices | null {
  const month = choices.months[number - 1];
  if (month === undefined || month.bid === null) return null;
  if (!Number.isInteger(effort) || effort < 0 || effort > month.bid.of) return null;
  const bid = { ...month.bid, offered: effort };
  return { ...withMonth(choices, number, { ...month, bid }), ...(effort === 0 ? { keepsIn: number } : {}) };
}
