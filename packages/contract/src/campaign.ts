import { BID_USES } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, number, slotQuery } from './fields.ts';
import {
  balance,
  campaignStatus,
  drawMade,
  leavers,
  movement,
  movementKind,
  paidContract,
  personaId,
  playedDreamId,
  roomId,
  rulebook,
} from './vocabulary.ts';

const nothing = z.object({});
const campaignParams = z.object({ campaignId: id });

export const seeResults = endpoint('seeResults', {
  summary: "Marks a finished campaign's results as seen.",
  body: z.object({ campaignId: id }),
  reply: nothing,
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS'],
});

export const giveUp = endpoint('giveUp', {
  summary: 'Gives the campaign up.',
  query: slotQuery,
  reply: nothing,
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS'],
});

export const publicCampaign = endpoint('publicCampaign', {
  summary: 'A dream that came true, public: first name, persona and dream only.',
  params: campaignParams,
  reply: z.object({
    dream: z.object({ imagePath: z.string(), name: z.string() }),
    user: z.object({ name: z.string() }),
    /** How a contract that was paid ended after the letter; left out otherwise. */
    contractEnd: z.optional(paidContract),
    /** Who was played, as the shared picture shows; left out where nobody was chosen. */
    personaId: z.optional(personaId),
  }),
  errors: ['CAMP_NOT_FOUND'],
});

export const audit = endpoint('audit', {
  summary: "Everything needed to verify a campaign's draws. RULES section 8.",
  params: campaignParams,
  reply: z.object({
    /** Hex SHA-256 of the seed. */
    commitment: z.string(),
    clientSeed: z.string(),
    /** The rulebook that the draws were made by. */
    rulebook,
    dreamId: playedDreamId,
    isNewGamePlus: z.boolean(),
    status: campaignStatus,
    /** 64 hex digits, or null while the campaign is active. */
    seed: z.nullable(z.string()),
    draws: z.array(drawMade),
    /** Cycles whose instalment was paid late: their raffle was held without the player. None while the campaign is active. RULES 6.4. */
    lateCycles: z.array(z.int()),
    /** The root of the seed, and the draws made after the letter; null and none until the months after it are over. */
    root: z.nullable(z.string()),
    rootDraws: z.array(drawMade),
  }),
  errors: ['CAMP_NOT_FOUND'],
});

export const statement = endpoint('statement', {
  summary: 'Every movement of energy and effort, in order.',
  params: campaignParams,
  reply: z.object({
    /** That the campaign is played by; absent of a server of 1.0.0, which had the first alone. */
    rulebook: z.optional(rulebook),
    entries: z.array(
      z.object({
        /** ISO 8601, UTC. */
        at: z.string(),
        kind: movementKind,
        cycle: z.nullable(z.int()),
        roomId: z.nullable(number),
        eventId: z.nullable(number),
        /** Of an answered card, the option that was chosen, from 1. RULES 5.7. */
        option: z.nullable(z.int()),
        amount: z.nullable(z.int()),
        /** Of a minigame's pay in a room that pays by the day. RULES 4.7. */
        movement,
        /** Of a minigame's pay, the part of it that mastery earned; left out where that is nothing. RULES 4.6. */
        tip: z.exactOptional(z.int()),
        /** Of energy that thanks for the month's first three stars. RULES 4.8. */
        stars: z.exactOptional(z.literal(true)),
        energy: z.int(),
        effort: z.int(),
        balance,
      }),
    ),
  }),
  errors: ['CAMP_NOT_FOUND'],
});

const turn = z.object({
  roomId,
  /** Verified score in basis points, 0 to 10000. */
  scoreBp: z.int(),
  movement,
  /** Work entries that the energy paid, 0 to 4, whether the effort went no further than one rest entry, and from rulebook 4 on the balance. */
  situation: z.exactOptional(z.object({ shifts: z.int(), isBare: z.boolean(), balance: z.exactOptional(balance) })),
});
const works = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const choices = endpoint('choices', {
  summary: "The player's decisions, month by month: what a replay with other draws keeps.",
  params: campaignParams,
  reply: z.object({
    /** Place 0 is cycle 1. */
    months: z.array(
      z.object({
        turns: z.array(turn),
        recovery: z.nullable(turn),
        /** Effort offered, 0 where it was kept, of what was there; null where the player had nothing to decide. */
        bid: z.nullable(z.object({ offered: z.int(), of: z.int() })),
        /** Where the assembly was held without the player, who had paid late. RULES 6.4. */
        isOut: z.exactOptional(z.literal(true)),
        eventId: z.nullable(number),
        /** The option of the card; left out for the first. */
        option: z.optional(z.int()),
      }),
    ),
    /** The options of every card answered, from 1. */
    options: z.array(z.object({ eventId: number, option: z.int() })),
    /** What was decided after the letter: the bid's use, and each month's plan with the lightest that would have paid. */
    after: z.exactOptional(
      z.object({
        use: z.nullable(z.enum(BID_USES)),
        plans: z.array(z.object({ works, lightest: z.union([z.literal(0), works]) })),
      }),
    ),
    /** Where the campaign was given up, before or after that month's instalment. */
    stopped: z.exactOptional(z.object({ month: z.int(), isPaid: z.boolean() })),
  }),
  errors: ['CAMP_NOT_FOUND'],
});

export const group = endpoint('group', {
  summary: 'The group: who waits, what was bid, who was contemplated.',
  params: campaignParams,
  reply: z.object({
    quota: z.int(),
    quotas: z.int(),
    waiting: z.array(z.int()),
    ...leavers,
    assemblies: z.array(
      z.object({
        cycle: z.int(),
        bids: z.array(z.object({ quota: z.int(), bid: z.int() })),
        winnerQuota: z.nullable(z.int()),
        drawnQuota: z.nullable(z.int()),
        /** True where the player had paid late and had no part in it. RULES 6.4. */
        isOut: z.optional(z.boolean()),
      }),
    ),
  }),
  errors: ['CAMP_NOT_FOUND'],
});
