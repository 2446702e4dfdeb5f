import type { FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds that a client gets to send the rest of what was refused unread. */
const PATIENCE = 1_000;

/**
 * Lets an answer arrive that is sent before the request was read to its end: closing at once would reset the connection, and
 * with it what the client has not read yet. The rest is read and dropped, for a while; then the connection is cut.
 */
export function readOn({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  reply.raw.shouldKeepAlive = true;
  request.resume();
  if (request.complete) return;
  const cut = setTimeout(() => request.destroy(), PATIENCE).unref();
  request.once('close', () => clearTimeout(cut));
}
