import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;
type Encoding = keyof typeof PACKERS;

/** The best encoding that the client takes, or null. */
function encodingOf(request: FastifyRequest): Encoding | null {
  const taken = String(request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (Object.keys(PACKERS) as Encoding[]).find((name) => taken.includes(name)) ?? null;
}

/** Sends one page, packed as the client takes it. */
export type PackedPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** A page that stays the same while the server runs: each encoding is made once, when somebody asks for it. */
export function packedPage(html: string): PackedPage {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const made = new Map<Encoding, Promise<Buffer>>();
  const packed = (encoding: Encoding): Promise<Buffer> => {
    const known = made.get(encoding) ?? PACKERS[encoding](html);
    made.set(encoding, known);
    return known;
  };
  return async (request, reply) => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    reply.type('text/html; charset=utf-8');
    const encoding = encodingOf(request);
    if (encoding === null) return reply.send(html);
    return reply.header('content-encoding', encoding).send(await packed(encoding));
  };
}
