import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { openApi, ROUTES } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';

const SHELL = '<!doctype html><html><head><title>ABAC</title></head><body><div id="root"></div></body></html>';
const LOGIN =
  '<!doctype html><script>early()</script><style>p{top:0}</style><script src="/a.js"></script><div id="root">LOGIN</div>';
const MAP = '<!doctype html><div id="root">MAPA</div>';
const HTML = { accept: 'text/html,*/*' };

describe('the pages', () => {
  let server: TestApp;
  const root = mkdtempSync(join(tmpdir(), 'consorcio-pages-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeAll(async () => {
    put('web/index.html', SHELL);
    put('web/pages/login.html', LOGIN);
    put('web/pages/mapa.html', MAP);
    put('web/pages/mapa.html.br', 'packed map');
    put('web/assets/index-AbC123.js', 'export {};');
    put('web/assets/index-AbC123.js.br', 'brotli');
    put('web/assets/street-AbC123.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    put('web/assets/first-AbC123.css', 'p{top:0}');
    put('web/.secret', 'no');
    put('web/sw.js', 'worker');
    put('web/sw.js.br', 'packed worker');
    put('web/manifest.webmanifest', '{}');
    put('arcade/tapper/index.html', '<!doctype html><title>tapper</title>');
    put('pictures/api/personas/1.png', 'png');
    put('pictures/choiceVideo/telas_video_tutorial_p1.mp4', '0123456789');
    writeFileSync(join(root, 'outside.txt'), 'outside');
    const folders = {
      web: join(root, 'web'),
      arcade: join(root, 'arcade'),
      pictures: join(root, 'pictures'),
      packages: join(root, 'no'),
    };
    server = await startApp(undefined, { folders });
  });
  afterAll(async () => {
    await server.remove();
    rmSync(root, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = HTML) => server.app.inject({ url, headers });

  test.each(['/tutorial', '/de-volta-aojogo', '/caderno?x=1', '/minigame/3', '/escolha?dream=2'])(
    '%s is a screen of the app',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.payload]).toEqual([200, SHELL]);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  test('a file named by its content is kept for ever and has no headers to ask about it again', async () => {
    const { headers } = await get('/assets/index-AbC123.js');
    expect(headers['cache-control']).toContain('immutable');
    expect(Object.keys(headers)).not.toContain('etag');
    expect(Object.keys(headers)).not.toContain('accept-ranges');
    const picture = await get('/api/personas/1.png');
    expect(Object.keys(picture.headers)).toContain('etag');
  });

  test('a screen that was written ahead is sent as it was written', async () => {
    const answer = await get('/mapa?complete=true');
    expect([answer.statusCode, answer.payload]).toEqual([200, MAP]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const packed = await get('/mapa', { ...HTML, 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], packed.payload]).toEqual(['br', 'packed map']);
    for (const known of [`${answer.headers.etag}`, `"old", ${answer.headers.etag}`]) {
      const again = await get('/mapa', { ...HTML, 'if-none-match': known });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
  });

  test('the policy lists the inline parts of the prerendered pages, and allows nothing else inline', async () => {
    const policy = String((await get('/mapa')).headers['content-security-policy']);
    const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hashOf('early()')};`);
    expect(policy).toContain(`style-src 'self' ${hashOf('p{top:0}')};`);
    expect(policy).not.toContain('unsafe');
  });

  test.each(['/mapa', '/compartilhar?kind=avatar&id=1', '/tapper/index.html', '/nao-existe'])(
    'on %s code comes in by our own policies only, and no device is asked for but a screen that stays on',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("require-trusted-types-for 'script';trusted-types jogo jogo-head");
      for (const name of ['camera', 'geolocation', 'microphone', 'payment', 'usb'])
        expect(headers['permissions-policy']).toContain(`${name}=()`);
      expect(headers['permissions-policy']).toContain('screen-wake-lock=(self)');
      expect(headers['permissions-policy']).not.toContain('*');
    },
  );

  const ALONE = "default-src 'self';base-uri 'none';frame-ancestors 'self'";
  test.each([
    ['/sw.js', ALONE],
    ['/api/personas/1.png', ALONE],
    ['/manifest.webmanifest', ALONE],
    ['/assets/index-AbC123.js', "default-src 'self'"],
    ['/assets/street-AbC123.svg', "default-src 'none'"],
    ['/assets/first-AbC123.css', undefined],
  ])(
    '%s is no page: its headers are short, and its policy says what a file of its kind may do',
    async (url, policy) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['content-security-policy']]).toEqual([200, policy]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(JSON.stringify(headers).length).toBeLessThan(600);
    },
  );

  test('files with a hash in their name say nothing of the connection, which stays open', async () => {
    const origin = await server.app.listen({ port: 0 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let time = 0; time < 2; time += 1) {
      const answer = await new Promise<IncomingMessage>((resolve) =>
        request(`${origin}/assets/street-AbC123.svg`, { agent }, resolve).end(),
      );
      ports.add(answer.socket.localPort);
      expect(answer.headers).not.toHaveProperty('connection');
      expect(answer.headers).not.toHaveProperty('keep-alive');
      await text(answer);
    }
    agent.destroy();
    expect(ports.size).toBe(1);
  });

  test('a screen that did not change is not sent again', async () => {
    const { headers } = await get('/caderno');
    const again = await get('/caderno', { ...HTML, 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  test('an unknown path has status 404 and the app shows its own page', async () => {
    const page = await get('/nao-existe');
    expect([page.statusCode, page.payload]).toEqual([404, SHELL]);
    const file = await get('/nao-existe.png', { accept: 'image/*' });
    expect(file.json()).toEqual({ statusCode: 404, message: 'NOT_FOUND' });
  });

  test('files with a hash in their name are kept for ever, and sent compressed where they are', async () => {
    const plain = await get('/assets/index-AbC123.js', {});
    expect(plain.headers['cache-control']).toBe('max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    const small = await get('/assets/index-AbC123.js', { 'accept-encoding': 'br, gzip' });
    expect([small.headers['content-encoding'], small.payload]).toEqual(['br', 'brotli']);
    expect(small.headers['cache-control']).toBe('max-age=31536000, immutable');
  });

  test('the worker and the manifest are asked for each time, and come with their types', async () => {
    for (const encoding of ['identity', 'br']) {
      const worker = await get('/sw.js', { 'accept-encoding': encoding });
      expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(worker.headers['content-type']).toContain('javascript');
    }
    const manifest = await get('/manifest.webmanifest', {});
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
  });

  test('minigame pages, pictures and films stand at their paths', async () => {
    expect((await get('/tapper/index.html')).payload).toContain('tapper');
    expect((await get('/tapper/index.html')).headers['cache-control']).toBe('no-cache');
    expect((await get('/api/personas/1.png')).headers['content-type']).toBe('image/png');
    const part = await get('/choiceVideo/telas_video_tutorial_p1.mp4', { range: 'bytes=2-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '234']);
  });

  test('a part that a film does not have is refused with the length that it has', async () => {
    const part = await get('/choiceVideo/telas_video_tutorial_p1.mp4', { range: 'bytes=10-' });
    expect([part.statusCode, part.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect(part.json()).toMatchObject({ statusCode: 416 });
  });

  test.each(['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt', '/assets/../../outside.txt', '/.secret'])(
    '%s leads nowhere',
    async (url) => {
      const answer = await get(url, {});
      expect(answer.statusCode).toBe(404);
      expect(answer.payload).not.toContain('outside.txt');
    },
  );

  test('the API can be read by machines and by people', async () => {
    expect((await get('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(openApi())));
    const page = (await get('/api/docs')).payload;
    for (const { method, path } of Object.values(ROUTES)) expect(page).toContain(`<code>${method} ${path}</code>`);
  });
});

test('below a path pages are served without a folder for temporary files, and in their own words', async () => {
  const root = mkdtempSync(join(tmpdir(), 'consorcio-below-'));
  const put = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  put('web/index.html', '<!doctype html><html><a href="/login">');
  put('web/pages/mapa.html', '<!doctype html><html><a href="/caderno">');
  put('web/assets/a-AbC123.js', 'a=`/assets/b.svg`');
  put('web/assets/a-AbC123.js.br', 'as it was built');
  put('web/assets/b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('arcade/tapper/index.html', '<!doctype html><html><img src="/assets/b.svg">');
  const other = await startApp();
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(root, 'missing');
  const server = await startApp(undefined, {
    database: { ...other.database, close: async () => undefined },
    folders: {
      web: join(root, 'web'),
      arcade: join(root, 'arcade'),
      pictures: join(root, 'no'),
      packages: join(root, 'no'),
    },
    settings: { publicUrl: 'http://escola.test/jogo' },
  }).finally(() => {
    process.env.TMPDIR = TMPDIR;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
  });
  const get = (url: string, headers: Record<string, string> = HTML) => server.app.inject({ url, headers });
  expect((await get('/jogo/caderno')).payload).toContain('href="/jogo/login"');
  expect((await get('/jogo/tapper/index.html')).payload).toContain('src="/jogo/assets/b.svg"');
  const map = await get('/jogo/mapa');
  expect([map.payload.includes('href="/jogo/caderno"'), map.headers['cache-control']]).toEqual([true, 'no-cache']);
  expect(map.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(map.headers['content-security-policy']).toContain('script-src');
  const script = await get('/jogo/assets/a-AbC123.js', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(script.rawPayload).toString()).toBe('a=`/jogo/assets/b.svg`');
  expect(script.headers).toMatchObject({
    'cache-control': 'max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'self'",
  });
  expect((await get('/jogo/assets/b.svg', {})).headers['content-type']).toBe('image/svg+xml');
  await server.app.close();
  await other.remove();
  rmSync(root, { recursive: true, force: true });
});

test('before the first build there are no pages, but the API answers', async () => {
  const nowhere = { web: '/no/web', arcade: '/no/arcade', pictures: '/no/pictures', packages: '/no/packages' };
  const server = await startApp(undefined, { folders: nowhere });
  expect((await server.app.inject({ url: '/', headers: HTML })).json()).toEqual({
    statusCode: 404,
    message: 'NOT_FOUND',
  });
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await server.remove();
});
