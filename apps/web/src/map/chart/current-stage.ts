import type { ReplyOf } from '@consorcio/contract';
import { dreamCycles, instalmentsPaid } from '@consorcio/rules/queries';
import { type DreamId, WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';

/** What `/stage/current` says; after the end, what USER_MUST_SEE_RESULTS carries in `info`. CONTRACT section 3. */
export type CurrentStage = ReplyOf<'stageCurrent'>;
export type PendingEvent = ReplyOf<'pendingEvents'>[number];
/** What became of the answer to a card. */
export type Acknowledged = ReplyOf<'acknowledgeEvent'>;
export type Balance = CurrentStage['balance'];
export type Assembly = NonNullable<CurrentStage['assembly']>;

/** All that the map shows at one moment: where the campaign stands, and the event that waits, if one does. */
export interface Board {
  readonly current: CurrentStage;
  readonly event: PendingEvent | null;
}

/** What a payment has brought; `campaignModified`: the campaign ended with it. */
export type PaymentOutcome = Extract<ReplyOf<'stageFinish'>, { readonly paid: boolean }>;

/** What a turn without a game has brought. */
export type ShiftOutcome = Pick<Extract<ReplyOf<'stageFinish'>, { paid: null }>, 'balance' | 'movement' | 'reward'>;

/** How a bid ended. Null: not known, since the answer was lost on its way. */
export interface BidOutcome {
  readonly win: boolean;
  readonly bid: number;
  readonly winningBid: number | null;
  readonly winnerQuota: number | null;
  /** Quotas that were waiting when it was decided. */
  readonly waiting: number | null;
}

/** How a raffle ended. `drawnQuota` is null when the answer was lost and could not be learnt afterwards. */
export interface RaffleOutcome {
  readonly won: boolean;
  /** Of the draw: the board may be of the next month already. */
  readonly cycle: number;
  readonly drawnQuota: number | null;
  /** The quotas that were in the globe, the player's included: one ball each. */
  readonly globe: readonly number[];
}

/** One month's assembly as the group remembers it. */
export interface Minutes {
  readonly assembly: ReplyOf<'group'>['assemblies'][number];
  /** All quotas of the group, and those that have no letter afterwards. */
  readonly quotas: number;
  readonly waiting: number;
}

/** One month of one campaign, whose assembly is asked about. */
export interface Month {
  readonly campaignId: string;
  readonly cycle: number;
}
export const monthOf = ({ campaign, stage }: CurrentStage): Month => ({ campaignId: campaign.id, cycle: stage.cycle });

/** Where the player goes when the chart has ended. */
export type Destination =
  | { readonly to: 'certificate' }
  | { readonly to: 'dreamIntro' }
  | { readonly to: 'minigame'; readonly slug: number };

/** Between two assemblies. */
export const isRunning = ({ campaign, extras }: CurrentStage): boolean =>
  !campaign.completed && extras.phase === 'STAGE';

export const isBiddingOpen = ({ campaign, extras }: CurrentStage): boolean =>
  !campaign.completed && extras.phase === 'BID_OPEN';
export const isBidLost = ({ campaign, extras }: CurrentStage): boolean =>
  !campaign.completed && extras.phase === 'BID_LOST';
export const isRaffleOpen = ({ campaign, extras }: CurrentStage): boolean =>
  !campaign.completed && extras.phase === 'RAFFLE_OPEN';

/** Paid late: no bid, and not in the raffle of this month's assembly. RULES 6.4. */
export const isOutOfAssembly = ({ assembly }: Pick<CurrentStage, 'assembly'>): boolean => assembly?.isOut === true;

/** The quotas in the globe of this month's raffle: those that wait, one's own only where it takes part. */
export const globeOf = (current: CurrentStage): readonly number[] =>
  (current.assembly?.waiting ?? []).filter((quota) => !isOutOfAssembly(current) || quota !== current.campaign.quota);

/** The instalment waits; also one begun whose answer was lost. */
export const isPaymentDue = (current: CurrentStage): boolean =>
  isRunning(current) && current.stage.type === 'PAYMENT' && current.stage.status !== 'FINISHED';

export const isEventDue = (current: CurrentStage): boolean => isRunning(current) && current.stage.type === 'EVENT';

/** First stage of a cycle, not created by a failure: its transition shows once. SPEC section 4. */
export const opensCycle = (current: CurrentStage): boolean =>
  isRunning(current) && current.extras.stageRelativeToCycle === 1 && !current.stage.createdByFailure;

/** The campaign's very first stage, before its place was chosen and while it is lived. */
export const isFirstStage = ({ stage, extras }: CurrentStage): boolean =>
  stage.cycle === 1 && extras.stageRelativeToCycle === 1;

/** The first month of a player's own dream, unless they know the game already. */
export const isFirstMonth = (current: CurrentStage): boolean =>
  isRunning(current) && current.stage.cycle === 1 && !current.campaign.isNewGamePlus && !isOfWeek(current);

/** Parts of the dream in colour: the instalments paid so far, or all of it. */
export function dreamParts({ campaign, dream, extras, stage }: CurrentStage): number {
  if (campaign.status === 'SUCCESS') return dream.cycles;
  return instalmentsPaid(extras.phase, stage.cycle);
}

/** The cycle that the transition announces: the next one while an assembly is still the last thing known. */
export const cycleToShow = ({ extras, stage }: CurrentStage): number =>
  extras.phase === 'STAGE' ? stage.cycle : stage.cycle + 1;

/** What a decided, lost bid looks like to somebody who comes back to it. */
export function restoreBid({ assembly }: CurrentStage): BidOutcome | null {
  if (assembly === null || assembly.bid === null) return null;
  const { bid, winningBid, winnerQuota } = assembly;
  return { win: false, bid, winningBid, winnerQuota, waiting: assembly.waiting.length + 1 };
}

/** The stage after a lost bid, as `/stage/current` would tell it: the bids are decided. CONTRACT section 3. */
export function afterLostBid(current: CurrentStage, { bid, winningBid, winnerQuota }: BidOutcome): CurrentStage {
  const { extras } = current;
  if (current.assembly === null) return current;
  const { neighbours: _seenBefore, ...assembly } = current.assembly;
  const waiting = assembly.waiting.filter((quota) => quota !== winnerQuota);
  return {
    ...current,
    extras: { ...extras, phase: 'BID_LOST' },
    assembly: { ...assembly, waiting, bid, winningBid, winnerQuota },
  };
}

/** The stage once the effort of a lost bid is kept, as `/stage/current` would tell it: the raffle is open. */
export const afterKeepingEffort = (current: CurrentStage): CurrentStage => ({
  ...current,
  extras: { ...current.extras, phase: 'RAFFLE_OPEN' },
});

/** How a payment ended whose answer was lost, read from the current stage afterwards; null while nothing has changed. */
export function inferPayment(before: CurrentStage, after: CurrentStage): PaymentOutcome | null {
  const { campaign, extras, stage, balance } = after;
  if (campaign.completed) return { paid: campaign.context !== 'DEFAULT', campaignModified: true, balance };
  if (extras.phase !== 'STAGE' || stage.cycle > before.stage.cycle)
    return { paid: true, campaignModified: false, balance };
  if (stage.id !== before.stage.id && stage.createdByFailure) return { paid: false, campaignModified: false, balance };
  return null;
}

/** True of the try of a week. */
export const isOfWeek = ({ dream }: CurrentStage): boolean => dream.id === WEEK_DREAM_ID;

/** The dream's picture as far as it is in colour, `n` parts of `total`. A try of a week has that of another dream, in its parts. */
export function pictureShown(current: CurrentStage): { dream: DreamId; n: number; total: number } {
  const { id, picture = 1, cycles } = current.dream;
  const parts = dreamParts(current);
  if (id !== WEEK_DREAM_ID) return { dream: id, n: parts, total: cycles };
  const total = dreamCycles(picture);
  return { dream: picture, n: Math.round((parts * total) / cycles), total };
}
