import {
  CAMPAIGN_STATUSES,
  CONTEXTS,
  DIFFICULTIES,
  EVENT_TYPES,
  MINIGAMES,
  MOVEMENT_KINDS,
  PHASES,
  STAGE_STATUSES,
  STAGE_TYPES,
} from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';

/** The closed word lists of the rules' vocabulary as schemas. RULES section 3. */
export const campaignStatus = z.enum(CAMPAIGN_STATUSES);
export const campaignContext = z.nullable(z.enum(CONTEXTS));
export const stageType = z.enum(STAGE_TYPES);
export const stageStatus = z.enum(STAGE_STATUSES);
export const phase = z.enum(PHASES);
export const difficulty = z.enum(DIFFICULTIES);
export const game = z.enum(MINIGAMES.map((row) => row.game));
export const eventType = z.enum(EVENT_TYPES);
export const movementKind = z.enum(MOVEMENT_KINDS);

/** Energy and effort, whole numbers of at least 0. RULES 1.1. */
export const balance = z.object({ energy: z.int(), effort: z.int() });
