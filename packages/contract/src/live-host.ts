import {
  HOST_COMMANDS,
  LETTER_WAYS,
  LIVE_EVERY,
  LIVE_MODES,
  LIVE_MONTHS,
  LIVE_PACES,
  LIVE_PHASES,
  type LiveMode,
  LUCKY_WORDS,
  SEAT_ACTS,
  SITUATIONS,
} from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, oneOf, oneOfNumbers, text } from './fields.ts';
import { inMonth, key, params } from './live-fields.ts';
import { liveHostView, paperLine } from './live-views.ts';

/* Calls of the host. */

/**
 * The hours of a group that is played over days: when the room closes, in local time of America/Sao_Paulo, and the days
 * between assemblies.
 */
const schedule = z.object({
  first: text(16).check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)),
  everyDays: oneOfNumbers(LIVE_EVERY),
});

interface Opening {
  readonly mode: LiveMode;
  readonly schedule?: unknown;
}

/** Groups that a host names as led before. */
const MOST_LED = 8;

/** A group over days has a schedule, and no other has one. */
const hasItsSchedule = z.refine<Opening>(({ mode, schedule: given }) => (mode === 'WEEK') === (given !== undefined), {
  error: fault('REQUIRED'),
  path: ['schedule'],
});

export const liveCreate = endpoint('liveCreate', {
  summary: 'Opens a live group; the same key again gives the same group.',
  body: z
    .object({
      months: oneOfNumbers(LIVE_MONTHS),
      mode: oneOf(LIVE_MODES),
      pace: oneOf(LIVE_PACES),
      schedule: z.optional(schedule),
      key,
      /** Tokens of a host who led before: whoever has one opens a group where an address may open no more. */
      led: z.optional(z.array(text(100)).check(z.maxLength(MOST_LED))),
    })
    .check(hasItsSchedule),
  reply: z.object({ groupId: z.string(), code: z.string(), commitment: z.string(), view: liveHostView }),
  status: 201,
  errors: ['LIVE_NOT_NOW'],
});

export const liveHost = endpoint('liveHost', {
  summary: 'What the host sees, with an ETag: never cash, never a bid before its step.',
  params,
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveCommand = endpoint('liveCommand', {
  summary: 'Advances the group from the step that the host saw; two hosts never advance it twice.',
  params,
  body: z.object({
    command: oneOf(HOST_COMMANDS),
    page: z.optional(number),
    from: z.object({ phase: oneOf(LIVE_PHASES), month: number, step: number }),
    /** With MORE_TIME: when month or step was to close as the host saw it, so that the minute may be sent again. */
    closesAt: z.optional(number),
  }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW', 'LIVE_CLOSED', 'LIVE_MOVED_ON'],
});

export const liveMoves = endpoint('liveMoves', {
  summary: 'Enters the moves of a month played on paper: all lines or none; may be sent again until the month closes.',
  params,
  body: z.object({ month: number, moves: z.array(paperLine) }),
  reply: liveHostView,
  errors: [...inMonth, 'LIVE_MOVED_ON', 'LIVE_MAY_NOT_BUY', 'LIVE_BID_INVALID', 'BALANCE_INSUFFICIENT'],
});

export const liveDelete = endpoint('liveDelete', {
  summary: 'Deletes the group and everything played in it, immediately.',
  params,
  status: 204,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveDoor = endpoint('liveDoor', {
  summary: 'Lets nobody new join, or lets them join again. May be sent again.',
  params,
  body: z.object({ isShut: z.boolean() }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveEntry = endpoint('liveEntry', {
  summary:
    'Gives the group another code: newcomers must name it from now on. While the room is open all seats are freed. May be sent again.',
  params,
  body: z.object({ code: text(6) }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveBell = endpoint('liveBell', {
  summary:
    'Says when the lesson ends, in milliseconds since 1970, or takes it back: months from the third on become shorter where it is short. May be sent again.',
  params,
  body: z.object({ at: z.nullable(number) }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW'],
});

export const liveHostKey = endpoint('liveHostKey', {
  summary: 'Gives the host another key: the one before ends at once, on every device.',
  params,
  body: z.object({ key }),
  reply: liveHostView,
  errors: ['LIVE_NOT_FOUND'],
});

export const liveHostSeat = endpoint('liveHostSeat', {
  summary:
    'Frees a seat while the room is open, gives it a new key, shows its pictures, lets them be tried again, or ends its key: the autopilot plays on, and after BAR its pictures open it no more (LIVE 3.11). May be sent again.',
  params,
  body: z
    .object({ quota: number, do: oneOf(SEAT_ACTS), key: z.optional(key) })
    .check(
      z.refine((body) => body.do !== 'NEW_KEY' || body.key !== undefined, { error: fault('REQUIRED'), path: ['key'] }),
    ),
  reply: z.object({
    view: liveHostView,
    /** With SHOW_PICTURES the three pictures of the seat; else null. */
    pictures: z.nullable(z.array(z.enum(LUCKY_WORDS))),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW', 'LIVE_MOVED_ON'],
});

const maybe = z.nullable(z.int());

/** The host's table (LIVE 6.6): no answers, no real name. */
export const liveTable = endpoint('liveTable', {
  summary: 'How everybody played, by quota; from the debrief on.',
  params: z.object({ groupId: text(100) }),
  reply: z.object({
    rows: z.array(
      z.object({
        quota: z.int(),
        nickname: z.string(),
        /** The first month that the seat played; 0 from the beginning. */
        joinedMonth: z.int(),
        /** Months that the autopilot played. */
        absences: z.int(),
        won: z.nullable(z.object({ month: z.int(), by: z.enum(LETTER_WAYS) })),
        /** In coins; 0 where no bid won. */
        bid: z.int(),
        misses: z.int(),
        situation: z.enum(SITUATIONS),
        worth: z.int(),
        /** This and the rest are null until the redraws are counted. */
        note: maybe,
        decision: maybe,
        hand: maybe,
        luck: maybe,
      }),
    ),
  }),
  errors: ['LIVE_NOT_FOUND', 'LIVE_NOT_NOW'],
});
