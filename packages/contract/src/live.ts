import {
  CARD_OPTIONS,
  HOST_COMMANDS,
  LIVE_MODES,
  LIVE_MONTHS,
  LIVE_PACES,
  LIVE_PHASES,
  LIVE_PLACES,
  LUCKY_WORDS,
  MONTH_PACES,
  SEAT_PICTURES,
} from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { anyObject, number, oneOf, oneOfNumbers, text } from './fields.ts';
import { liveAnswers, liveReact } from './live-asides.ts';
import { liveDebrief } from './live-debrief.ts';
import { liveEndpoint } from './live-endpoint.ts';
import { liveEvents } from './live-events.ts';
import { liveDoor, liveHostSeat } from './live-host-seat.ts';
import { sentLine } from './live-paper.ts';
import { key, params } from './live-parts.ts';
import { hasItsSchedule, schedule } from './live-schedule.ts';
import { liveTable } from './live-table.ts';
import { issuedLiveRun, liveAssembly, liveHostView, liveProjectorView, liveSeatView } from './live-views.ts';
import { drawMade } from './vocabulary.ts';

const isTrue = z.boolean();

export const liveCreate = liveEndpoint('liveCreate', {
  summary: 'Opens a live group; the same key again gives the same group.',
  body: z
    .object({
      months: oneOfNumbers(LIVE_MONTHS),
      mode: oneOf(LIVE_MODES),
      pace: oneOf(LIVE_PACES),
      schedule: z.optional(schedule),
      key,
    })
    .check(hasItsSchedule),
  reply: z.object({ groupId: z.string(), code: z.string(), commitment: z.string(), view: liveHostView }),
  status: 201,
  errors: ['LIVE_NOT_NOW'],
});

export const liveCode = liveEndpoint('liveCode', {
  summary: 'Finds a live group by the code on its projector.',
  params: z.object({ code: text(300) }),
  query: z.object({ link: z.optional(text(100)) }),
  reply: z.object({
    groupId: z.string(),
    phase: z.enum(LIVE_PHASES),
    months: z.literal(LIVE_MONTHS),
    isJoinable: z.boolean(),
  }),
  errors: ['LIVE_NOT_FOUND'],
});

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

export const liveJoin = liveEndpoint('liveJoin', {
  summary: 'Takes a seat; the same key again gives the same seat.',
  params,
  body: z.object({ key }),
  reply: seated,
  status: 201,
  errors: ['LIVE_NOT_FOUND', 'LIVE_FULL', 'LIVE_CLOSED', 'LIVE_PAUSED', 'LIVE_SHUT'],
});

export const liveReturn = liveEndpoint('liveReturn', {
  summary: 'Returns to a seat with its three pictures; the old key becomes invalid.',
  params,
  body: z.object({ quota: number, pictures: z.array(oneOf(LUCKY_WORDS)).check(z.length(SEAT_PICTURES)), key }),
  reply: seated,
  errors: ['LIVE_NOT_FOUND', 'LIVE_PICTURES_WRONG'],
});

export const liveSeat = liveEndpoint('liveSeat', {
  summary: 'Everything that a seat sees, with an ETag.',
  params,
  reply: liveSeatView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveProfile = liveEndpoint('liveProfile', {
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

const inMonth = ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW', 'LIVE_MONTH_CLOSED'] as const;

export const liveBegin = liveEndpoint('liveBegin', {
  summary: "Begins the seat's month: card, purchase, place; final.",
  params,
  body: z.object({
    month: number,
    option: oneOf(CARD_OPTIONS),
    buys: isTrue,
    place: oneOfNumbers(LIVE_PLACES),
    isPlayed: isTrue,
  }),
  reply: z.object({ run: z.nullable(issuedLiveRun), view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_DONE', 'LIVE_MAY_NOT_BUY'],
});

export const liveFinish = liveEndpoint('liveFinish', {
  summary: "Submits the log of the month's minigame; the server replays it.",
  params,
  body: z.object({ month: number, results: anyObject }),
  reply: z.object({ score: z.int(), view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_ORDER', 'REPLAY_INVALID'],
});

export const liveSeal = liveEndpoint('liveSeal', {
  summary: "Seals the seat's month; may be sent again until the month closes.",
  params,
  body: z.object({ month: number, pace: oneOf(MONTH_PACES), pays: isTrue, bid: number }),
  reply: z.object({ view: liveSeatView }),
  errors: [...inMonth, 'LIVE_STEP_ORDER', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
});

export const liveProjector = liveEndpoint('liveProjector', {
  summary: 'What the projector shows, with an ETag; nothing secret.',
  params,
  reply: liveProjectorView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveHost = liveEndpoint('liveHost', {
  summary: 'What the host sees, with an ETag: never cash, never a bid before its step.',
  params,
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveCommand = liveEndpoint('liveCommand', {
  summary: 'Advances the group from the step that the host saw; two hosts never advance it twice.',
  params,
  body: z.object({
    command: oneOf(HOST_COMMANDS),
    page: z.optional(number),
    from: z.object({ phase: oneOf(LIVE_PHASES), month: number, step: number }),
    /** With MORE_TIME: when the month was to close as the host saw it, so that the minute may be sent again. */
    closesAt: z.optional(number),
  }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW', 'LIVE_CLOSED', 'LIVE_MOVED_ON'],
});

export const liveMoves = liveEndpoint('liveMoves', {
  summary: 'Enters the moves of a month played on paper: all lines or none; may be sent again until the month closes.',
  params,
  body: z.object({ month: number, moves: z.array(sentLine) }),
  reply: liveHostView,
  errors: [...inMonth, 'LIVE_MOVED_ON', 'LIVE_MAY_NOT_BUY', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
});

export const liveAudit = liveEndpoint('liveAudit', {
  summary: 'Everything needed to verify the group; seed, moves, draws and logs from the debrief on.',
  params,
  reply: z.object({
    commitment: z.string(),
    rulebook: z.int(),
    months: z.literal(LIVE_MONTHS),
    quotas: z.nullable(z.int()),
    /** What was hashed to the key when the room was closed. */
    words: z.nullable(z.string()),
    clientSeed: z.nullable(z.string()),
    seats: z.array(z.object({ quota: z.int(), joinedMonth: z.int() })),
    /** Assemblies that were held, as the projector showed them: of one that is held now as far as its step. */
    closed: z.array(z.object({ month: z.int(), minutes: liveAssembly })),
    seed: z.nullable(z.string()),
    /** One line a month, as `packMoves` of the rules writes it. */
    moves: z.array(z.string()),
    draws: z.array(drawMade),
    /** Every coin after each month, as `packBalances` of the rules writes it. */
    balances: z.array(z.string()),
    /** Logs of finished minigames; `inputs` as `packInputs` of the minigames writes them, in base64. */
    runs: z.array(z.object({ month: z.int(), quota: z.int(), version: z.int(), ticks: z.int(), inputs: z.string() })),
  }),
  errors: ['LIVE_NOT_FOUND'],
});

export const liveDelete = liveEndpoint('liveDelete', {
  summary: 'Deletes the group and everything played in it, immediately.',
  params,
  status: 204,
  errors: ['LIVE_NOT_FOUND'],
});

/** Every call of LIVE section 5 that is built. */
export const liveEndpoints = {
  liveCreate,
  liveCode,
  liveJoin,
  liveReturn,
  liveSeat,
  liveProfile,
  liveAnswers,
  liveReact,
  liveBegin,
  liveFinish,
  liveSeal,
  liveProjector,
  liveHost,
  liveCommand,
  liveHostSeat,
  liveDoor,
  liveMoves,
  liveTable,
  liveEvents,
  liveDebrief,
  liveAudit,
  liveDelete,
} as const;
