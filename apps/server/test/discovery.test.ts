import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { PATHS, SCREEN_NAMES } from '@consorcio/contract';
import { joinCopy } from '@consorcio/copy/live-phone';
import { LIVE_HEAD, PAGE_HEADS } from '@consorcio/copy/page-heads';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOperator } from '../src/operator-settings.ts';
import { startApp, type TestApp } from './support/app.ts';

const TOP = 'https://jogo.example';
const PUBLIC_URL = `${TOP}/escola`;
const NOW = Date.parse('2026-11-23T13:45:06Z');
const SHELL = '<!doctype html><html><head><title>ABAC</title></head><body></body></html>';

/** Texts of the elements of this name; throws where the text is no well-formed XML with its name space. */
function elementsOf(xml: string, name: string): readonly string[] {
  const found: string[] = [];
  let text = '';
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    expect(tag.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', (tag) => {
    if (tag.local === name) found.push(text);
  });
  parser.write(xml).close();
  return found;
}
/** `[name, value]` of each line. RFC 9116, 2.2. */
const fieldsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+): (\S.*)$/.exec(line) ?? [];
      expect(name, line).not.toBe('');
      return [name, value] as const;
    });

describe('what machines ask for', () => {
  let server: TestApp;
  let top: TestApp;
  const root = mkdtempSync(join(tmpdir(), 'consorcio-discovery-'));
  beforeAll(async () => {
    mkdirSync(join(root, 'web/pages'), { recursive: true });
    writeFileSync(join(root, 'web/index.html'), SHELL);
    writeFileSync(join(root, 'web/pages/mapa.html'), SHELL);
    const folders = {
      web: join(root, 'web'),
      arcade: join(root, 'no'),
      pictures: join(root, 'no'),
      packages: join(root, 'no'),
    };
    const operator = readOperator({ OPERATOR_CONTACT: 'fale@jogo.example', OPERATOR_SITE: 'https://dona.example' });
    const wishes = { folders, now: () => NOW };
    server = await startApp(undefined, { ...wishes, settings: { publicUrl: PUBLIC_URL, operator } });
    top = await startApp(undefined, { ...wishes, settings: { publicUrl: TOP, operator } });
  });
  afterAll(async () => {
    await server.remove();
    await top.remove();
    rmSync(root, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  /** Contents of the page's tags that say what it is, by name. */
  const headOf = (html: string): Record<string, string> =>
    Object.fromEntries([
      ...[...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)].map(([, name, value]) => [
        name,
        value,
      ]),
      ...[...html.matchAll(/<link rel="(canonical)" href="([^"]*)" \/>/g)].map(([, name, value]) => [name, value]),
    ]);

  test('robots.txt leaves the API and the desk aside and names the sitemap', async () => {
    const { statusCode, headers, payload } = await top.app.inject('/robots.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(payload.split('\n').map((line) => line.split(': '))).toEqual([
      ['User-agent', '*'],
      ['Disallow', '/api/'],
      ['Disallow', '/operador'],
      ['Allow', '/'],
      [''],
      ['Sitemap', `${TOP}/sitemap.xml`],
      [''],
    ]);
  });

  test('the sitemap is well formed and holds the public pages, each of which is there, under the public address', async () => {
    const { headers, payload } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = elementsOf(payload, 'loc');
    expect(addresses).toEqual(Object.keys(PAGE_HEADS).map((name) => PUBLIC_URL + PATHS[name as keyof typeof PATHS]));
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect((await get(address.slice(PUBLIC_URL.length))).statusCode).toBe(200);
  });

  test('every public page says what it is, with absolute addresses, and no other page does', async () => {
    for (const name of SCREEN_NAMES) {
      if (['share', 'checkDraws', 'certificateCheck', 'live', 'liveShort'].includes(name)) continue;
      const head = headOf((await get(PATHS[name])).payload);
      if (!Object.hasOwn(PAGE_HEADS, name)) {
        expect(head, name).toEqual({});
        continue;
      }
      const { title, description } = PAGE_HEADS[name as keyof typeof PAGE_HEADS];
      expect(head, name).toMatchObject({
        canonical: PUBLIC_URL + PATHS[name],
        description,
        'og:title': title,
        'og:description': description,
        'og:url': PUBLIC_URL + PATHS[name],
        'og:image': `${PUBLIC_URL}/share/badge/0.png`,
        'og:locale': 'pt_BR',
      });
    }
  });

  test('the page that checks the draws of a campaign names that campaign as its address, whatever was asked beside it', async () => {
    expect(headOf((await get('/conferir/abc?x=%22')).payload)).toMatchObject({
      canonical: `${PUBLIC_URL}/conferir/abc`,
      'og:title': 'Conferir o sorteio',
    });
  });

  test('the way into a live group has a picture and words for messengers, and tells nothing of the group', async () => {
    const ways = ['/ao-vivo', '/v/ABC234', '/v/abc234?g=AAAAAAAA', '/v'];
    for (const way of ways)
      expect(headOf((await get(way)).payload), way).toMatchObject({
        'og:title': way === '/ao-vivo' ? 'Consórcio ao vivo' : joinCopy.title,
        'og:description': LIVE_HEAD.description,
        'og:url': PUBLIC_URL + way.replace(/\?.*/, ''),
        'og:image': `${PUBLIC_URL}/share/badge/0.png`,
      });
    for (const page of ['/ao-vivo/lugar', '/ao-vivo/conduzir/AAAAAAAAAAAAAAAAAAAAAA'])
      expect(headOf((await get(page)).payload), page).toEqual({});
  });

  test('a public page is packed as the browser takes it, and not sent again when it is the same', async () => {
    const plain = await get('/login');
    const packed = await get('/login', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
    const other = await get('/login', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(other.rawPayload).toString()).toBe(plain.payload);
    const again = await get('/login', { 'if-none-match': String(packed.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  test('security.txt names the contacts of the settings and is good for half a year from today', async () => {
    const { statusCode, headers, payload } = await top.app.inject('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(fieldsOf(payload)).toEqual([
      ['Contact', 'mailto:fale@jogo.example'],
      ['Contact', 'https://dona.example/'],
      ['Expires', '2027-05-22T00:00:00Z'],
      ['Preferred-Languages', 'pt, en'],
      ['Canonical', `${TOP}/.well-known/security.txt`],
    ]);
  });
});

test('without a contact that is an address there is no security.txt', async () => {
  const operator = readOperator({ OPERATOR_CONTACT: 'na secretaria' });
  const server = await startApp(undefined, { settings: { operator } });
  const answer = await server.app.inject({ url: '/.well-known/security.txt' });
  expect(answer.json()).toEqual({ statusCode: 404, message: 'NOT_FOUND' });
  await server.remove();
});
