import * as z from 'zod/mini';
import { text } from './fields.ts';

/** The path of every call of a group. */
export const params = z.object({ groupId: text(100) });

/** The random half of a token, made by the client: 32 bytes as base64url. Sent again it gives the same group or seat. */
export const key = text(43).check(z.regex(/^[A-Za-z0-9_-]{42}[AEIMQUYcgkosw048]$/));
