import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { certificateCode, certificatePath, certificatePicture, certificateQr } from '@consorcio/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '../src/db/database.ts';
import { startApp, type TestApp } from './support/app.ts';
import { signUp } from './support/client.ts';

const SHELL = '<!doctype html><html><head></head><body></body></html>';
const SUCCEED = statement<never>('test-succeed')`
  update campaign set status = 'SUCCESS', finished_at = '2026-03-01T15:00:00Z' where player_id = $1`;
const UNKNOWN = certificateCode(Uint8Array.of(1, 2, 3, 4, 5, 6, 7));

let server: TestApp;
let code: string;
let campaignId: string;
const root = mkdtempSync(join(tmpdir(), 'consorcio-certificate-'));
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

beforeAll(async () => {
  mkdirSync(join(root, 'web'));
  writeFileSync(join(root, 'web/index.html'), SHELL);
  const folders = {
    web: join(root, 'web'),
    arcade: join(root, 'no'),
    pictures: join(root, 'no'),
    packages: join(root, 'no'),
  };
  server = await startApp(undefined, { folders });
  const { api } = await signUp(server.app, { name: `Ana"><script> Silva` });
  await api.put('/persona/choose', { personaId: 1 });
  const { body } = await api.put('/dream/choose', { dreamId: 2 });
  ({ campaignId } = body as { campaignId: string });
  const { id } = (await api.get('/auth')).body as { id: string };
  await server.database.query(SUCCEED, [id]);
  ({ code } = (await api.put(`/campaign/${campaignId}/certificate`)).body as { code: string });
});
afterAll(async () => {
  await server.remove();
  rmSync(root, { recursive: true, force: true });
});

test('the page of a code says in its head what is true, in one sentence, and no name becomes HTML', async () => {
  const { statusCode, payload, headers } = await get(certificatePath(code));
  expect(statusCode).toBe(200);
  expect(payload).toMatch(
    /content="É verdade que Ana&quot;&gt;&lt;script&gt; conquistou seu sonho de Moto zero km ao pagar a última parcela, em 1º de março de 2026."/,
  );
  expect(payload).toContain(`<meta property="og:url" content="http://jogo.test${certificatePath(code)}" />`);
  expect(payload).toContain(`content="http://jogo.test/share/campaign/${campaignId}.png"`);
  expect(payload).not.toContain('Silva');
  expect(payload).not.toContain('<script>');
  expect(headers['x-robots-tag']).toBe('noindex');
});

test('a code as people type it has the same page, by its one address', async () => {
  const { payload } = await get(`/c/${code.toLowerCase()}`);
  expect(payload).toContain(`<link rel="canonical" href="http://jogo.test${certificatePath(code)}" />`);
});

test('a link as it is passed on leads to the page with its preview', async () => {
  for (const end of ['/', ').', ',']) {
    const { statusCode, headers } = await get(`/C/${code}${end}`);
    expect([statusCode, headers.location]).toEqual([302, `/c/${code}`]);
  }
  expect((await get(`/c/${code}`)).payload).toContain('conquistou seu sonho');
  expect((await get('/JOGAR/?sonho=3')).headers.location).toBe('/jogar?sonho=3');
  const method = 'POST';
  expect((await server.app.inject({ method, url: '/JOGAR' })).statusCode).toBe(404);
});

test('the pages of no code, of an unknown and of a mistyped one are the same friendly page about the game', async () => {
  for (const path of ['/c', certificatePath(UNKNOWN), '/c/x', '/c/%22%3E%3Cscript%3E']) {
    const { statusCode, payload } = await get(path);
    expect(statusCode).toBe(200);
    expect(payload).toContain('<meta property="og:title" content="Conferir certificado" />');
    expect(payload).not.toContain('<script>');
  }
});

test('the QR code is a drawing that is kept for ever; of a mistyped code there is none', async () => {
  const { headers, payload } = await get(certificateQr(code));
  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['cache-control']).toContain('immutable');
  expect(payload).toMatch(/^<svg .*<\/svg>$/);
  expect((await get(certificateQr(UNKNOWN))).statusCode).toBe(200);
  expect((await get('/c/x/qr.svg')).statusCode).toBe(404);
});

test('the certificate is a picture of A4 lying down, which no cache between keeps', async () => {
  const { headers, rawPayload } = await get(certificatePicture(code));
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('private, no-cache');
  const [width, height] = [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)];
  expect(width).toBe(1754);
  expect(width / height).toBeCloseTo(297 / 210, 2);
  const again = await get(certificatePicture(code), { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('an unknown code has no picture', async () => {
  for (const path of [certificatePicture(UNKNOWN), '/c/x/certificado.png']) {
    const { statusCode, payload } = await get(path);
    expect([statusCode, JSON.parse(payload).message]).toEqual([404, 'NOT_FOUND']);
  }
});
