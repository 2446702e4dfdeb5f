import type { FastifyReply, FastifyRequest } from 'fastify';

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

/** The tag of the copy that a client has; null without one, and for what this server never wrote. */
export const knownTagOf = ({ headers }: FastifyRequest): string | null =>
  /^"([^"]+)"$/.exec(headers['if-none-match'] ?? '')?.[1] ?? null;

/** Writes the tag of an answer that has one; true where the client has just that already. */
export function isKnown({ tag }: { readonly value: unknown; readonly tag?: string }, reply: FastifyReply): boolean {
  if (tag === undefined) return false;
  reply.header('etag', `"${tag}"`);
  return knownTagOf(reply.request) === tag;
}
