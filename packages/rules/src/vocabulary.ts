import type { Brand } from '@consorcio/kernel';

export * from './quiz-words.ts';

/*
 * The enumerations of the game: a constant array, then its type. Everybody may import this file; it has no logic.
 * The words are the API's (SPEC sections 3, 8 and 9; CONTRACT section 3; RULES sections 2 to 10).
 */

/** Creation number of a stage in its campaign, from 1, recoveries included (RULES 4.7). The wire's stage id is opaque. */
export type StageOrdinal = Brand<number, 'StageOrdinal'>;
/** A member's numbered place in the group, 1 to N (RULES 7.2). */
export type Quota = Brand<number, 'Quota'>;

/** Who may represent the player (SPEC section 3). */
export const PERSONA_IDS = [1, 2, 3, 4] as const;
export type PersonaId = (typeof PERSONA_IDS)[number];
/** Those of whom one speaks in the feminine: 'contemplada'. */
export const FEMININE_PERSONAS: readonly number[] = [1, 3] satisfies readonly PersonaId[];

/** Every dream of every rulebook; which may be chosen, the current one says (RULES 2.2). */
export const DREAM_IDS = [1, 2, 3, 4, 5, 6, 7] as const;
export type DreamId = (typeof DREAM_IDS)[number];
/** The dream of the week's campaign, the same for everybody and not to be chosen (RULES 14.1). */
export const WEEK_DREAM_ID = 8 as const;
/** Any dream that a campaign may be about, that of the week included. */
export type PlayedDreamId = DreamId | typeof WEEK_DREAM_ID;

/** Numbers of the rulebooks that were ever served; a campaign is played by the one it began with. */
export const RULEBOOK_VERSIONS = [3, 4] as const;
export type RulebookVersion = (typeof RULEBOOK_VERSIONS)[number];
/** That of 1.0.0, whose server names none where a later one does. */
export const FIRST_RULEBOOK = RULEBOOK_VERSIONS[0];

/** From short dreams to long ones (RULES 2.2). */
export const DIFFICULTIES = ['EASY', 'MEDIUM', 'HARD'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a stage asks for: a free choice, the month's card, the instalment (RULES 3.3). */
export const STAGE_TYPES = ['MINIGAME', 'EVENT', 'PAYMENT'] as const;
export type StageType = (typeof STAGE_TYPES)[number];

/** RULES 3.3. */
export const STAGE_STATUSES = ['PENDING', 'STARTED', 'FINISHED'] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

/** RULES 3.2. Outside STAGE the paid stage stays current until the assembly is over. */
export const PHASES = ['STAGE', 'BID_OPEN', 'BID_LOST', 'RAFFLE_OPEN'] as const;
export type Phase = (typeof PHASES)[number];

/** RULES 3.1. */
export const CAMPAIGN_STATUSES = ['ACTIVE', 'SUCCESS', 'FAILED', 'GIVEN_UP'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** Why a campaign ended (RULES 3.1); null while it goes on, and for one given up. */
export const CONTEXTS = ['BID', 'JACKPOT', 'PAID', 'DEFAULT'] as const;
export type Context = (typeof CONTEXTS)[number];

/** What an option of a card draws on: by it an option is carried to a card never met (RULES 5.5). */
export const OPTION_KINDS = ['POCKET', 'BODY', 'LATER'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** How strong a day was in a room that pays by the day. */
export const MOVEMENT_WORDS = ['WEAK', 'USUAL', 'STRONG'] as const;
export type MovementWord = (typeof MOVEMENT_WORDS)[number];

/** What a neighbour's month was like: its savings fell, stayed or rose, it bids more in the group's first months, or it is late (RULES 7.12). */
export const NEIGHBOUR_HABITS = ['SPENDS', 'STEADY', 'SAVES', 'HURRIED', 'LATE'] as const;
export type NeighbourHabit = (typeof NEIGHBOUR_HABITS)[number];

/** What a player has, both counted in whole points (RULES 1.1). */
const RESOURCES = ['energy', 'effort'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Work costs energy and pays effort; leisure costs effort and pays energy (SPEC section 2, RULES 2.1). */
export type PlaceKind = 'work' | 'leisure';

/** One minigame: everything about it that is no rule number, drawing or sentence. */
interface MinigameRow {
  /** Name of its core, of its page `/<game>/index.html` and of everything that is made for it. */
  readonly game: string;
  /** Path `/minigame/:slug`, and its point on the map (SPEC sections 2 and 3). */
  readonly slug: number;
  readonly roomId: number;
  /** The specification's spelling, to the letter. */
  readonly place: string;
  readonly kind: PlaceKind;
  /** Tag of the loop that is played in it. */
  readonly music: string;
  /** True when its page plays the loop itself, because its clock is the loop's (GAMES section 4). */
  readonly playsOwnMusic: boolean;
  /** Badge that counts its runs; null for none. */
  readonly badge: BadgeType | null;
}

/**
 * The one table of the minigames, in order of their slugs. What a room charges and pays is the rulebook's, the core is
 * the minigames' registry's, sentences are copy's, drawings are art's; all of them are keyed by `game`, `slug` or `roomId`.
 */
export const MINIGAMES = [
  {
    game: 'tapper',
    slug: 1,
    roomId: 2,
    place: 'Lanchonete dos Amigos',
    kind: 'work',
    music: 'TAPPER',
    playsOwnMusic: false,
    badge: 'GAME_TAPPER',
  },
  {
    game: 'matches',
    slug: 2,
    roomId: 4,
    place: 'SHOPPING DOS PREÇOS',
    kind: 'leisure',
    music: 'MATCHES',
    playsOwnMusic: false,
    badge: 'GAME_MATCHES',
  },
  {
    game: 'dancer',
    slug: 3,
    roomId: 5,
    place: 'UNIQUE HOUSE',
    kind: 'leisure',
    music: 'DANCER',
    playsOwnMusic: true,
    badge: 'GAME_DANCER',
  },
  {
    game: 'runner',
    slug: 4,
    roomId: 3,
    place: 'PIZZARIA D`Bairro',
    kind: 'work',
    music: 'RUNNER',
    playsOwnMusic: false,
    badge: 'GAME_RUNNER',
  },
] as const satisfies readonly MinigameRow[];
export type Minigame = (typeof MINIGAMES)[number];

export type Game = Minigame['game'];
/** Those whose 'modo tranquilo' is an order to remember; the shopping's is its own game. */
export type RememberedGame = Exclude<Game, 'matches'>;
/** Names of the minigames, in order of their slugs. */
export const GAMES: readonly Game[] = MINIGAMES.map(({ game }) => game);

export type MinigameSlug = Minigame['slug'];
export const minigameOf = (game: Game): Minigame => MINIGAMES.find((row) => row.game === game) ?? MINIGAMES[0];
/** The row of a slug, which is also a point of the map. */
export const minigameAt = (slug: MinigameSlug): Minigame => MINIGAMES.find((row) => row.slug === slug) ?? MINIGAMES[0];

/** Name of the place that a room belongs to; empty for the payment's room, and where there is none. */
export const placeOfRoom = (roomId: number | null): string =>
  MINIGAMES.find((row) => row.roomId === roomId)?.place ?? '';

/** The room of the instalment: no minigame, nothing charged at begin (SPEC section 3). */
export const PAYMENT_ROOM_ID = 1 as const;
export type MinigameRoomId = Minigame['roomId'];
export type RoomId = typeof PAYMENT_ROOM_ID | MinigameRoomId;
/** Ascending. */
export const ROOM_IDS: readonly RoomId[] = [PAYMENT_ROOM_ID, ...MINIGAMES.map(({ roomId }) => roomId)].sort(
  (a, b) => a - b,
);

/** What a minigame of a kind pays. */
export const PAID_BY = { work: 'effort', leisure: 'energy' } as const satisfies Record<PlaceKind, Resource>;

/** Whether a card helps or costs (RULES 5.3). */
export const EVENT_TYPES = ['GOOD', 'BAD'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** In the order of the badges' ids: 3 x place here + grade (CONTRACT section 1). */
export const BADGE_TYPES = [
  'PAYMENT_ON_TIME',
  'GAME_TAPPER',
  'GAME_MATCHES',
  'GAME_DANCER',
  'GAME_RUNNER',
  'BID_PLACED',
  'BID_WON',
  'ASSEMBLY',
  'JACKPOT_WON',
  'DREAM_DONE',
  'SAVER',
  'BALANCE',
  'EVENTS',
  'CONCEPTS',
  'COMEBACK',
] as const;
export type BadgeType = (typeof BADGE_TYPES)[number];

/** Grades of a badge, from the easiest (RULES section 10). */
export const BADGE_GRADES = [1, 2, 3] as const;
export type BadgeGrade = (typeof BADGE_GRADES)[number];

/** Kinds of a line of the 'extrato' (CONTRACT section 3). */
export const MOVEMENT_KINDS = [
  'START',
  'ENTRY',
  'REWARD',
  'EVENT',
  'INSTALMENT',
  'LATE_INSTALMENT',
  'BID_WON',
  'BID_LOST',
  'UPKEEP',
  'CHANGE',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Stage positions of a cycle: 1 to 3 MINIGAME, 4 EVENT, 5 PAYMENT (SPEC section 9, RULES 3.4). */
export const STAGES_PER_CYCLE = 5;
/** The last position of a cycle (SPEC section 9). */
export const PAYMENT_POSITION = 5;
/** Free choices of a cycle, before its card and its instalment. */
export const FREE_STAGES = PAYMENT_POSITION - 2;

/** The most cycles a dream has, which is also the number of boxes of the duration bar (SPEC section 9). */
export const MOST_CYCLES = 9;

/** Campaigns, or live groups, that are played again with the same decisions and other draws. */
export const REPLAYS = 1_000;
/** The highest 'nota das escolhas'. */
export const MOST_POINTS = 1_000;

/** The player's own part of the draws: at most 64 of these characters, empty if not sent (RULES 8.2). */
export const CLIENT_SEED_PATTERN = /^[A-Za-z0-9-]{0,64}$/;

/** What a rule may return instead of success: error codes of the API (RULES section 9). */
export const REFUSALS = [
  'PERSONA_NOT_FOUND',
  'CAMP_NOT_FINISHED',
  'DREAM_NOT_FOUND',
  'CAMP_NOT_FOUND',
  'USER_MUST_SEE_RESULTS',
  'CAMP_INVALID_STATUS',
  'STAGE_NOT_FOUND',
  'STAGE_IS_NOT_CURRENT',
  'ROOM_NOT_FOUND',
  'ROOM_TYPE_MISMATCH',
  'STAGE_ALREADY_STARTED',
  'STAGE_NOT_STARTED',
  'AUCTION_NOT_FOUND',
  'AUCTION_NOT_AVAILABLE',
  'AUCTION_INVALID_BID',
  'BALANCE_INSUFFICIENT',
  'JACKPOT_ALREADY_ROLLED',
  'JACKPOT_NOT_AVAILABLE',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Codes of bugs: thrown, never returned by a rule, and never caused by a player's action (CONTRACT 3). */
export const BROKEN_INVARIANTS = [
  'STAGE_ALREADY_GENERATED',
  'STAGE_COUNT_MISMATCH',
  'ROOM_REWARD_HANDLER_MISSING',
] as const;

/** What a winning bid is used for after the letter: fewer months, or smaller instalments (RULES 11.5). */
export const BID_USES = ['TERM', 'INSTALMENT'] as const;
export type BidUse = (typeof BID_USES)[number];

/** Whether a campaign has months after its letter, and how far they are (RULES 11.13). */
export const AFTER_STATUSES = ['NONE', 'OPEN', 'ENDED', 'CLOSED'] as const;
export type AfterStatus = (typeof AFTER_STATUSES)[number];

/** What the player does next after the letter: say what the bid is for, plan, answer the card, pay (RULES 11.6). */
export const AFTER_PHASES = ['USE', 'PLAN', 'EVENT', 'BILL'] as const;
export type AfterPhase = (typeof AFTER_PHASES)[number];

/** How a contract ends (RULES 11.7). */
export const CONTRACT_ENDS = ['QUITADO', 'QUITADO_COM_APERTO', 'RETOMADO'] as const;
export type ContractEnd = (typeof CONTRACT_ENDS)[number];

/** How the member stands with the group after the letter, by missed bills (RULES 11.7). */
export const CONTRACT_STANDINGS = ['EM_DIA', 'RENEGOCIADO', 'EM_RISCO'] as const;
export type ContractStanding = (typeof CONTRACT_STANDINGS)[number];

/** Turns of work in a month after the letter, of three: 'Puxado', 'Equilibrado', 'Leve' (RULES 11.6). */
export const PLANS = [3, 2, 1] as const;
export type Works = (typeof PLANS)[number];

/** How a week stands: its seal is out, it is played, its tries are counted, its key is out (RULES 14.5). */
export const WEEK_STATUSES = ['SEALED', 'OPEN', 'COUNTING', 'PUBLISHED'] as const;
export type WeekStatus = (typeof WEEK_STATUSES)[number];

/** How a ranked try stands once it was begun: played, with a note, or without a place (RULES 14.5). */
export const PLACED_STATUSES = ['PLAYING', 'DONE', 'EXPIRED'] as const;
export type PlacedStatus = (typeof PLACED_STATUSES)[number];

/** Points that a step of the week's published table holds (RULES 14.6). */
export const NOTE_STEP = 50;

/** The campaign beside a player's own that a call may name (RULES 14.1). */
export const SLOTS = ['week'] as const;
export type SlotName = (typeof SLOTS)[number];
