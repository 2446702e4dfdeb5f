import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

export const exportMe = endpoint('exportMe', {
  summary: 'All that is kept on this player.',
  reply: z.record(z.string(), z.unknown()),
  errors: [],
});

export const deleteMe = endpoint('deleteMe', {
  summary: 'Deletes the player and all that is kept on them, after the password is given again.',
  body: z.object({ password: text(1_000) }),
  status: 204,
  errors: ['PW_MISMATCH'],
});
