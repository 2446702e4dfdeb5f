import { CLIENT_SEED_PATTERN } from '@consorcio/rules/vocabulary';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { fault } from './field-faults.ts';
import { number, text } from './fields.ts';
import { difficulty } from './vocabulary.ts';

const dream = z.object({
  id: number,
  name: z.string(),
  /** HTML with `p` and `strong` only. */
  description: z.string(),
  imagePath: z.string(),
  difficulty,
  cycles: z.int(),
  /** Of the first cycle, as this player would begin now. */
  effortCostPerCycle: z.int(),
  /** Teaching texts, illustrative: RULES 2.2. */
  realCredit: z.string(),
  realMonths: z.int(),
});

/** A lucky word: RULES 8.2. */
const clientSeed = text(64).check(z.regex(CLIENT_SEED_PATTERN, { error: fault('NOT_CLIENT_SEED') }));

export const dreamList = endpoint('dreamList', { summary: 'The dreams.', reply: z.array(dream), errors: [] });

export const dreamChoose = endpoint('dreamChoose', {
  summary: 'Starts a campaign for a dream.',
  body: z.object({ dreamId: number, clientSeed: z.optional(clientSeed) }),
  reply: z.object({
    campaignId: z.string(),
    dreamId: number,
    isNewGamePlus: z.boolean(),
    seedCommitment: z.string(),
    quota: z.int(),
  }),
  isKeyed: true,
  errors: ['PERSONA_NOT_FOUND', 'CAMP_NOT_FINISHED', 'DREAM_NOT_FOUND', 'KEY_REUSED'],
});
