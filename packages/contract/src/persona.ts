import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { number } from './fields.ts';

const persona = z.object({
  id: number,
  name: z.string(),
  description: z.string(),
  /** Below `/api/`. */
  imagePath: z.string(),
});

export const personaList = endpoint('personaList', {
  summary: 'The four personas.',
  reply: z.array(persona),
});

export const personaChoose = endpoint('personaChoose', {
  summary: 'Chooses the persona: before the first campaign and between campaigns.',
  body: z.object({ personaId: number }),
  reply: persona,
  errors: ['CAMP_NOT_FINISHED', 'PERSONA_NOT_FOUND'],
});

export const personaCurrent = endpoint('personaCurrent', {
  summary: 'The persona that was chosen.',
  reply: persona,
  errors: ['PERSONA_NOT_FOUND'],
});
