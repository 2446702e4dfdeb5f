import {
  CARD_OPTIONS,
  LIVE_FAMILIES,
  LIVE_MOMENTS,
  LIVE_OPTIONS,
  LIVE_PLACES,
  LIVE_REACTIONS,
  LUCKY_WORDS,
  MONTH_PACES,
  SEAT_PICTURES,
} from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { anyObject, number, oneOf, oneOfNumbers } from './fields.ts';
import { byCode, inMonth, key, params } from './live-fields.ts';
import { issuedLiveRun, liveSeatView } from './live-views.ts';

/* Calls of a seat: joining, its month, and what does not change the game: answers to three questions, and reactions. */

/** A place in the group, with the three pictures by which it is found again. */
const seated = z.object({
  quota: z.int(),
  nickname: z.string(),
  persona: z.int(),
  colour: z.int(),
  pictures: z.array(z.enum(LUCKY_WORDS)),
  isLate: z.boolean(),
  view: liveSeatView,
});

export const liveJoin = endpoint('liveJoin', {
  summary: 'Takes a seat; the same key again gives the same seat.',
  params,
  query: byCode,
  body: z.object({ key }),
  reply: seated,
  status: 201,
  errors: ['LIVE_NOT_FOUND', 'LIVE_FULL', 'LIVE_CLOSED', 'LIVE_PAUSED', 'LIVE_SHUT'],
});

export const liveReturn = endpoint('liveReturn', {
  summary: 'Returns to a seat with its three pictures; the old key becomes invalid.',
  params,
  query: byCode,
  body: z.object({ quota: number, pictures: z.array(oneOf(LUCKY_WORDS)).check(z.length(SEAT_PICTURES)), key }),
  reply: seated,
  errors: ['LIVE_NOT_FOUND', 'LIVE_PICTURES_WRONG'],
});

export const liveSeat = endpoint('liveSeat', {
  summary: 'Everything that a seat sees, with an ETag.',
  params,
  reply: liveSeatView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveProfile = endpoint('liveProfile', {
  summary: 'Chooses the lucky word, another face or, three times, another nickname, until the room is closed.',
  params,
  body: z.object({
    word: z.optional(oneOf(LUCKY_WORDS)),
    persona: z.optional(number),
    nickname: z.optional(oneOf(['ANOTHER'] as const)),
  }),
  reply: liveSeatView,
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW', 'LIVE_PAUSED'],
});

export const liveBegin = endpoint('liveBegin', {
  summary: "Begins the seat's month: card, purchase, place; final.",
  params,
  body: z.object({
    month: number,
    option: oneOf(CARD_OPTIONS),
    buys: z.boolean(),
    place: oneOfNumbers(LIVE_PLACES),
    isPlayed: z.boolean(),
  }),
  reply: z.object({ run: z.nullable(issuedLiveRun), view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_DONE', 'LIVE_MAY_NOT_BUY'],
});

export const liveFinish = endpoint('liveFinish', {
  summary: "Submits the log of the month's minigame; the server replays it.",
  params,
  body: z.object({ month: number, results: anyObject }),
  reply: z.object({
    score: z.int(),
    /** What the place paid, in coins and energy. */
    reward: z.object({ cash: z.int(), energy: z.int() }),
    view: liveSeatView,
  }),
  errors: [...inMonth, 'LIVE_STEP_ORDER', 'REPLAY_INVALID'],
});

export const liveSeal = endpoint('liveSeal', {
  summary: "Seals the seat's month; may be sent again until the month closes.",
  params,
  body: z.object({ month: number, pace: oneOf(MONTH_PACES), pays: z.boolean(), bid: number }),
  reply: z.object({ view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_ORDER', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
});

/** More than any bid or number of letters is. */
const MOST_GUESSED = 999;
const guessed = number.check(
  z.refine((n) => Number.isInteger(n) && n >= 0 && n <= MOST_GUESSED, { error: fault('NOT_ANSWER', MOST_GUESSED) }),
);

export const liveGuess = endpoint('liveGuess', {
  summary:
    'Guesses the assembly to come once the month is sealed: the lowest bid that wins, whether the own one does, how many letters. Counts for nothing; may be sent again until the month closes.',
  params,
  body: z.object({ month: number, bid: guessed, wins: z.nullable(z.boolean()), letters: guessed }),
  reply: z.object({ view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_ORDER'],
});

const answer = number.check(
  z.refine((n) => Number.isInteger(n) && n >= 0 && n < LIVE_OPTIONS.length, {
    error: fault('NOT_ANSWER', LIVE_OPTIONS.length - 1),
  }),
);

export const liveAnswers = endpoint('liveAnswers', {
  summary:
    'Answers the three questions of a moment, as places in right, first and second misconception; the first stay.',
  params,
  body: z.object({
    moment: oneOf(LIVE_MOMENTS),
    answers: z
      .array(answer, { error: fault('REQUIRED') })
      .check(z.length(LIVE_FAMILIES.length, { error: fault('WRONG_COUNT', LIVE_FAMILIES.length) })),
  }),
  reply: z.object({}),
  errors: ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW'],
});

export const liveReact = endpoint('liveReact', {
  summary: 'Shows a reaction on the projector; at most one in two seconds, further ones are silently dropped.',
  params,
  body: z.object({ reaction: oneOfNumbers(LIVE_REACTIONS) }),
  status: 204,
  errors: ['LIVE_NOT_FOUND'],
});
