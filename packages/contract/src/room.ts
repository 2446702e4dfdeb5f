import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { number, slotQuery } from './fields.ts';

const room = z.object({
  id: number,
  rewards: z.object({ minEffort: z.int(), maxEffort: z.int(), minEnergy: z.int(), maxEnergy: z.int() }),
});

export const rooms = endpoint('rooms', {
  summary: "Rooms 1 to 5 with this campaign's rewards.",
  query: slotQuery,
  reply: z.array(room),
});
