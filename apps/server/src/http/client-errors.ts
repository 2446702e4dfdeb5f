import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorReply, FieldFaultCode } from '@consorcio/contract';
import { fieldLine } from '@consorcio/copy/field-lines';
import { bodyFault } from './refusal.ts';

/** What Node.js says when it can't read a request at all, as status and fault of the body. */
const FAULTS: Readonly<Record<string, readonly [number, FieldFaultCode]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'TIMED_OUT'],
  HPE_HEADER_OVERFLOW: [431, 'HEADERS_TOO_LARGE'],
};
const UNREADABLE = [400, 'UNREADABLE'] as const;

/** Milliseconds that a client gets to read the answer and to close its side; then the connection is freed all the same. */
const LINGER = 1_000;

/** Answers what never became a request, in the shape of every other error, and closes the connection. */
export function replyToClientError(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [statusCode, fault] = FAULTS[error.code ?? ''] ?? UNREADABLE;
  const body = JSON.stringify({ statusCode, message: [fieldLine(bodyFault(fault))] } satisfies ErrorReply);
  const lingering = setTimeout(() => socket.destroy(), LINGER).unref();
  socket.once('close', () => clearTimeout(lingering));
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
