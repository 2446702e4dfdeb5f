import { AFTER_PHASES, AFTER_STATUSES, BID_USES, CONTRACT_STANDINGS, PLANS } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number, oneOf, oneOfNumbers } from './fields.ts';
import { balance, contractEnd, drawMade, dreamId, playedDreamId, shownCard } from './vocabulary.ts';

const params = z.object({ campaignId: id });
const works = z.literal(PLANS);
const effortList = z.array(z.int());

/** How a contract stands after its letter. RULES 11.13; what follows `dreamId` is beyond it. */
const afterLetterView = z.object({
  /** NONE: a campaign without months after a letter. CLOSED: the next dream was chosen before the contract had ended. */
  status: z.enum(AFTER_STATUSES),
  /** Null unless OPEN. */
  phase: z.nullable(z.enum(AFTER_PHASES)),
  end: contractEnd,
  standing: z.enum(CONTRACT_STANDINGS),
  /** What the winning bid is for; null where none won, and until it was said. */
  use: z.nullable(z.enum(BID_USES)),
  /** The month that is played or comes next, counted on from the campaign's; null unless OPEN. */
  month: z.nullable(z.int()),
  /** Instalments still due in effort, this month's first, arrears in it. */
  dues: effortList,
  /** Of `month`, in effort; `delivery` falls due in the first one only. */
  bill: z.nullable(z.object({ instalment: z.int(), upkeep: z.int(), delivery: z.int(), total: z.int() })),
  /** Now; in phase PLAN without what the good gives, which comes with the plan. */
  balance,
  /** In phases USE and PLAN: what each plan leaves, and whether that pays the bill before the month's card. */
  plans: z.array(z.object({ works, energy: z.int(), effort: z.int(), pays: z.boolean() })),
  /** The month's card, in phase EVENT. */
  event: z.nullable(shownCard),
  /** Bills that were not paid whole. */
  misses: z.int(),
  monthsWithDream: z.int(),
  /**
   * The campaign's seed, 64 hex digits: the SHA-256 of the root, so the seal of the draws after the letter. Null of a try of a week
   * that is not published.
   */
  seal: z.nullable(z.string()),
  /** 64 hex digits, and every draw that follows from them in the order made; null and none until ENDED or CLOSED. */
  root: z.nullable(z.string()),
  draws: z.array(drawMade),
  dreamId: playedDreamId,
  /** Of a try of a week: the dream whose picture it has. */
  picture: z.optional(dreamId),
  isNewGamePlus: z.boolean(),
  /** Months that are still to be paid; 0 unless OPEN. */
  monthsLeft: z.int(),
  /** In phase USE: the instalments that each use would leave. */
  schedules: z.nullable(z.object({ TERM: effortList, INSTALMENT: effortList })),
  /** Energy that the good gives in `month`. */
  joy: z.int(),
  /** Months begun so far, oldest first; `paid` is null until the bill fell due, `option` until the card was answered. */
  months: z.array(
    z.object({
      month: z.int(),
      works,
      eventId: number,
      option: z.nullable(z.int()),
      paid: z.nullable(z.boolean()),
    }),
  ),
  /** What the card that was answered last says to its option, in phase BILL; null for a card without a choice. */
  feedback: z.nullable(z.string()),
  /** Who was bid in and drawn in the group since the letter, in the months whose bill fell due. */
  news: z.array(z.object({ cycle: z.int(), winnerQuota: z.nullable(z.int()), drawnQuota: z.nullable(z.int()) })),
});

const COMMAND_ERRORS = ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS', 'STAGE_IS_NOT_CURRENT'] as const;

export const afterLetter = endpoint('afterLetter', {
  summary: 'The state of the contract after its letter.',
  params,
  reply: afterLetterView,
  errors: ['CAMP_NOT_FOUND'],
});

export const afterLetterUse = endpoint('afterLetterUse', {
  summary: 'Chooses the use of a winning bid: smaller instalments, or fewer months.',
  params,
  body: z.object({ use: oneOf(BID_USES) }),
  reply: afterLetterView,
  errors: COMMAND_ERRORS,
});

export const afterLetterPlan = endpoint('afterLetterPlan', {
  summary: 'Begins a month after the letter with one of three plans.',
  params,
  body: z.object({
    month: number,
    works: oneOfNumbers(PLANS),
  }),
  reply: afterLetterView,
  errors: COMMAND_ERRORS,
});

export const afterLetterEvent = endpoint('afterLetterEvent', {
  summary: "Answers a month's card after the letter; without an option, with the first.",
  params,
  body: z.object({ month: number, option: z.optional(number) }),
  reply: afterLetterView,
  errors: COMMAND_ERRORS,
});

export const afterLetterPay = endpoint('afterLetterPay', {
  summary: "Pays a month's bill after the letter, as far as the effort allows.",
  params,
  body: z.object({ month: number }),
  reply: afterLetterView,
  errors: COMMAND_ERRORS,
});
