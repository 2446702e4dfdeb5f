import type { Result } from '@consorcio/kernel';
import { answerTo as answerToMove, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import {
  acknowledgeEvent,
  afterView,
  answerCard,
  beginStage,
  type Campaign,
  CURRENT_RULEBOOK,
  chooseDream,
  chooseUse,
  currentCampaign,
  type Draw,
  drawRaffle,
  type Fact,
  finishStage,
  giveUp,
  keepEffort,
  markResultsSeen,
  optionsOf,
  payBill,
  pendingEvent,
  placeBid,
  planMonth,
  type Step,
} from '../../src/index.ts';
import {
  type BidUse,
  DREAM_IDS,
  MINIGAMES,
  type Refusal,
  type RulebookVersion,
  type StageOrdinal,
  type Works,
} from '../../src/vocabulary.ts';

/** A move as plain data, so that it can be drawn at random and pinned in a file. A stage may be named or be none. */
export type Move =
  | readonly ['dream', number]
  | readonly ['begin', number | null, number]
  | readonly ['finish', number | null, number]
  | readonly ['event', number | null]
  | readonly ['bid', number]
  | readonly ['keep']
  | readonly ['raffle']
  | readonly ['give up']
  | readonly ['see results']
  /** The one thing to do next: room, score, share of the effort to bid, option of a card, for where there is a choice. */
  | readonly ['go on', number, number, number, number?]
  /** The one thing to do next after the letter, with a plan and an option. */
  | readonly ['after', Works, number]
  /** What may be done after the letter, in any order; a month, a plan or an option. */
  | readonly ['use', BidUse]
  | readonly ['plan', number, Works]
  | readonly ['card', number, number]
  | readonly ['pay', number];

/** A player's whole game: the newest campaign, what happened in it, and how many dreams came true. */
export interface Game {
  readonly latest: Campaign | null;
  readonly facts: readonly Fact[];
  readonly dreamsDone: number;
  /** The one that its campaigns begin with. */
  readonly rulebook: RulebookVersion;
}

export const NEW_GAME: Game = { latest: null, facts: [], dreamsDone: 0, rulebook: CURRENT_RULEBOOK };

const ordinal = (n: number | null): StageOrdinal | null => n as StageOrdinal | null;

/** The answer of the rules to a move. A refused move leaves the game as it was. */
export function answerTo(game: Game, move: Move, draw: Draw): Result<Step, Refusal | 'OPTION_NOT_FOUND'> {
  const { latest, dreamsDone, rulebook } = game;
  switch (move[0]) {
    case 'dream':
      return chooseDream(latest, { personaId: 1, dreamId: move[1], dreamsDone, rulebook }, draw);
    case 'begin':
      return beginStage(latest, { stage: ordinal(move[1]), roomId: move[2] });
    case 'finish':
      return finishStage(latest, { stage: ordinal(move[1]), scoreBp: move[2] }, draw);
    case 'event':
      return acknowledgeEvent(latest, ordinal(move[1]));
    case 'bid':
      return placeBid(latest, move[1], draw);
    case 'keep':
      return keepEffort(latest, draw);
    case 'raffle':
      return drawRaffle(latest, draw);
    case 'give up':
      return giveUp(latest);
    case 'see results':
      return markResultsSeen(latest);
    case 'go on':
      return goOn(game, move, draw);
    case 'after':
      return goOnAfter(latest, move, draw);
    case 'use':
      return chooseUse(latest, move[1]);
    case 'plan':
      return planMonth(latest, { month: move[1], works: move[2] }, draw);
    case 'card':
      return answerCard(latest, { month: move[1], option: move[2] });
    case 'pay':
      return payBill(latest, { month: move[1] }, draw);
  }
}

/** The productive move of a contract that goes on; an option that the card lacks becomes option 1. */
function goOnAfter(latest: Campaign | null, [, works, option]: Move & readonly ['after', ...unknown[]], draw: Draw) {
  const { phase = null, month = null, event = null } = latest === null ? {} : afterView(latest, draw);
  const at = { month: month ?? 0 };
  if (phase === 'EVENT') {
    const has = event?.options.some((one) => one.option === option) === true;
    return answerCard(latest, { ...at, option: has ? option : 1 });
  }
  if (phase === 'BILL') return payBill(latest, at, draw);
  return planMonth(latest, { ...at, works }, draw);
}

/** The productive move of any situation: if one of these is refused, the game has a dead end. */
function goOn(
  { latest, dreamsDone, rulebook }: Game,
  [, room, score, share, option = 1]: Move & readonly ['go on', ...unknown[]],
  draw: Draw,
) {
  const pending = currentCampaign(latest) === null || latest === null ? null : pendingEvent(latest);
  if (latest !== null && pending !== null && optionsOf(latest, pending.eventId).length >= option) {
    return acknowledgeEvent(latest, pending.ordinal, option);
  }
  const plan: Plan = {
    dream: DREAM_IDS[score % DREAM_IDS.length] ?? 1,
    room: () => MINIGAMES.find(({ roomId }) => roomId === room)?.roomId ?? plans.SNACK_BAR,
    bid: ({ balance }) => Math.floor(balance.effort * share),
  };
  return answerToMove(latest, nextMove(viewOfCampaign(latest), plan), {
    draw,
    score: () => score,
    dreamsDone,
    rulebook,
  });
}

/** The game after a move. The facts are those of the newest campaign. */
export function afterMove(game: Game, move: Move, draw: Draw): Game {
  const answer = answerTo(game, move, draw);
  if (!answer.ok) return game;
  const { campaign, facts } = answer.value;
  const isNew = facts.some(({ type }) => type === 'CampaignOpened');
  const done = facts.filter(({ type }) => type === 'DreamCompleted').length;
  return {
    ...game,
    latest: campaign,
    facts: isNew ? facts : [...game.facts, ...facts],
    dreamsDone: game.dreamsDone + done,
  };
}
