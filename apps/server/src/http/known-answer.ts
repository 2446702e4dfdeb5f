import type { FastifyReply, FastifyRequest } from 'fastify';

/** Characters of the header that are read: more than any page sends. */
const MOST = 2_000;
/** Weak or not: the header is compared weakly (RFC 9110, section 13.1.2). */
const TAG = /"([^"]*)"/g;

/** A tag without its quotes and its mark of weakness. */
const opaque = (tag: string): string => /^(?:W\/)?"(.*)"$/.exec(tag)?.[1] ?? tag;

/** The tags of the copies that a client has, without quotes. A proxy that packs answers makes them weak. */
export function tagsOf({ headers }: FastifyRequest): readonly string[] {
  const header = headers['if-none-match'] ?? '';
  return header.length > MOST ? [] : [...header.matchAll(TAG)].map(([, tag = '']) => tag);
}

/** Whether a client has just what is about to be sent: its `etag`, or anything at all (`*`). */
export const hasCopyOf = (request: FastifyRequest, etag: string): boolean =>
  request.headers['if-none-match']?.trim() === '*' || tagsOf(request).includes(opaque(etag));

export const NOT_MODIFIED = 304;

/** What a handler answers where the client's copy is still true: nothing was made to be compared. */
export interface Unchanged {
  readonly ok: true;
  readonly value: null;
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
