import * as rules from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { number } from './fields.ts';

/** The closed word lists of the rules' vocabulary as schemas. RULES section 3. */
export const campaignStatus = z.enum(rules.CAMPAIGN_STATUSES);
export const campaignContext = z.nullable(z.enum(rules.CONTEXTS));
export const stageType = z.enum(rules.STAGE_TYPES);
export const stageStatus = z.enum(rules.STAGE_STATUSES);
export const phase = z.enum(rules.PHASES);
export const difficulty = z.enum(rules.DIFFICULTIES);
export const game = z.enum(rules.MINIGAMES.map((row) => row.game));
export const eventType = z.enum(rules.EVENT_TYPES);
/** How a contract ended after its letter; null while it goes on, and where there was none. RULES 11.7. */
export const contractEnd = z.nullable(z.enum(rules.CONTRACT_ENDS));
/** The same of a contract that was paid: what strangers may see. */
export const paidContract = z.enum(rules.CONTRACT_ENDS.filter((end) => end !== 'RETOMADO'));
export const neighbourHabit = z.enum(rules.NEIGHBOUR_HABITS);
export const movementKind = z.enum(rules.MOVEMENT_KINDS);

/** Ids of the catalogue in a reply; in a request any number comes, and the server says which are good. */
export const personaId = z.literal(rules.PERSONA_IDS);
export const dreamId = z.literal(rules.DREAM_IDS);
/** The same of any campaign, one of the week included. */
export const playedDreamId = z.literal([...rules.DREAM_IDS, rules.WEEK_DREAM_ID]);
export const roomId = z.literal(rules.ROOM_IDS);
export const rulebook = z.int();

/** A draw that was made: `value` is one of 0 to n - 1. RULES section 8. */
export const drawMade = z.object({ label: z.string(), n: z.int(), value: z.int() });

/** How the day moved what a room pays: its place in the rulebook's list, 0 to 4; left out where the day has no part. RULES 4.7. */
export const movement = z.exactOptional(z.int());

/** Energy and effort, whole numbers of at least 0. RULES 1.1. */
export const balance = z.object({ energy: z.int(), effort: z.int() });

/** Quotas that did not pay this month, and those that were excluded. RULES 7.2. */
export const leavers = { late: z.array(z.int()), gone: z.array(z.int()) };

/** A text of what changes: may hold the tokens #enr# (energy) and #eff# (effort). */
const effect = z.string();

/** A card as the player sees it. */
export const shownCard = z.object({
  id: number,
  title: z.string(),
  speech: z.string(),
  description: z.string(),
  type: eventType,
  effect,
  /** What options of earlier cards left for this month: it fell before this card. Absent where nothing did. RULES 5.4. */
  fell: z.optional(z.array(z.object({ title: z.string(), effect }))),
  /** What may be answered, the first being what happens without an answer. RULES 5.6. */
  options: z.array(
    z.object({
      /** From 1. */
      option: z.int(),
      label: z.string(),
      effect,
      /** What falls in the months after; empty for nothing. */
      later: z.string(),
    }),
  ),
});

/** In place of a log: a turn without a game, of the run that was issued. RULES 4.9. */
export const shift = z.object({
  game,
  version: z.int(),
  shift: z.literal(true),
  /** The page knows that the game was ended on this device; its word is taken. */
  endedHere: z.optional(z.boolean()),
});
