/*
 * The closed lists of a live group, each a constant array and its type. This file has no logic; every package may import it.
 */

/** Numbers of the live rulebooks that were ever served; a group is played by the one it was opened with. */
export const LIVE_RULEBOOK_VERSIONS = [1, 2] as const;
export type LiveRulebookVersion = (typeof LIVE_RULEBOOK_VERSIONS)[number];

/** How many months a group may have (LIVE 3.1). */
export const LIVE_MONTHS = [4, 5, 6] as const;
export type LiveMonths = (typeof LIVE_MONTHS)[number];

/** Dreams that may be the good of a group: a motorcycle, a car (LIVE 3.1). */
export const LIVE_GOODS = [2, 5] as const;
export type LiveGood = (typeof LIVE_GOODS)[number];

/** LIVE 3.13. */
export const LIVE_MODES = ['LIVE', 'WEEK', 'PAPER'] as const;
export type LiveMode = (typeof LIVE_MODES)[number];

/** How long a private phase lasts (LIVE 3.2). */
export const LIVE_PACES = ['NORMAL', 'FAST', 'NONE'] as const;
export type LivePace = (typeof LIVE_PACES)[number];
/** Seconds of the private phase of the first month, and of those after it; without a clock the host closes it. */
export const PRIVATE_SECONDS = { NORMAL: [300, 210], FAST: [240, 150] } as const;
/** Seconds that a host adds to it, or to a step of an assembly. */
export const MORE_SECONDS = 60;
/** Seconds by which a lesson is planned: an assembly, the debrief, the shortest private phase (LIVE 3.2). */
export const LESSON_SECONDS = { assembly: 150, debrief: 480, shortest: 90 } as const;
/** The first month that a bell shortens. */
export const FIRST_SHORT_MONTH = 3;

/** Days between the assemblies of a group that is played over days (LIVE 3.13). */
export const LIVE_EVERY = [1, 2, 7] as const;
export type LiveEvery = (typeof LIVE_EVERY)[number];

/** LIVE 3.2. */
export const LIVE_PHASES = ['WAITING', 'PRIVATE', 'CLOSING', 'ASSEMBLY', 'DEBRIEF', 'ENDED'] as const;
export type LivePhase = (typeof LIVE_PHASES)[number];

/** What an assembly shows, one after the other; END and BOOKS in the last month alone (LIVE 3.2). */
export const LIVE_STEPS = ['CALL', 'POT', 'RAFFLE', 'BIDS', 'MORE', 'RESULT', 'END', 'BOOKS'] as const;
export type LiveStep = (typeof LIVE_STEPS)[number];

/** Pages of the debrief, in their order. */
export const DEBRIEF_PAGES = ['TIMELINE', 'RESERVE', 'LUCK', 'ANSWERS', 'WHAT_IF', 'FAIR'] as const;
export type DebriefPage = (typeof DEBRIEF_PAGES)[number];

/** A group as it was, and what all of it had done otherwise: everybody keeps an instalment, nobody bids, one in four stops paying (LIVE 6.6). */
export const WHAT_IFS = ['AS_IT_WAS', 'KEEP', 'NO_BIDS', 'STOP'] as const;
export type WhatIf = (typeof WHAT_IFS)[number];

/** The least note of each band: seed, sprout, tree, forest (LIVE 3.9). */
export const NOTE_BANDS = [0, 20, 40, 60] as const;

/** One decision done otherwise: an instalment kept at a bid, all of it bid, one paid, no bid, bought, not bought (LIVE 6.6). */
export const TURN_KINDS = ['KEEP', 'SPEND', 'PAY', 'NO_BID', 'BUY', 'NOT_BUY'] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** What a debrief may ask the group, in the order in which it is chosen; the last three fit every group (LIVE 6.6). */
export const DEBRIEF_QUESTIONS = [
  'SPENT_RESERVE',
  'FEWER_LETTERS',
  'HOUSE_DRAWN',
  'LOAN_OR_SAVING',
  'GOOD_TAKEN',
  'LEFT_GROUP',
  'TIE',
  'NEVER_BID',
  'MOTIVES',
  'PROMISED_LETTER',
  'FAIR_RAFFLE',
  'MONTH_ONE_AGAIN',
] as const;
export type DebriefQuestion = (typeof DEBRIEF_QUESTIONS)[number];

/** How many of them are asked. */
export const DEBRIEF_ASKED = 3;

/** What a host may ask for (LIVE 3.2). */
export const HOST_COMMANDS = [
  'CLOSE_ROOM',
  'OPEN_ASSEMBLY',
  'STEP',
  'NEXT',
  'PAGE',
  'END',
  'FINISH_NOW',
  'PAUSE',
  'RESUME',
  'CANCEL',
  'MORE_TIME',
  'HOLD',
  'BACK',
] as const;
export type HostCommand = (typeof HOST_COMMANDS)[number];

/** A seat's status in the group (LIVE 3.3). */
export const SEAT_STATUSES = ['WAITING', 'LETTER', 'GOOD', 'EXCLUDED', 'REFUNDED', 'TAKEN'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** What follows where a month is not paid, by the rules that close it. */
export interface Unpaid {
  /** What the seat has after its choices, before the assembly. */
  readonly status: SeatStatus;
  /** Added late fees and costs, in coins; 0 where it ends. */
  readonly fees: number;
  readonly costs: number;
  /** Whether the assembly then takes the good or excludes. */
  readonly isEnd: boolean;
  /** What the payment would bring the common fund, in coins. */
  readonly common: number;
  /** What a good brings that does so only on time. */
  readonly brings: number;
}

/** Why no bid is taken of a seat: it is out, has its letter, has paid all with its bid, the last month, arrears, few coins. */
export const NO_BID_WHYS = ['OUT', 'LETTER', 'PAID', 'LAST', 'LATE', 'FEW'] as const;
export type NoBidWhy = (typeof NO_BID_WHYS)[number];

/** How a quota came to its letter. */
export const LETTER_WAYS = ['RAFFLE', 'BID', 'END'] as const;
export type LetterWay = (typeof LETTER_WAYS)[number];

/** How a seat's story ended (LIVE 3.9). */
export const SITUATIONS = ['PAID_ON_TIME', 'PAID', 'TAKEN', 'OUT'] as const;
export type Situation = (typeof SITUATIONS)[number];

/** What the good is for, in the order in which motives are dealt (LIVE 3.1). */
export const MOTIVES = ['WORK', 'FAMILY', 'NO_HURRY'] as const;
export type Motive = (typeof MOTIVES)[number];

/** The options of a card: A now, B partly later, C for energy (LIVE 3.4). */
export const CARD_OPTIONS = ['A', 'B', 'C'] as const;
export type CardOption = (typeof CARD_OPTIONS)[number];

/** LIVE 3.4. */
export const MONTH_PACES = ['EXTRA', 'NORMAL', 'REST'] as const;
export type MonthPace = (typeof MONTH_PACES)[number];

/** Rooms where a month may be spent, those of the minigames. */
export const LIVE_PLACES = [2, 3, 4, 5] as const;
export type LivePlace = (typeof LIVE_PLACES)[number];

/** Pictures that a seat may choose its word from (LIVE 3.12). */
export const LUCKY_WORDS = [
  ...['sol', 'lua', 'estrela', 'mar', 'rio', 'monte', 'flor', 'arvore', 'chuva', 'arcoiris', 'pipa', 'bola'],
  ...['violao', 'tambor', 'livro', 'lapis', 'cafe', 'pao', 'manga', 'caju', 'barco', 'trem', 'balao', 'chave'],
] as const;
export type LuckyWord = (typeof LUCKY_WORDS)[number];

/** When the three questions of a live group are asked: before the first month, and from the debrief on (LIVE 5.1). */
export const LIVE_MOMENTS = ['BEFORE', 'AFTER'] as const;
export type LiveMoment = (typeof LIVE_MOMENTS)[number];

/** Families of LEARN's quiz that the three questions are of, in the order in which they are asked and answered. */
export const LIVE_FAMILIES = ['SOR', 'LAN', 'CON'] as const;

/** Options of each question, by their place in an answer: the right one, then the two misconceptions. */
export const LIVE_OPTIONS = ['k', 'x', 'y'] as const;

/** Forms of the three questions. */
export const LIVE_FORMS = ['A', 'B'] as const;
export type LiveForm = (typeof LIVE_FORMS)[number];

/** Reactions of a seat, by number: applause, strength, wow, good, nearly, thanks (LIVE 6.2.1). */
export const LIVE_REACTIONS = [1, 2, 3, 4, 5, 6] as const;
export type LiveReaction = (typeof LIVE_REACTIONS)[number];
/** Milliseconds between two reactions of a seat. */
export const REACTION_PAUSE = 2_000;

/** What a host may do with a seat (LIVE section 5). */
export const SEAT_ACTS = ['FREE', 'NEW_KEY', 'SHOW_PICTURES', 'UNLOCK', 'REMOVE', 'BAR'] as const;

/**
 * Who a stream is for: seats are sent the group's versions, host and projector those of seats and moves, too (LIVE
 * section 5).
 */
export const LIVE_AUDIENCES = ['seat', 'host'] as const;
export type LiveAudience = (typeof LIVE_AUDIENCES)[number];

/** What a live rule may answer instead of success: the API's own codes. */
export const LIVE_REFUSALS = [
  'LIVE_FULL',
  'LIVE_CLOSED',
  'LIVE_NOT_NOW',
  'LIVE_PAUSED',
  'LIVE_MONTH_CLOSED',
  'LIVE_STEP_ORDER',
  'LIVE_STEP_DONE',
  'LIVE_MOVED_ON',
  'LIVE_MAY_NOT_BUY',
  'LIVE_BID_INVALID',
  'BALANCE_INSUFFICIENT',
] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];

/** Coins by which a guess of the lowest winning bid may be off and still counts as near. */
export const NEAR_GUESS = 10;

/** Redraws of a group after its end (LIVE 3.9). */
export const LIVE_REDRAWS = 1_000;

/** Pictures that lead back to a seat (LIVE section 5). */
export const SEAT_PICTURES = 3;

/** Fewest people of a group whose totals are shown (LIVE 3.1, 6.3). */
export const LEAST_FOR_TOTALS = 5;
