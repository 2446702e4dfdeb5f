import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { number, slotQuery } from './fields.ts';
import { balance } from './vocabulary.ts';

export const bidEffort = endpoint('bidEffort', {
  summary: 'Bids effort in the open assembly.',
  query: slotQuery,
  body: z.object({ effort: number }),
  reply: z.object({
    win: z.boolean(),
    bid: z.int(),
    winningBid: z.int(),
    winnerQuota: z.int(),
    /** How many quotas were waiting when it was decided. */
    waiting: z.int(),
    balance,
  }),
  errors: [
    'CAMP_NOT_FOUND',
    'CAMP_INVALID_STATUS',
    'AUCTION_NOT_FOUND',
    'AUCTION_NOT_AVAILABLE',
    'AUCTION_INVALID_BID',
    'BALANCE_INSUFFICIENT',
  ],
});

export const keepEffort = endpoint('keepEffort', {
  summary: 'Keeps the effort and continues with the raffle.',
  query: slotQuery,
  reply: z.object({ balance }),
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS', 'AUCTION_NOT_FOUND', 'AUCTION_NOT_AVAILABLE'],
});

/** The wire says jackpot, the code says raffle. */
export const raffle = endpoint('raffle', {
  summary: "Draws the month's raffle.",
  query: slotQuery,
  reply: z.object({
    wonJackpot: z.boolean(),
    drawnQuota: z.int(),
    quota: z.int(),
    /** The chance of each was 1 in `waiting`. */
    waiting: z.int(),
  }),
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS', 'JACKPOT_ALREADY_ROLLED', 'JACKPOT_NOT_AVAILABLE'],
});
