import { CARD_OPTIONS, LIVE_PLACES, MONTH_PACES, MOTIVES, SEAT_STATUSES } from '@consorcio/rules/live-words';
import * as z from 'zod/mini';
import { number, oneOf, oneOfNumbers } from './fields.ts';
import { monthTerms, wallet } from './live-wallet.ts';

/** One line of a month on paper, as it is sent. */
export const sentLine = z.object({
  quota: number,
  option: oneOf(CARD_OPTIONS),
  place: oneOfNumbers(LIVE_PLACES),
  pace: oneOf(MONTH_PACES),
  pays: z.boolean(),
  bid: number,
  buys: z.boolean(),
});

/** A line that was typed this month, for the host alone. */
export const typedLine = z.object({
  quota: z.int(),
  option: z.enum(CARD_OPTIONS),
  place: z.literal(LIVE_PLACES),
  pace: z.enum(MONTH_PACES),
  pays: z.boolean(),
  bid: z.int(),
  buys: z.boolean(),
});

/** The card of a team that plays on paper. */
export const paperSeat = z.object({
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
