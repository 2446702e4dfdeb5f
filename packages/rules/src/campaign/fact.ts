import type {
  BidUse,
  Context,
  ContractEnd,
  MinigameRoomId,
  PlayedDreamId,
  Quota,
  RoomId,
  StageOrdinal,
} from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';

/*
 * What happened, in the past tense. Badges, the statement and the notebook are folded from facts; facts carry the
 * balance right after, so that no reader has to add up.
 */

interface InCycle {
  readonly cycle: number;
}
interface AtStage extends InCycle {
  readonly ordinal: StageOrdinal;
}
/** A movement: signed change and the balance right after. */
export interface Moved {
  readonly energy: number;
  readonly effort: number;
  readonly balance: Wallet;
}

export interface CampaignOpened extends Moved {
  readonly type: 'CampaignOpened';
  readonly dreamId: PlayedDreamId;
  readonly isNewGamePlus: boolean;
  readonly quota: Quota;
}
export interface CycleOpened extends InCycle {
  readonly type: 'CycleOpened';
}
/** A minigame was entered and its entry charged; `vigor` in percent. */
export interface RoomEntered extends AtStage, Moved {
  readonly type: 'RoomEntered';
  readonly roomId: RoomId;
  readonly vigor: number;
}
export interface PaymentBegun extends AtStage {
  readonly type: 'PaymentBegun';
}
export interface MinigameFinished extends AtStage, Moved {
  readonly type: 'MinigameFinished';
  readonly roomId: RoomId;
  readonly scoreBp: number;
  readonly vigor: number;
  /** Where the room pays by the day (RULES 4.7). */
  readonly movement?: number;
  /** A turn without a game: it counts for no badge (RULES 4.9). */
  readonly isShift?: true;
}
/** The month's first run with three stars gave energy of its own, beside its wage (RULES 4.8). */
export interface StarsThanked extends AtStage, Moved {
  readonly type: 'StarsThanked';
}
/** The month's card was drawn and waits for the player. */
export interface EventDrawn extends AtStage {
  readonly type: 'EventDrawn';
  readonly eventId: number;
}
export interface EventAcknowledged extends AtStage, Moved {
  readonly type: 'EventAcknowledged';
  readonly eventId: number;
  /** Absent for option 1. */
  readonly option?: number;
}
/** A part of an option that was chosen in an earlier month; `eventId`: that month's card. */
export interface LaterPartFell extends InCycle, Moved {
  readonly type: 'LaterPartFell';
  readonly eventId: number;
}
/** `late`: paid at the second attempt of the month, with the fee in `amount`. */
export interface InstalmentPaid extends AtStage, Moved {
  readonly type: 'InstalmentPaid';
  readonly amount: number;
  readonly late: boolean;
}
export interface InstalmentMissed extends AtStage {
  readonly type: 'InstalmentMissed';
  readonly due: number;
  readonly effort: number;
}
/** A minigame and a second payment were created for the month. */
export interface RecoveryGranted extends InCycle {
  readonly type: 'RecoveryGranted';
}
export interface AssemblyOpened extends InCycle {
  readonly type: 'AssemblyOpened';
}
interface BidDecided extends InCycle, Moved {
  readonly bid: number;
  readonly winningBid: number;
  readonly winnerQuota: Quota;
}
export interface BidWon extends BidDecided {
  readonly type: 'BidWon';
}
export interface BidLost extends BidDecided {
  readonly type: 'BidLost';
}
export interface EffortKept extends InCycle {
  readonly type: 'EffortKept';
}
/** Another member was awarded. */
export interface RivalAwarded extends InCycle {
  readonly type: 'RivalAwarded';
  readonly quota: Quota;
  readonly by: 'BID' | 'JACKPOT';
}
/** `waiting`: how many quotas took part in the draw. */
export interface RaffleWon extends InCycle {
  readonly type: 'RaffleWon';
  readonly waiting: number;
}
export interface RaffleLost extends InCycle {
  readonly type: 'RaffleLost';
  readonly drawnQuota: Quota;
  readonly waiting: number;
}
/** `reserve`: the effort left. */
export interface DreamCompleted extends InCycle {
  readonly type: 'DreamCompleted';
  readonly context: Exclude<Context, 'DEFAULT'>;
  readonly reserve: number;
}
export interface Defaulted extends InCycle {
  readonly type: 'Defaulted';
}
export interface GaveUp extends InCycle {
  readonly type: 'GaveUp';
}
/* After the letter (RULES 11.12); `cycle` counts on from the letter's month. */
export interface BidUseChosen extends InCycle {
  readonly type: 'BidUseChosen';
  readonly use: BidUse;
}
/** The good gave its energy of the month. */
export interface GoodGave extends InCycle, Moved {
  readonly type: 'GoodGave';
}
/** A turn with carried hands: its entry, then what the place paid. */
export interface CarriedEntry extends InCycle, Moved {
  readonly type: 'CarriedEntry';
  readonly roomId: MinigameRoomId;
}
export interface CarriedReward extends InCycle, Moved {
  readonly type: 'CarriedReward';
  readonly roomId: MinigameRoomId;
}
export interface CardAnswered extends InCycle, Moved {
  readonly type: 'CardAnswered';
  readonly eventId: number;
  readonly option: number;
}
/** Upkeep, in the first month with papers and delivery; of a missed bill what was there for it. */
export interface UpkeepPaid extends InCycle, Moved {
  readonly type: 'UpkeepPaid';
  readonly amount: number;
}
/** `whole`: false for what was paid of a missed bill. */
export interface ContractInstalment extends InCycle, Moved {
  readonly type: 'ContractInstalment';
  readonly amount: number;
  readonly whole: boolean;
}
export interface BillMissed extends InCycle {
  readonly type: 'BillMissed';
  readonly missing: number;
}
/** What of a bid was more than was owed came back. */
export interface ChangeGiven extends InCycle, Moved {
  readonly type: 'ChangeGiven';
  readonly amount: number;
}
export interface ContractEnded extends InCycle {
  readonly type: 'ContractEnded';
  readonly end: ContractEnd;
}
/** The notebook gained an idea. No command of a campaign produces it; the caller that records the lesson does. */
export interface ConceptLearned {
  readonly type: 'ConceptLearned';
  readonly conceptId: number;
}

export type Fact =
  | CampaignOpened
  | CycleOpened
  | RoomEntered
  | PaymentBegun
  | MinigameFinished
  | StarsThanked
  | EventDrawn
  | EventAcknowledged
  | InstalmentPaid
  | InstalmentMissed
  | RecoveryGranted
  | AssemblyOpened
  | BidWon
  | BidLost
  | EffortKept
  | RivalAwarded
  | RaffleWon
  | RaffleLost
  | DreamCompleted
  | Defaulted
  | GaveUp
  | LaterPartFell
  | BidUseChosen
  | GoodGave
  | CarriedEntry
  | CarriedReward
  | CardAnswered
  | UpkeepPaid
  | ContractInstalment
  | BillMissed
  | ChangeGiven
  | ContractEnded
  | ConceptLearned;
