import type { FastifyRequest } from 'fastify';

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
