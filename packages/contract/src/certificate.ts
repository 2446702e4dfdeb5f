import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, text } from './fields.ts';
import { paidContract, personaId } from './vocabulary.ts';

/** The day on which the dream came true, in Brasília: 2026-11-23. */
const on = z.string();

export const issueCertificate = endpoint('issueCertificate', {
  summary:
    'Gives the code under which anybody can check the certificate of a dream that came true; the same every time.',
  params: z.object({ campaignId: id }),
  reply: z.object({ code: z.string(), on }),
  errors: ['CAMP_NOT_FOUND', 'CAMP_INVALID_STATUS'],
});

export const checkCertificate = endpoint('checkCertificate', {
  summary: 'The certificate of a code, public: first name, dream, how and when it came true.',
  params: z.object({ code: text(200) }),
  reply: z.object({
    code: z.string(),
    name: z.string(),
    personaId: z.nullable(personaId),
    dream: z.object({ imagePath: z.string(), name: z.string() }),
    how: z.enum(['BID', 'JACKPOT', 'PAID']),
    on,
    /** For the proof of its draws: `audit`. */
    campaignId: z.string(),
    /** How a contract that was paid ended after the letter; left out otherwise. */
    contractEnd: z.optional(paidContract),
  }),
  errors: ['NOT_FOUND'],
});
