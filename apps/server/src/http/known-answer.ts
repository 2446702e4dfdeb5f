import type { FastifyReply } from 'fastify';

export const NOT_MODIFIED = 304;

/** Writes the tag of an answer that has one; true where the client has just that already. */
export function isKnown({ tag }: { readonly value: unknown; readonly tag?: string }, reply: FastifyReply): boolean {
  if (tag === undefined) return false;
  const etag = `"${tag}"`;
  reply.header('etag', etag);
  return reply.request.headers['if-none-match'] === etag;
}
