import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasCopyOf, tagsOf } from './if-none-match.ts';

export const NOT_MODIFIED = 304;

/** What a handler answers where the client's copy is still true: nothing was made to be compared. */
export interface Unchanged {
  readonly ok: true;
  readonly value: null;
  /** The tag that the client has. */
  readonly tag: string;
}

/** The answer when the client's copy is current. */
export const unchanged = (tag: string): Unchanged => ({ ok: true, value: null, tag });

/** The tag of the one copy that a client has; null without one, and of several, which are compared with what is made. */
export function knownTagOf(request: FastifyRequest): string | null {
  const [tag = '', ...others] = tagsOf(request);
  return tag === '' || others.length > 0 ? null : tag;
}

/** Writes the tag of an answer that has one; true where the client has just that already. */
export function isKnown({ tag }: { readonly value: unknown; readonly tag?: string }, reply: FastifyReply): boolean {
  if (tag === undefined) return false;
  const etag = `"${tag}"`;
  reply.header('etag', etag);
  return hasCopyOf(reply.request, etag);
}
