import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { emailText, id, name, oneOf, passwordText } from './fields.ts';
import { DEVICES } from './wire/headers.ts';

export const account = endpoint('account', {
  summary: 'The account: its editable data, whether it has a recovery code, and where it is signed in.',
  reply: z.object({
    name: z.string(),
    characterName: z.string(),
    email: z.string(),
    /** Null without a code. */
    recoveryCodeAt: z.nullable(z.string()),
    /** True while a school platform's user opens the account. */
    isOfSchool: z.boolean(),
    /** Newest use first; at most 50. */
    sessions: z.array(
      z.object({
        id: z.string(),
        device: oneOf(DEVICES),
        isCurrent: z.boolean(),
        openedAt: z.string(),
        /** Exact to a day. */
        lastUsedAt: z.string(),
      }),
    ),
  }),
});

export const correctName = endpoint('correctName', {
  summary: "Corrects the player's name and the character's.",
  body: z.object({ name, characterName: name }),
  reply: z.object({ name: z.string(), characterName: z.string() }),
});

export const correctEmail = endpoint('correctEmail', {
  summary: 'Corrects the e-mail address; requires the password.',
  body: z.object({ email: emailText, password: passwordText }),
  reply: z.object({ email: z.string() }),
  errors: ['EMAIL_INVALID', 'PW_MISMATCH', 'EMAIL_UNAVAILABLE'],
});

export const changePassword = endpoint('changePassword', {
  summary: 'Changes the password and ends every other session, all codes and the way in from a school.',
  body: z.object({ password: passwordText, newPassword: passwordText }),
  status: 204,
  errors: ['PW_TOO_WEAK', 'PW_MISMATCH'],
});

export const makeRecoveryCode = endpoint('makeRecoveryCode', {
  summary:
    'A new recovery code in place of the old one. The first one, within ten minutes of sign-up, needs no password.',
  body: z.object({ password: z.optional(passwordText) }),
  reply: z.object({ recoveryCode: z.string() }),
  status: 201,
  errors: ['PW_MISMATCH'],
});

export const endSession = endpoint('endSession', {
  summary: 'Ends one session. An unknown one counts as ended.',
  params: z.object({ id }),
  status: 204,
});

export const endSessions = endpoint('endSessions', {
  summary: 'Signs out everywhere, including here; links and codes that were sent end too.',
  status: 204,
});

export const exportMe = endpoint('exportMe', {
  summary: 'All data stored about this player.',
  reply: z.record(z.string(), z.unknown()),
});

export const exportTicket = endpoint('exportTicket', {
  summary:
    'A ticket with which `GET /api/me/export/{ticket}` gives the same as a file, for two minutes and without a token.',
  reply: z.object({ ticket: z.string() }),
});

export const deleteMe = endpoint('deleteMe', {
  summary: 'Deletes the player and all their data; requires the password, except for guests.',
  body: z.object({ password: z.optional(passwordText) }),
  status: 204,
  errors: ['PW_MISMATCH'],
});
