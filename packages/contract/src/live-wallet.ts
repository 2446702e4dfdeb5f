import * as z from 'zod/mini';

/** What a quota has and owes, in coins; energy 0 to 10, `open` instalments. */
export const wallet = z.object({
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
export const monthTerms = { card: z.int(), coins: z.int(), due: z.int(), mayBuy: z.boolean() };
