import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, name, number, text } from './fields.ts';
import { campaignStatus } from './vocabulary.ts';

/** Longer than the 100 characters that a password may have, so that the rule itself can say so. */
const passwordText = text(1_000);

const session = z.object({ id, name: z.string(), token: z.string(), email: z.string() });

export const register = endpoint('register', {
  summary: 'Creates an account and signs in.',
  body: z.object({ email: text(320), name, characterName: name, password: passwordText }),
  reply: session,
  status: 201,
  isKeyed: true,
  errors: ['EMAIL_INVALID', 'PW_TOO_WEAK', 'EMAIL_UNAVAILABLE', 'KEY_REUSED'],
});

export const login = endpoint('login', {
  summary: 'Signs in.',
  body: z.object({ email: text(320), password: passwordText }),
  reply: session,
  errors: ['USER_NOT_FOUND', 'PW_MISMATCH'],
});

/** All that the route guards need, so that none has to provoke a 404. */
export const auth = endpoint('auth', {
  summary: 'Who is signed in, and where the player stands.',
  reply: z.object({
    id,
    name: z.string(),
    characterName: z.string(),
    email: z.string(),
    personaId: z.nullable(number),
    campaign: z.nullable(
      z.object({
        id,
        dreamId: number,
        status: campaignStatus,
        completed: z.boolean(),
        visualizedResults: z.boolean(),
      }),
    ),
    nextCommitment: z.string(),
  }),
  errors: [],
});

export const logout = endpoint('logout', { summary: 'Revokes this token.', status: 204, errors: [] });
