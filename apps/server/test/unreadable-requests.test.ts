import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';

let server: TestApp;
let port: number;
beforeAll(async () => {
  server = await startApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => server.remove());

/** Sends bytes as they are, and gives all that came back. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let got = '';
    socket.on('data', (text) => {
      got += text.toString();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
  });

test.each([
  ['what is no HTTP', 'HELO jogo\r\n\r\n', 400],
  ['a header with a line of its own', 'GET /api/auth HTTP/1.1\r\nhost: x\r\na\u0001b: c\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
  ['headers without end', `GET /api/auth HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is answered like every other error, and the connection ends', async (_what, bytes, status) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(body)).toEqual({ statusCode: status, message: [expect.stringMatching(/^body: /)] });
});

test.each([
  ['a page', '/jogar?a=', 2_000, 200],
  ['a call', '/api/quiz/totals?a=', 2_000, 200],
  ['a file', '/assets/', 2_000, 404],
  ['what there is not', '/nada?', 2_000, 404],
  ['a login of a school platform', '/lti/login?iss=', 8_000, 404],
])('a longer target than its kind has is refused at the door: %s', async (_what, start, most, status) => {
  const get = (length: number) => server.app.inject({ url: start.padEnd(length, 'x') });
  expect((await get(most)).statusCode).toBe(status);
  const refused = await get(most + 1);
  expect(refused.statusCode).toBe(414);
  expect(refused.json()).toEqual({ statusCode: 414, message: ['body: O endereço é longo demais'] });
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
});

test('headers must have come within 20 seconds and a whole request within 30', () => {
  // `npm run drill -- abuse slow-clients` waits for it in real time.
  expect(server.app.server.headersTimeout).toBe(20_000);
  expect(server.app.server.requestTimeout).toBe(30_000);
});

describe('a body over the limit', () => {
  const BODY = Buffer.alloc(4_000_000, 32);
  /** Sends everything before it reads anything, as simple clients do. */
  const sendAll = async (head: string, ...parts: readonly (string | Buffer)[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    socket.write(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${head}\r\n\r\n`);
    for (const part of parts) await new Promise((sent) => socket.write(part, sent));
    const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
    socket.destroy();
    return answer.toString();
  };

  test.each([
    ['of a told length', `content-length: ${BODY.length}`, [BODY]],
    ['of a client that closes afterwards', `content-length: ${BODY.length}\r\nconnection: close`, [BODY]],
    ['in parts', 'transfer-encoding: chunked', [`${BODY.length.toString(16)}\r\n`, BODY, '\r\n0\r\n\r\n']],
  ])('is answered, and the answer arrives: %s', async (_what, head, parts) => {
    expect(await sendAll(head, ...parts)).toMatch(/^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/);
  });

  test('that never ends is cut off', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99999999\r\n\r\n`,
    );
    socket.resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

describe('a client that never closes its side', () => {
  /** Sends bytes on a connection that its client keeps open, and gives it back. */
  const keepOpen = async (bytes: string): Promise<Socket> => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    await once(socket, 'data');
    return socket;
  };
  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      server.app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
    });

  test('holds no connection after what it sent could not be read', async () => {
    const socket = await keepOpen('HELO jogo\r\n\r\n');
    await expect.poll(connections).toBe(0);
    socket.destroy();
  });

  test('holds no connection after its request ran out of time', async () => {
    const { headersTimeout } = server.app.server;
    server.app.server.headersTimeout = 1;
    const socket = await keepOpen('GET /api/auth HTTP/1.1\r\nhost: x\r\n');
    await expect.poll(connections).toBe(0);
    server.app.server.headersTimeout = headersTimeout;
    socket.destroy();
  });
});
