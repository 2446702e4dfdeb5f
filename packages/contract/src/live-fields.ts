import * as z from 'zod/mini';
import { text } from './fields.ts';

/* What calls of live groups share. */

/** The path of every call of a group. */
export const params = z.object({ groupId: text(100) });

/** The code that led to the group, as proof: calls that name the right one are counted by it, not by their address. */
export const byCode = z.object({ code: z.optional(text(300)) });

/** The random half of a token, made by the client: 32 bytes as base64url. Sent again it gives the same group or seat. */
export const key = text(43).check(z.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/));

/** Refusals of every call that belongs to a month. */
export const inMonth = ['LIVE_NOT_FOUND', 'LIVE_PAUSED', 'LIVE_NOT_NOW', 'LIVE_MONTH_CLOSED'] as const;
