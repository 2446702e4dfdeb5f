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

/* What happened, in the past tense, for badges, statement and notebook, with the balance right after. */

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
interface BidDecided extends InCycle, Moved {
  readonly bid: number;
  readonly winningBid: number;
  readonly winnerQuota: Quota;
}

/** What each fact says beside its type. */
interface Facts {
  readonly CampaignOpened: Moved & {
    readonly dreamId: PlayedDreamId;
    readonly isNewGamePlus: boolean;
    readonly quota: Quota;
  };
  readonly CycleOpened: InCycle;
  /** A minigame was entered and its entry charged; `vigor` in percent. */
  readonly RoomEntered: AtStage & Moved & { readonly roomId: RoomId; readonly vigor: number };
  readonly PaymentBegun: AtStage;
  readonly MinigameFinished: AtStage &
    Moved & {
      readonly roomId: RoomId;
      readonly scoreBp: number;
      readonly vigor: number;
      /** Where the room pays by the day (RULES 4.7). */
      readonly movement?: number;
      /** A turn without a game: it counts for no badge (RULES 4.9). */
      readonly isShift?: true;
    };
  /** The month's first run with three stars gave energy of its own, beside its wage (RULES 4.8). */
  readonly StarsThanked: AtStage & Moved;
  /** The month's card was drawn and waits for the player. */
  readonly EventDrawn: AtStage & { readonly eventId: number };
  readonly EventAcknowledged: AtStage &
    Moved & {
      readonly eventId: number;
      /** Absent for option 1. */
      readonly option?: number;
    };
  /** A part of an option that was chosen in an earlier month; `eventId`: that month's card. */
  readonly LaterPartFell: InCycle & Moved & { readonly eventId: number };
  /** `late`: paid at the second attempt of the month, with the fee in `amount`. */
  readonly InstalmentPaid: AtStage & Moved & { readonly amount: number; readonly late: boolean };
  readonly InstalmentMissed: AtStage & { readonly due: number; readonly effort: number };
  /** A minigame and a second payment were created for the month. */
  readonly RecoveryGranted: InCycle;
  readonly AssemblyOpened: InCycle;
  readonly BidWon: BidDecided;
  readonly BidLost: BidDecided;
  readonly EffortKept: InCycle;
  /** Another member was awarded. */
  readonly RivalAwarded: InCycle & { readonly quota: Quota; readonly by: 'BID' | 'JACKPOT' };
  /** `waiting`: how many quotas took part in the draw. */
  readonly RaffleWon: InCycle & { readonly waiting: number };
  readonly RaffleLost: InCycle & { readonly drawnQuota: Quota; readonly waiting: number };
  /** `reserve`: the effort left. */
  readonly DreamCompleted: InCycle & { readonly context: Exclude<Context, 'DEFAULT'>; readonly reserve: number };
  readonly Defaulted: InCycle;
  readonly GaveUp: InCycle;
  /* After the letter (RULES 11.12); `cycle` counts on from the letter's month. */
  readonly BidUseChosen: InCycle & { readonly use: BidUse };
  /** The good gave its energy of the month. */
  readonly GoodGave: InCycle & Moved;
  /** A turn with carried hands: its entry, then what the place paid. */
  readonly CarriedEntry: InCycle & Moved & { readonly roomId: MinigameRoomId };
  readonly CarriedReward: InCycle & Moved & { readonly roomId: MinigameRoomId };
  readonly CardAnswered: InCycle & Moved & { readonly eventId: number; readonly option: number };
  /** Upkeep, in the first month with papers and delivery; of a missed bill what was there for it. */
  readonly UpkeepPaid: InCycle & Moved & { readonly amount: number };
  /** `whole`: false for what was paid of a missed bill. */
  readonly ContractInstalment: InCycle & Moved & { readonly amount: number; readonly whole: boolean };
  readonly BillMissed: InCycle & { readonly missing: number };
  /** What of a bid was more than was owed came back. */
  readonly ChangeGiven: InCycle & Moved & { readonly amount: number };
  readonly ContractEnded: InCycle & { readonly end: ContractEnd };
  /** The notebook gained an idea. No command of a campaign produces it; the caller that records the lesson does. */
  readonly ConceptLearned: { readonly conceptId: number };
}

export type Fact = { [Type in keyof Facts]: { readonly type: Type } & Facts[Type] }[keyof Facts];
