import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emailText, id, name, number, passwordText, text } from './fields.ts';
import { campaignStatus } from './vocabulary.ts';

const session = z.object({ id, name: z.string(), token: z.string(), email: z.string() });

export const register = endpoint('register', {
  summary: 'Creates an account and signs in.',
  body: z.object({ email: emailText, name, characterName: name, password: passwordText }),
  reply: session,
  status: 201,
  isKeyed: true,
  errors: ['EMAIL_INVALID', 'PW_TOO_WEAK', 'EMAIL_UNAVAILABLE', 'KEY_REUSED'],
});

/** Who plays without an account: a drawn nickname in place of both names, and no address. */
export const guest = endpoint('guest', {
  summary: 'Creates a guest and signs in; nothing personal is stored.',
  reply: session,
  status: 201,
});

export const claim = endpoint('claim', {
  summary:
    'Makes an account of a guest, who keeps everything, the session too. Sent again, it answers as the first time.',
  body: register.body,
  reply: z.object({ id, name: z.string(), email: z.string() }),
  errors: ['EMAIL_INVALID', 'PW_TOO_WEAK', 'EMAIL_UNAVAILABLE', 'ALREADY_CLAIMED'],
});

export const login = endpoint('login', {
  summary: 'Signs in.',
  body: z.object({ email: emailText, password: passwordText }),
  reply: session,
  errors: ['USER_NOT_FOUND', 'PW_MISMATCH'],
});

/** All that the route guards need, so that none has to provoke a 404. */
export const auth = endpoint('auth', {
  summary: "Who is signed in, and the player's status.",
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
});

/** A code as it is typed or pasted: groups, spaces, small letters and words around it do not matter. */
const codeText = text(300);

const recovered = z.object({ ...session.shape, recoveryCode: z.string() });

/** One answer for an unknown address, a wrong code and one that was used: nobody learns who has an account. */
export const recover = endpoint('recover', {
  summary:
    'Sets a new password by a one-time code, ends everything else that opened the account and signs in. Returns the next code.',
  body: z.object({ email: emailText, code: codeText, password: passwordText }),
  reply: recovered,
  errors: ['PW_TOO_WEAK', 'RECOVERY_INVALID'],
});

export const recoveryWays = endpoint('recoveryWays', {
  summary: 'The ways to a new password besides a code.',
  reply: z.object({ byMail: z.boolean() }),
});

/** One answer whether somebody has the address or not. */
export const askForLink = endpoint('askForLink', {
  summary: 'Sends a link to the address if an account has it; only the newest link is valid, for an hour.',
  body: z.object({ email: emailText }),
  status: 204,
  errors: ['EMAIL_INVALID', 'NOT_FOUND'],
});

export const recoverByLink = endpoint('recoverByLink', {
  summary:
    'Sets a new password by the one-time token of a link, ends everything else that opened the account and signs in.',
  body: z.object({ token: text(100), password: passwordText }),
  reply: recovered,
  errors: ['PW_TOO_WEAK', 'LINK_INVALID'],
});

export const logout = endpoint('logout', { summary: 'Revokes this token.', status: 204, errors: [] });
