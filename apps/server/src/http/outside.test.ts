import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { mayAsk, outsideReader } from './outside.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});
/** A server on this machine, by its port. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const LOCAL = ['127.0.0.0/8', '::1'];

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '192.168.1.1'],
  ...['192.0.0.8', '198.18.0.1', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::a00:1'],
  ...['fe80::1', 'fec0::1', 'fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1', '2001:db8::1', '100::1'],
])('%s is not asked', (address) => {
  expect(mayAsk(address, [])).toBe(false);
});

test.each(['1.1.1.1', '200.147.3.157', '2606:4700::1111', '2804:10::1'])('%s is asked', (address) => {
  expect(mayAsk(address, [])).toBe(true);
});

test('an intranet is asked where the setting names it, and nothing beside it', () => {
  expect(mayAsk('10.20.0.7', ['10.20.0.0/16'])).toBe(true);
  expect(mayAsk('::ffff:10.20.0.7', ['10.20.0.0/16'])).toBe(true);
  expect(mayAsk('10.20.0.7', ['10.20.0.7'])).toBe(true);
  expect(mayAsk('10.21.0.7', ['10.20.0.0/16'])).toBe(false);
  expect(mayAsk('fd12::1', ['fd12::/16', '10.20.0.0/16'])).toBe(true);
  expect(mayAsk('fd13::1', ['fd12::/16'])).toBe(false);
});

test('a name or number of this machine is refused before anything is sent', async () => {
  let asked = 0;
  const port = await serve((_request, response) => {
    asked += 1;
    response.end('{}');
  });
  for (const host of ['localhost', '127.0.0.1', '2130706433', '[::ffff:127.0.0.1]'])
    await expect(outsideReader([])(`http://${host}:${port}/`)).rejects.toThrow('no public address');
  expect(asked).toBe(0);
  expect(await (await outsideReader(LOCAL)(`http://localhost:${port}/`)).json()).toEqual({});
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('an answer that unpacks (%s) to more than 100 kB is not read on', async (coding, pack) => {
  const bomb = pack(Buffer.alloc(20_000_000, 32));
  const port = await serve((_request, response) => {
    response.setHeader('content-encoding', coding);
    response.end(bomb);
  });
  await expect(outsideReader(LOCAL)(`http://127.0.0.1:${port}/`)).rejects.toThrow('more than 100000 bytes');
});

test('an answer without end is cut off at 100 kB', async () => {
  const port = await serve((_request, response) => {
    const more = (): void => {
      if (response.destroyed) return;
      response.write('x'.repeat(10_000));
      setImmediate(more);
    };
    more();
  });
  await expect(outsideReader(LOCAL)(`http://127.0.0.1:${port}/`)).rejects.toThrow('more than 100000 bytes');
});

test('a small packed answer is read, a packing that is unknown is not, and no redirect is followed', async () => {
  const asked: string[] = [];
  const port = await serve((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/gzip') response.setHeader('content-encoding', 'gzip').end(gzipSync('{"a":1}'));
    else if (request.url === '/twice') response.setHeader('content-encoding', 'gzip, gzip').end('x');
    else response.writeHead(302, { location: '/gzip' }).end();
  });
  const ask = outsideReader(LOCAL);
  const at = `http://127.0.0.1:${port}`;
  expect(await (await ask(`${at}/gzip`)).json()).toEqual({ a: 1 });
  await expect(ask(`${at}/twice`)).rejects.toThrow('gzip, gzip');
  await expect(ask(`${at}/away`)).rejects.toThrow('leads elsewhere');
  expect(asked).toEqual(['/gzip', '/twice', '/away']);
});
