import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, oneOf } from './fields.ts';
import { PLATFORMS } from './wire/share-address.ts';

export const share = endpoint('share', {
  summary: 'Records that a badge is shared and returns the address to share.',
  body: z.object({ userBadgeId: id, platform: oneOf(PLATFORMS) }),
  reply: z.object({ id, url: z.string() }),
  status: 201,
  errors: ['NOT_FOUND'],
});
