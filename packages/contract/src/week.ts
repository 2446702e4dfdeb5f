import { PLACED_STATUSES, WEEK_STATUSES } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { campaignStatus, drawMade, dreamId, roomId, rulebook } from './vocabulary.ts';

/** A moment: ISO 8601, UTC. */
const moment = z.string();
/** 64 hex digits. */
const hash = z.string();
const weekName = z.string();

/** A try's result as it may be shared: no card, no draw, no name. RULES 14.8. */
const grid = z.object({
  months: z.array(
    z.object({
      rooms: z.array(roomId),
      payment: z.nullable(z.enum(['PAID', 'LATE', 'UNPAID'])),
      /** Effort offered, 0 where it was kept, null without an assembly. */
      bid: z.nullable(z.int()),
    }),
  ),
  /** The month of the letter or of the end. */
  cycle: z.int(),
  letter: z.nullable(z.enum(['BID', 'JACKPOT', 'PAID'])),
  after: z.array(z.enum(['PAID', 'MISSED', 'TAKEN_BACK'])),
});

/** 'Nota das escolhas' with its interval; null where there is none yet. */
const note = { note: z.nullable(z.int()), low: z.nullable(z.int()), high: z.nullable(z.int()) };

/** Tries by note in steps of 50, best first. RULES 14.6. */
const notes = z.array(z.object({ from: z.int(), tries: z.int() }));

/** The player's newest try in the slot of the week. */
const slot = z.object({
  week: weekName,
  /** False for a free try. */
  ranked: z.boolean(),
  status: campaignStatus,
  /** The public id of its campaign. */
  campaignId: z.string(),
  /** Whether the months after its letter are still to be played. */
  isAfterOpen: z.boolean(),
  /** False once its hours are over: it is shown, not played. */
  isPlayable: z.boolean(),
  ...note,
  grid: z.nullable(grid),
});

export const week = endpoint('week', {
  summary: "The current week of the 'Assembleia da semana', with the player's ranked try.",
  reply: z.object({
    week: weekName,
    /** The rulebook that it was sealed with: by it it is played and proved. Absent of a server of 1.0.0, which had the first alone. */
    rulebook: z.optional(rulebook),
    /** The dream whose picture it has. */
    picture: dreamId,
    status: z.enum(WEEK_STATUSES),
    /** Hex SHA-256 of the seed, and since when it stands. */
    seal: hash,
    sealedAt: moment,
    opens: moment,
    /** When ranked tries end. */
    closes: moment,
    next: moment,
    /** The week after, sealed already. */
    nextWeek: weekName,
    nextSeal: hash,
    /** The player's ranked try; null until it was begun. `place` and `of` once the week is published. */
    try: z.nullable(
      z.object({
        status: z.enum(PLACED_STATUSES),
        ...note,
        place: z.nullable(z.int()),
        of: z.nullable(z.int()),
        grid: z.nullable(grid),
      }),
    ),
    slot: z.nullable(slot),
    /** Without an account there are free tries only. */
    isGuest: z.boolean(),
    hasPersona: z.boolean(),
    /** Empty until published. */
    notes,
    /** Null until published. */
    root: z.nullable(hash),
    seed: z.nullable(hash),
  }),
});

export const weekStart = endpoint('weekStart', {
  summary: "Begins a try at the week's campaign: the one ranked try, or a free one.",
  body: z.object({ ranked: z.boolean({ error: fault('NOT_BOOLEAN') }) }),
  reply: z.object({
    campaignId: z.string(),
    week: weekName,
    ranked: z.boolean(),
    seedCommitment: hash,
    quota: z.int(),
  }),
  isKeyed: true,
  errors: ['PERSONA_NOT_FOUND', 'CAMP_NOT_FINISHED', 'CAMP_INVALID_STATUS', 'ACCOUNT_REQUIRED', 'KEY_REUSED'],
});

export const pastWeeks = endpoint('pastWeeks', {
  summary: 'Past weeks, newest first, with the keys of their draws, for anybody to verify.',
  reply: z.array(
    z.object({
      week: weekName,
      rulebook: z.optional(rulebook),
      picture: dreamId,
      sealedAt: moment,
      publishedAt: moment,
      /** Counted ranked tries. */
      of: z.int(),
      notes,
      /** As an audit has it; `commitment` is the seal that was shown before the week opened. */
      proof: z.object({
        commitment: hash,
        clientSeed: z.string(),
        seed: hash,
        root: hash,
        quota: z.int(),
        draws: z.array(drawMade),
        rootDraws: z.array(drawMade),
      }),
    }),
  ),
});
