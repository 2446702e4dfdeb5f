import { GAMES } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';

/** The closed word lists of the campaign as schemas. RULES section 3; their types are those of the rules package. */
export const campaignStatus = z.enum(['ACTIVE', 'SUCCESS', 'FAILED', 'GIVEN_UP']);
export const campaignContext = z.nullable(z.enum(['BID', 'JACKPOT', 'PAID', 'DEFAULT']));
export const stageType = z.enum(['MINIGAME', 'EVENT', 'PAYMENT']);
export const stageStatus = z.enum(['PENDING', 'STARTED', 'FINISHED']);
export const phase = z.enum(['STAGE', 'BID_OPEN', 'BID_LOST', 'RAFFLE_OPEN']);
export const difficulty = z.enum(['EASY', 'MEDIUM', 'HARD']);
export const game = z.enum(GAMES);
export const eventType = z.enum(['GOOD', 'BAD']);
export const movementKind = z.enum([
  'START',
  'ENTRY',
  'REWARD',
  'EVENT',
  'INSTALMENT',
  'LATE_INSTALMENT',
  'BID_WON',
  'BID_LOST',
]);

/** Energy and effort, whole numbers of at least 0. RULES 1.1. */
export const balance = z.object({ energy: z.int(), effort: z.int() });
