import {
  CARD_OPTIONS,
  LETTER_WAYS,
  LIVE_FORMS,
  LIVE_MODES,
  LIVE_MONTHS,
  LIVE_PACES,
  LIVE_PHASES,
  LIVE_PLACES,
  LIVE_STEPS,
  LUCKY_WORDS,
  MONTH_PACES,
  MOTIVES,
  SEAT_STATUSES,
  SITUATIONS,
  TURN_KINDS,
} from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { number, oneOf, oneOfNumbers } from './fields.ts';
import { game } from './vocabulary.ts';

/** What a quota has and owes, in coins; energy 0 to 10, `open` instalments. */
const wallet = z.object({
  cash: z.int(),
  card: z.int(),
  next: z.int(),
  energy: z.int(),
  paid: z.int(),
  bid: z.int(),
  open: z.int(),
  fees: z.int(),
  costs: z.int(),
});

/** What a month asks of a seat: its card, 0 to 15, the card's coins (below 0 it costs), what is due, in coins. */
const monthTerms = { card: z.int(), coins: z.int(), due: z.int(), mayBuy: z.boolean() };

/** One line of a month on paper, as it is sent, and as the host alone sees it again. */
export const paperLine = z.object({
  quota: number,
  option: oneOf(CARD_OPTIONS),
  place: oneOfNumbers(LIVE_PLACES),
  pace: oneOf(MONTH_PACES),
  pays: z.boolean(),
  bid: number,
  buys: z.boolean(),
});

/** The card of a team that plays on paper. */
const paperSeat = z.object({
  quota: z.int(),
  motive: z.enum(MOTIVES),
  status: z.enum(SEAT_STATUSES),
  wallet,
  /** The private phase; null outside it. */
  month: z.nullable(
    z.object({
      ...monthTerms,
      /** What the card comes to with the line that was typed, before the assembly; null without one. */
      sums: z.nullable(z.object({ cash: z.int(), energy: z.int(), card: z.int(), next: z.int() })),
    }),
  ),
});

const quotas = z.array(z.int());
const maybe = z.nullable(z.int());

/** A group as everybody sees it. Times are milliseconds since 1970. */
const group = z.object({
  code: z.string(),
  /** The live rulebook that it is played by; absent of a server of 1.0.0, which had the first alone. */
  rulebook: z.optional(z.int()),
  months: z.literal(LIVE_MONTHS),
  mode: z.enum(LIVE_MODES),
  pace: z.enum(LIVE_PACES),
  phase: z.enum(LIVE_PHASES),
  /** From 1; 0 before the room is closed. */
  month: z.int(),
  /** Of the assembly, or the page of the debrief; from 0. */
  step: z.int(),
  /** Whether the debrief has opened the page of the answers: the three questions are closed from then on. */
  areAnswersShown: z.boolean(),
  isPaused: z.boolean(),
  closesAt: maybe,
  letter: z.int(),
  /** Null until the room is closed. */
  quotas: maybe,
  commitment: z.string(),
  clientSeed: z.nullable(z.string()),
  people: z.int(),
  /** Of a group over days the hours that are left: of the room, if it is open, then of each month. Null for others and in a pause. */
  hours: z.nullable(z.array(z.int())),
});

/** Beside letters and bids, in coins: came back by cancelled letters and sold goods; went to excluded quotas; came in at the end. */
const potRest = z.object({ returned: z.int(), refunded: z.int(), reserve: z.int(), insurance: z.int() });

/** What the projector shows of the assembly that is held; nothing of a later step. */
export const liveAssembly = z.object({
  steps: z.array(z.enum(LIVE_STEPS)),
  step: z.enum(LIVE_STEPS),
  due: z.int(),
  onTime: z.int(),
  pot: maybe,
  raffle: z.nullable(z.object({ globe: z.int(), quota: maybe })),
  bids: z.nullable(
    z.object({
      winners: z.array(z.object({ quota: z.int(), bid: z.int() })),
      lost: z.array(z.int()),
      start: z.int(),
      /** Whether nearness decided between equal bids, and whether the pot did not reach a bid. Of views, not of the audit. */
      isTied: z.optional(z.boolean()),
      isShort: z.optional(z.boolean()),
    }),
  ),
  /** `rest`: what else moved the pot, in coins. Of views, not of the audit. */
  more: z.nullable(z.object({ drawn: quotas, excluded: z.int(), taken: z.int(), rest: z.optional(potRest) })),
  end: z.nullable(z.object({ quotas, shared: z.int(), rest: z.optional(potRest) })),
  potAfter: maybe,
  books: z.nullable(
    z.object({
      instalments: z.int(),
      late: z.int(),
      insurance: z.int(),
      letters: z.int(),
      admin: z.int(),
      refunds: z.int(),
      shares: z.int(),
      kept: z.int(),
      difference: z.int(),
    }),
  ),
});

/** Changes with every change of what is shown; the ETag says the same. */
const shown = {
  version: z.string(),
  now: z.int(),
  group,
  assembly: z.nullable(liveAssembly),
  /** The last assembly of a group over days, whole: it is shown as a recording. Null before it, and for other groups. */
  held: z.nullable(z.object({ month: z.int(), minutes: liveAssembly })),
};

const face = { quota: z.int(), nickname: z.string(), persona: z.int(), colour: z.int() };

/** Whether the three questions were answered; the answers themselves are never sent. */
const answered = z.object({ before: z.boolean(), after: z.boolean() });

const reach = {
  /** Where phones reach this server; null where only this machine does. */
  address: z.nullable(z.string()),
  /** All such addresses, the likeliest first. */
  addresses: z.array(z.string()),
};

/** The cards of a group that is played on paper, once its room is closed; null for others. */
const paper = z.nullable(z.array(paperSeat));

/** Right answers to each of the three questions, and the number of people. */
const rightAnswers = z.object({ people: z.int(), right: z.array(z.int()) });

export const issuedLiveRun = z.object({ game, version: z.int(), seed: z.string(), vigor: z.int() });

/** Of the assembly: the lowest bid that wins, in coins, 0 for none; whether the own one does, null without a bid; how many letters. */
const guess = z.object({ bid: z.int(), wins: z.nullable(z.boolean()), letters: z.int() });

const move = z.object({
  option: z.enum(CARD_OPTIONS),
  buys: z.boolean(),
  place: z.literal(LIVE_PLACES),
  isPlayed: z.boolean(),
  /** Of the finished minigame, in basis points. */
  score: maybe,
  pace: z.nullable(z.enum(MONTH_PACES)),
  pays: z.nullable(z.boolean()),
  bid: maybe,
  guess: z.nullable(guess),
});

export const liveSeatView = z.object({
  ...shown,
  seat: z.object({
    ...face,
    motive: z.nullable(z.enum(MOTIVES)),
    status: z.enum(SEAT_STATUSES),
    word: z.nullable(z.enum(LUCKY_WORDS)),
    won: z.nullable(z.object({ month: z.int(), by: z.enum(LETTER_WAYS) })),
    /** Of a good that was taken: for how many coins it was sold, how many were left to the seat, how many instalments were open. */
    sale: z.nullable(z.object({ price: z.int(), left: z.int(), open: z.int() })),
    /** How often another nickname may still be asked for. */
    renamesLeft: z.int(),
    answered,
    /** Which form of the three questions is the seat's, before and after. */
    forms: z.object({ before: z.enum(LIVE_FORMS), after: z.enum(LIVE_FORMS) }),
  }),
  /** Before this month; in an assembly, until its last step, before the month that it closes. */
  wallet,
  /** The private phase; null outside it. */
  month: z.nullable(
    z.object({
      /** What is due is 0 for who is out of the group. */
      ...monthTerms,
      move: z.nullable(move),
      run: z.nullable(issuedLiveRun),
    }),
  ),
  /** In an assembly, of the month that it closes: what the seat sealed and guessed, its open instalments. Null for who came later. */
  closed: z.nullable(z.object({ isSealed: z.boolean(), bid: z.int(), guess: z.nullable(guess), open: z.int() })),
  /** The seat's own answers to the three questions, once the debrief has shown the right ones; 0 is right. Null before. */
  answers: z.nullable(z.object({ before: z.nullable(z.array(z.int())), after: z.nullable(z.array(z.int())) })),
  /** The last closed month, where the autopilot played all of it; null otherwise. */
  missed: z.nullable(z.object({ month: z.int(), paid: z.boolean() })),
  /** From the debrief on; the last four, in coins but for the note, are null until the redraws are counted. */
  end: z.nullable(
    z.object({
      situation: z.enum(SITUATIONS),
      worth: z.int(),
      /** Months that ended with an open instalment, and coins that went to late fees and costs. */
      misses: z.int(),
      late: z.int(),
      note: maybe,
      decision: maybe,
      hand: maybe,
      luck: maybe,
      /** The one decision that cost or brought most: means of the final standing as it was, and with it done otherwise. Null without one. */
      turn: z.nullable(z.object({ month: z.int(), kind: z.enum(TURN_KINDS), own: z.int(), other: z.int() })),
    }),
  ),
});

export const liveProjectorView = z.object({
  ...shown,
  seats: z.array(z.object(face)),
  sealed: z.int(),
  /** How many seats have shown each of the six reactions in the last seconds, in the order of their numbers. */
  reactions: z.array(z.int()),
  /** From the debrief on; null before it, and while fewer than five have answered on either side. */
  questions: z.nullable(z.object({ before: rightAnswers, after: rightAnswers })),
  /** How many have guessed, and how many were right: from the step on that shows it, null before. */
  guesses: z.object({ people: z.int(), bid: maybe, letters: maybe }),
  ...reach,
  paper,
});

export const liveHostView = z.object({
  ...shown,
  /** Whether the last command, which ended something for others, can still be taken back. */
  mayGoBack: z.boolean(),
  /** Whether nobody new may join. */
  isShut: z.boolean(),
  /** Whether the open room is full, or more is asked of it by its code than a class asks: one device may have taken the seats. */
  isFlooded: z.optional(z.boolean()),
  ...reach,
  /** When the lesson ends, and how it comes out; null where the host has not said, `plan` without a clock and from the debrief on. */
  bell: z.nullable(
    z.object({
      at: z.int(),
      plan: z.nullable(z.object({ months: z.array(z.object({ month: z.int(), seconds: z.int() })), endsAt: z.int() })),
    }),
  ),
  paper,
  /** Lines of this month that were typed; none but in a group on paper. */
  lines: z.array(paperLine),
  seats: z.array(
    z.object({
      ...face,
      hasBegun: z.boolean(),
      hasSealed: z.boolean(),
      /** Whether the seat's page was there within about a minute. */
      isConnected: z.boolean(),
      /** Closed months that the autopilot played. */
      absences: z.int(),
      /** Whether wrong pictures have locked the way back to the seat, until tomorrow or until the host lets them be tried again. */
      isLocked: z.boolean(),
      /** Whether the host has sent this person away: the autopilot plays. */
      isBarred: z.boolean(),
      answered,
    }),
  ),
});
