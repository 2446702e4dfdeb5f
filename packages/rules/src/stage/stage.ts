import { BrokenInvariant, must, ok, type Result, refuse } from '@consorcio/kernel';
import { applyChanges, type BalanceChange } from '../campaign/balance-changes.ts';
import type { Answered, Campaign, Step } from '../campaign/campaign.ts';
import { activeCampaign, currentCampaign, isCompleted } from '../campaign/current.ts';
import { currentStage, record, type Stage, stageAt } from '../campaign/cycle.ts';
import type { Draw } from '../draw/fair-draw.ts';
import { enterRoom } from '../rulebook/entry.ts';
import { rulebookOf, termsOf } from '../rulebook/registry.ts';
import { BEST_SCORE, drawMovement, minigameRoomOf, rewardRange, roomOf, wageOf } from '../rulebook/reward.ts';
import { type Game, PAYMENT_ROOM_ID, type RoomId, type StageOrdinal } from '../vocabulary.ts';
import { add, type Wallet } from '../wallet.ts';
import { revealEvent } from './event.ts';
import { type FinishAnswer, firstAnswer } from './finish-answer.ts';
import { settle } from './payment.ts';
import { starsAt } from './stars.ts';

type StageRefusal = 'CAMP_NOT_FOUND' | 'CAMP_INVALID_STATUS' | 'STAGE_NOT_FOUND' | 'STAGE_IS_NOT_CURRENT';
export type BeginRefusal = StageRefusal | 'ROOM_NOT_FOUND' | 'ROOM_TYPE_MISMATCH' | 'STAGE_ALREADY_STARTED';
export type FinishRefusal = StageRefusal | 'STAGE_NOT_STARTED';

/** What `begin` answers; `game` and `vigor` (percent) are null for the payment's room. */
export interface BeginAnswer {
  readonly ordinal: StageOrdinal;
  readonly roomId: RoomId;
  readonly game: Game | null;
  readonly vigor: number | null;
  readonly balance: Wallet;
}

/** The current stage, if `ordinal` names it: the checks that begin and finish share (RULES section 9). */
function currentAt(
  campaign: Campaign,
  ordinal: StageOrdinal | null,
): Result<Stage, 'STAGE_NOT_FOUND' | 'STAGE_IS_NOT_CURRENT'> {
  const stage = stageAt(campaign, ordinal);
  if (stage === null) return refuse('STAGE_NOT_FOUND');
  const isCurrent = campaign.phase === 'STAGE' && stage.ordinal === currentStage(campaign).ordinal;
  return isCurrent ? ok(stage) : refuse('STAGE_IS_NOT_CURRENT');
}

/**
 * Enters a room: charges its entry, as far as the balance goes, and notes the vigor (RULES 4.1 to 4.4). At the payment
 * only room 1 opens and nothing is charged. Repeating it with the same room gives the same answer and charges nothing.
 */
export function beginStage(
  latest: Campaign | null,
  { stage: ordinal, roomId }: { readonly stage: StageOrdinal | null; readonly roomId: number },
): Result<Answered<BeginAnswer>, BeginRefusal> {
  const active = activeCampaign(latest);
  if (!active.ok) return active;
  const campaign = active.value;
  const current = currentAt(campaign, ordinal);
  if (!current.ok) return current;
  const stage = current.value;
  const room = roomOf(rulebookOf(campaign.rulebook), roomId);
  if (room === null) return refuse('ROOM_NOT_FOUND');
  const roomFor = room.id === PAYMENT_ROOM_ID ? 'PAYMENT' : 'MINIGAME';
  if (stage.type !== roomFor) return refuse('ROOM_TYPE_MISMATCH');
  if (stage.status === 'STARTED' && stage.roomId !== room.id) return refuse('STAGE_ALREADY_STARTED');
  const step = stage.status === 'STARTED' ? { campaign, facts: [] } : enter(campaign, stage, room.id);
  const vigor = stageAt(step.campaign, stage.ordinal)?.vigor ?? null;
  const balance = step.campaign.wallet;
  return ok({ ...step, answer: { ordinal: stage.ordinal, roomId: room.id, game: room.game, vigor, balance } });
}

function enter(campaign: Campaign, { ordinal, cycle, type }: Stage, roomId: RoomId): Step {
  if (type === 'PAYMENT') {
    return {
      campaign: record(campaign, ordinal, { status: 'STARTED', roomId }),
      facts: [{ type: 'PaymentBegun', ordinal, cycle }],
    };
  }
  const terms = termsOf(campaign);
  const { costs } = minigameRoomOf(terms.rulebook, roomId);
  const { balance, vigor } = enterRoom(terms, campaign.wallet, costs);
  const moved = { energy: balance.energy - campaign.wallet.energy, effort: balance.effort - campaign.wallet.effort };
  return {
    campaign: record({ ...campaign, wallet: balance }, ordinal, { status: 'STARTED', roomId, vigor }),
    facts: [{ type: 'RoomEntered', ordinal, cycle, roomId, vigor, ...moved, balance }],
  };
}

/** What a `finish` means, decided before anything costly such as a replay. */
export type FinishPlan =
  | { readonly kind: 'REPEAT'; readonly answer: FinishAnswer }
  | { readonly kind: 'MINIGAME'; readonly stage: Stage; readonly game: Game }
  | { readonly kind: 'PAYMENT'; readonly stage: Stage };

/** Makes every check of `finish` and says what it would do; changes nothing (RULES section 9). */
export function planFinish(latest: Campaign | null, ordinal: StageOrdinal | null): Result<FinishPlan, FinishRefusal> {
  const campaign = currentCampaign(latest);
  if (campaign === null) return refuse('CAMP_NOT_FOUND');
  const answer = firstAnswer(campaign, ordinal);
  if (answer !== null) return ok({ kind: 'REPEAT', answer });
  if (isCompleted(campaign)) return refuse('CAMP_INVALID_STATUS');
  const current = currentAt(campaign, ordinal);
  if (!current.ok) return current;
  const stage = current.value;
  if (stage.type === 'EVENT' || stage.status === 'PENDING') return refuse('STAGE_NOT_STARTED');
  if (stage.type === 'PAYMENT') return ok({ kind: 'PAYMENT', stage });
  const { game } = minigameRoomOf(rulebookOf(campaign.rulebook), stage.roomId);
  return ok({ kind: 'MINIGAME', stage, game });
}

/**
 * Finishes the current stage: pays the minigame's reward, or settles the instalment (RULES 3.6, 4.6, section 6). A
 * stage finished before is answered as it was the first time, also when the campaign has moved on.
 * `scoreBp`: the verified score, 0 to 10000, of a minigame, or 'SHIFT' for a turn without a game (RULES 4.9); null for a
 * payment.
 */
export function finishStage(
  latest: Campaign | null,
  { stage: ordinal, scoreBp }: { readonly stage: StageOrdinal | null; readonly scoreBp: number | 'SHIFT' | null },
  draw: Draw,
): Result<Answered<FinishAnswer>, FinishRefusal> {
  const plan = planFinish(latest, ordinal);
  if (!plan.ok) return plan;
  if (latest === null) return refuse('CAMP_NOT_FOUND');
  if (plan.value.kind === 'REPEAT') return ok({ campaign: latest, facts: [], answer: plan.value.answer });
  if (plan.value.kind === 'PAYMENT') return ok(settle(latest, plan.value.stage, draw));
  if (scoreBp === null) throw new BrokenInvariant('UNKNOWN', 'a minigame is finished with a verified score');
  return ok(finishMinigame(latest, plan.value.stage, scoreBp, draw));
}

/** Pays what the run is worth on this day and moves on; at position 4 the month's event is drawn (RULES 4.6, 4.7, 5.1). */
function finishMinigame(campaign: Campaign, stage: Stage, score: number | 'SHIFT', draw: Draw): Answered<FinishAnswer> {
  const terms = termsOf(campaign);
  const scoreBp = score === 'SHIFT' ? terms.rulebook.care.honest.least : score;
  if (!Number.isInteger(scoreBp) || scoreBp < 0 || scoreBp > BEST_SCORE) {
    throw new BrokenInvariant('UNKNOWN', `score ${scoreBp} is not in basis points`);
  }
  const { ordinal, cycle } = stage;
  const room = minigameRoomOf(terms.rulebook, stage.roomId);
  const vigor = must(stage.vigor, 'vigor of a started minigame');
  const movement = drawMovement(terms.rulebook, { roomId: room.id, scoreBp, ordinal }, draw);
  const reward = wageOf(terms.rulebook, rewardRange(terms, room), { scoreBp, vigor, movement });
  const day = movement === undefined ? {} : { movement };
  const run = record(campaign, ordinal, { status: 'FINISHED', scoreBp, reward, ...day });
  const stars = starsAt(run, ordinal);
  const { wallet, facts } = applyChanges(campaign.wallet, [
    {
      to: (before) => add(before, room.pays, reward),
      fact: (moved) => ({
        ...({ type: 'MinigameFinished', ordinal, cycle, roomId: room.id, scoreBp, vigor } as const),
        ...day,
        ...moved,
        ...(score === 'SHIFT' ? { isShift: true } : {}),
      }),
    },
    ...(stars === 0 ? [] : [thanksOf(stars, { ordinal, cycle })]),
  ]);
  const paid = record({ ...run, wallet }, ordinal, { status: 'FINISHED', after: [wallet.energy, wallet.effort] });
  const next = revealEvent(paid, draw);
  return {
    campaign: next.campaign,
    facts: [...facts, ...next.facts],
    answer: must(firstAnswer(next.campaign, ordinal), 'answer of a finished minigame'),
  };
}

/** The energy of the month's first three stars (RULES 4.8). */
const thanksOf = (energy: number, at: Pick<Stage, 'ordinal' | 'cycle'>): BalanceChange => ({
  to: (before) => add(before, 'energy', energy),
  fact: (moved) => ({ type: 'StarsThanked', ...at, ...moved }),
});
