import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReply } from '@consorcio/contract';

/** What Node.js says when it can't read a request at all, as status and line of the contract's array. */
const FAULTS: Readonly<Record<string, readonly [number, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'body: O pedido demorou demais para chegar'],
  HPE_HEADER_OVERFLOW: [431, 'body: Os cabeçalhos são grandes demais'],
};
const UNREADABLE = [400, 'body: O pedido não pôde ser lido'] as const;

/** Answers what never became a request, in the shape of every other error, and closes the connection. */
export function replyToClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusCode, line] = FAULTS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ statusCode, message: [line] } satisfies ErrorReply);
  socket.end(
    [
      `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
      'content-type: application/json; charset=utf-8',
      'cache-control: no-store',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
