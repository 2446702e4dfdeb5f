import type { BadgeCounters, Campaign, Fact } from '@consorcio/rules';
import type {
  CampaignStatus,
  CardVariant,
  ClassArm,
  DreamId,
  PersonaId,
  PlayedDreamId,
  QuizForm,
  QuizMoment,
  QuizVersion,
  StageOrdinal,
} from '@consorcio/rules/vocabulary';
import type { Note } from '@consorcio/rules/what-if';
import type { PackedState } from './campaign/campaign-codec.ts';
import type { SealedSeed } from './campaign/sealed-seed.ts';
import type { RunScorer } from './stage/run-scorer.ts';

/*
 * The walls between the game of one player and the world: what a home of the game has to offer. A server offers them on a
 * database, a page on what its device keeps.
 */

/** A campaign as a store keeps it. */
export interface CampaignRow {
  readonly campaignId: string;
  /** The player's first, second, third campaign. */
  readonly number: number;
  readonly dreamId: DreamId;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
  readonly energy: number;
  readonly effort: number;
  readonly seed: Uint8Array;
  /** Of which the seed is the SHA-256; null where the letter ends the campaign. */
  readonly root: Uint8Array;
  readonly clientSeed: string;
  readonly state: PackedState;
  readonly runVersion: number | null;
  readonly runBeganAt: Date | null;
  readonly createdAt: Date;
  /** What is kept of the request key with which the dream was chosen. */
  readonly choiceKey: Uint8Array | null;
  /** Of a try of a week: its name, and 0 for the ranked one or the free try's number. */
  readonly week: string | null;
  readonly weekTry: number | null;
}
type Absent<Row> = { readonly [Key in keyof Row]: Row[Key] | null };

/** What every command reads: the player and the newest campaign of a slot. */
export interface SnapshotRow extends Absent<CampaignRow> {
  readonly version: number;
  readonly name: string;
  readonly personaId: PersonaId | null;
  readonly nextSeed: Uint8Array;
  readonly nextRoot: Uint8Array;
  readonly nextRulebook: number;
  readonly counters: Partial<BadgeCounters>;
  /** Whether the player's class allows turns without a game (RULES 4.9); of a try of a week it says nothing. */
  readonly allowsShifts: boolean;
  /** Of the try's week, whether its key is out. */
  readonly isPublished: boolean;
}

/** Any campaign of a player with its packed statement. */
export interface PastRow extends CampaignRow {
  readonly movements: string;
  /** Another has taken its place. */
  readonly isPast: boolean;
  readonly isPublished: boolean;
}

/** What is kept of the run that is under way: the rest of an IssuedRun follows from the campaign. */
export interface RunIssue {
  readonly version: number;
  readonly issuedAt: Date;
}

/** A verified run with its log. */
export interface RunRow {
  readonly ordinal: StageOrdinal;
  readonly version: number;
  readonly points: number;
  readonly ticks: number;
  readonly inputs: Uint8Array;
}

/** Whose record a write changes, and the version that was read: the write is refused when another was faster. */
export interface Guarded {
  readonly playerId: string;
  readonly version: number;
}

/** Counters afterwards, with the badges that are earned. */
export interface Earned {
  readonly counters: BadgeCounters;
  readonly ids: readonly string[];
  readonly badges: readonly number[];
}

/** All that a command changes of a campaign. */
export interface CampaignSave extends Guarded {
  readonly campaignId: string;
  readonly status: CampaignStatus;
  readonly resultsSeen: boolean;
  readonly energy: number;
  readonly effort: number;
  readonly state: PackedState;
  /** New lines of the statement. */
  readonly movements: string;
  readonly runIssue: RunIssue | null;
  readonly now: Date;
  readonly hasEnded: boolean;
  /** A run to keep, and the number of its campaign. */
  readonly run: (RunRow & { readonly number: number }) | null;
  /** Of the player's own: what it earns, and whether it goes on. Of a try of a week: its note, once it is over. */
  readonly of: (Earned & { readonly isCurrent: boolean }) | { readonly note: Note | null };
}

/** A campaign that begins. The next one's seed takes the place of the one that it takes. */
export interface CampaignOpening
  extends Guarded,
    Pick<
      CampaignRow,
      'campaignId' | 'number' | 'energy' | 'effort' | 'seed' | 'root' | 'clientSeed' | 'state' | 'choiceKey'
    > {
  readonly dreamId: PlayedDreamId;
  readonly movements: string;
  readonly now: Date;
  readonly after: SealedSeed;
}

export interface BadgeRow {
  readonly userBadgeId: string;
  readonly badgeId: number;
  readonly seen: boolean;
}

export interface IdeaRow {
  readonly conceptId: number;
  readonly seenAt: Date;
  readonly askedAt: Date | null;
  readonly rights: number;
  readonly variant: CardVariant | null;
  readonly dueMonth: number;
  /** Null until it is learned. */
  readonly learnedAt: Date | null;
  readonly cycle: number | null;
}
export interface NotebookRow {
  readonly version: number;
  readonly counters: Partial<BadgeCounters>;
  /** The player's campaigns so far; null without one. */
  readonly campaigns: number | null;
  /** Cycle of the current campaign; null without one. */
  readonly cycleNow: number | null;
  /** In the order in which they were learned, then seen. */
  readonly ideas: readonly IdeaRow[];
}

interface OfIdea {
  readonly conceptId: number;
  readonly now: Date;
}
/** An idea that was met. */
export interface IdeaSeen extends OfIdea {
  readonly playerId: string;
  readonly month: number;
  readonly dueMonth: number;
}
/** An idea that was learned at once, without a card. */
export interface IdeaLearned extends Guarded, Earned, OfIdea {
  readonly cycle: number | null;
}
/** An answer to a card, and what it brings. */
export interface IdeaAnswered extends IdeaLearned {
  readonly month: number;
  readonly rights: number;
  readonly variant: CardVariant | null;
  readonly dueMonth: number;
  readonly isLearned: boolean;
}

export interface QuizPart {
  readonly version: QuizVersion;
  readonly moment: QuizMoment;
  readonly form: QuizForm;
  readonly answers: string;
  readonly confidence: string;
  readonly answeredAt: Date;
}
export interface QuizRow {
  /** When the last campaign ended in success or default. */
  readonly endedAt: Date | null;
  /** Of the class with whose code a part was answered. */
  readonly arm: ClassArm | null;
  /** In the order in which they were answered. */
  readonly parts: readonly QuizPart[];
}
export interface QuizPartKept extends QuizPart {
  readonly playerId: string;
  readonly daysSinceEnd: number | null;
  readonly classCode: string | null;
}

/**
 * Where players are kept. Writes answer false when another was faster: then nothing was written. Reads of the player answer about
 * the one who calls, and throw where there is none.
 */
export interface Store {
  /** `slot`: 'week' or the id of the try that is in its slot; anything else means the player's own newest campaign. */
  snapshot(slot: string): Promise<SnapshotRow>;
  /** A player's campaign by its id, newest or not; null for none. */
  campaign(playerId: string, campaignId: string): Promise<PastRow | null>;
  save(change: CampaignSave): Promise<boolean>;
  open(opening: CampaignOpening): Promise<boolean>;
  setPersona(choice: Guarded & { readonly personaId: PersonaId }): Promise<boolean>;
  /** First earned first. */
  badges(): Promise<{ readonly counters: Partial<BadgeCounters>; readonly earned: readonly BadgeRow[] }>;
  seeBadge(playerId: string, userBadgeId: string): Promise<void>;
  notebook(): Promise<NotebookRow>;
  seeIdea(seen: IdeaSeen): Promise<boolean>;
  learnIdea(learned: IdeaLearned): Promise<boolean>;
  answerIdea(answered: IdeaAnswered): Promise<boolean>;
  quiz(): Promise<QuizRow>;
  /** False when the moment has a part already. */
  keepPart(part: QuizPartKept): Promise<boolean>;
  /** Whether a class that may still answer has this code. */
  isOpenClass(code: string): Promise<boolean>;
}

/** What a command of a campaign has done. */
export interface Played {
  readonly playerId: string;
  /** The player's first, second, third campaign. */
  readonly number: number;
  readonly before: Campaign;
  readonly after: Campaign;
  readonly facts: readonly Fact[];
}

/** What a home may count, once it is written: the first persona, a begun campaign, a command. */
export type Happened =
  | { readonly type: 'PERSONA'; readonly playerId: string }
  | { readonly type: 'BEGUN'; readonly playerId: string; readonly isFirst: boolean }
  | ({ readonly type: 'PLAYED' } & Played);

export interface PublicId {
  readonly playerId: string;
  /** The id of the thing itself: campaign, user badge, share. */
  readonly partId: string;
}
/** The ids that leave a home for things of players. */
export interface PublicIds {
  /** Always the same for the same thing. */
  of(playerId: string, partId: string): string;
  /** Reads what `of` gave; null for any other text. */
  read(text: string): PublicId | null;
}

export interface Ports {
  readonly store: Store;
  readonly ids: PublicIds;
  /** A new UUIDv7. `now`: milliseconds since 1970. */
  readonly newId: (now: number) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Draws the seed of a player's next campaign. */
  readonly newSeal: () => SealedSeed;
  /** Notes that a run begins now. `run`: the id of its stage. */
  readonly beginRun: (run: string) => void;
  /** Replays a minigame's log and returns its score. */
  readonly scoreRun: RunScorer;
  /** The note of a try of a week; null where there is none. */
  readonly noteOf: (play: { readonly seed: string; readonly campaign: Campaign }) => Promise<Note | null>;
  readonly count: (happened: Happened) => void;
}
