import { AFTER_STATUSES } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyObject, id, number, slotQuery } from './fields.ts';
import {
  balance,
  campaignContext,
  campaignStatus,
  contractEnd,
  dreamId,
  game,
  leavers,
  movement,
  neighbourHabit,
  personaId,
  phase,
  playedDreamId,
  roomId,
  rulebook,
  stageStatus,
  stageType,
} from './vocabulary.ts';

/** What the game page needs to play: the server's seed decides what comes. RULES 4.4, 4.7. */
const issuedRun = z.object({
  game,
  version: z.int(),
  /** 32 hex digits. */
  seed: z.string(),
  /** Percent of the verified score that counts: 100, 85 or 15. */
  vigor: z.int(),
});

/** The month's assembly, once the instalment is paid. CONTRACT section 3. */
const assembly = z.object({
  cycle: z.int(),
  /** Quotas not yet contemplated; without the bid's winner once the bids are decided. */
  waiting: z.array(z.int()),
  bid: z.nullable(z.int()),
  winningBid: z.nullable(z.int()),
  winnerQuota: z.nullable(z.int()),
  ...leavers,
  /** True where this month's instalment was paid late: no bid, and no place in the raffle. RULES 6.4. */
  isOut: z.optional(z.boolean()),
  /** Winning bids of the assemblies before, oldest first; a server of an older release does not say them. */
  wonBefore: z.optional(z.array(z.int())),
  /** While bids are open: members who are seen before they bid, ascending; absent by a rulebook that shows nobody. RULES 7.12. */
  neighbours: z.exactOptional(
    z.array(
      z.object({
        quota: z.int(),
        habit: neighbourHabit,
        change: z.nullable(z.int()),
        pocket: z.nullable(z.object({ min: z.int(), max: z.int() })),
      }),
    ),
  ),
});

const currentStage = z.object({
  stage: z.object({
    id,
    cycle: z.int(),
    type: stageType,
    status: stageStatus,
    createdByFailure: z.boolean(),
    entryCostEnergy: z.int(),
    entryCostEffort: z.int(),
  }),
  balance,
  dream: z.object({
    id: playedDreamId,
    name: z.string(),
    cycles: z.int(),
    /** Due now, surcharge and late fee included. */
    effortCostPerCycle: z.int(),
    imagePath: z.string(),
    /** Of the week's campaign: the dream whose picture it has. */
    picture: z.optional(dreamId),
  }),
  extras: z.object({
    stageRelativeToCycle: z.int(),
    stageIsPayment: z.boolean(),
    totalStages: z.int(),
    phase,
    /** What answers to earlier cards change before this month's is answered, oldest first; absent where nothing does. RULES 5.4. */
    falling: z.exactOptional(z.array(balance)),
  }),
  campaign: z.object({
    id,
    completed: z.boolean(),
    visualizedResults: z.boolean(),
    status: campaignStatus,
    context: campaignContext,
    isNewGamePlus: z.boolean(),
    seedCommitment: z.string(),
    quota: z.int(),
    /** Cycles whose instalment was missed and then had a recovery, in order; an older server does not say them. */
    lateCycles: z.optional(z.array(z.int())),
    /** The player's first, second, third campaign; an older server does not say it. */
    number: z.optional(z.int()),
    /** The rulebook that it is played by. */
    rulebook,
    /** Months after the letter: how far they are, how many are still to be paid, how they ended. */
    after: z.object({ status: z.enum(AFTER_STATUSES), monthsLeft: z.int(), end: contractEnd }),
  }),
  user: z.object({
    name: z.string(),
    personaId,
    /**
     * Games whose places offer this player a turn without a game; null where the player's class allows none, absent from an older
     * server. RULES 4.9.
     */
    shifts: z.nullish(z.array(game)),
  }),
  room: z.optional(z.object({ id: roomId, run: z.nullable(issuedRun) })),
  assembly: z.nullable(assembly),
});

export const stageCurrent = endpoint('stageCurrent', {
  summary: 'The current state of the campaign.',
  query: z.extend(slotQuery, {
    /** Of who knows that the campaign is over and its results unseen: it is told all the same. Ours. */
    ended: z.optional(z.literal('shown')),
  }),
  reply: currentStage,
  errors: ['CAMP_NOT_FOUND', 'USER_MUST_SEE_RESULTS'],
});

export const stageBegin = endpoint('stageBegin', {
  summary: 'Begins the current stage in a room and charges its entry.',
  body: z.object({ stageId: id, roomId: number }),
  reply: z.object({ stageId: id, roomId: number, run: z.nullable(issuedRun), balance }),
  errors: [
    'CAMP_NOT_FOUND',
    'CAMP_INVALID_STATUS',
    'STAGE_NOT_FOUND',
    'STAGE_IS_NOT_CURRENT',
    'ROOM_NOT_FOUND',
    'ROOM_TYPE_MISMATCH',
    'STAGE_ALREADY_STARTED',
  ],
});

const minigameFinished = z.object({
  paid: z.null(),
  campaignModified: z.literal(false),
  /** Basis points, 0 to 10000. */
  score: z.int(),
  movement,
  reward: balance,
  /** Energy for the month's first three stars, beside the reward. RULES 4.8. */
  stars: z.exactOptional(z.int()),
  balance,
});
const paymentFinished = z.object({ paid: z.boolean(), campaignModified: z.boolean(), balance });

export const stageFinish = endpoint('stageFinish', {
  summary: 'Ends a started stage: a minigame with the log of its inputs or a turn without a game, a payment with {}.',
  body: z.object({ stageId: id, results: anyObject }),
  reply: z.union([minigameFinished, paymentFinished]),
  errors: [
    'CAMP_NOT_FOUND',
    'CAMP_INVALID_STATUS',
    'STAGE_NOT_FOUND',
    'STAGE_IS_NOT_CURRENT',
    'STAGE_NOT_STARTED',
    'REPLAY_INVALID',
    'SHIFT_NOT_ALLOWED',
  ],
});
