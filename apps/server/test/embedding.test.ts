import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MINIGAME_PAGES, PATHS, SCREEN_NAMES } from '@consorcio/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from './support/app.ts';

const PUBLIC_URL = 'https://jogo.example/escola';
const SCHOOL = 'https://escola.example';
const OTHER = 'https://ava.example:8443';
const SHARED = `${PUBLIC_URL}/compartilhar?kind=avatar&id=1&dream=3`;

describe('in other pages', () => {
  let [open, closed]: TestApp[] = [];
  const root = mkdtempSync(join(tmpdir(), 'consorcio-embedding-'));
  beforeAll(async () => {
    for (const path of ['web/index.html', ...MINIGAME_PAGES.map((frame) => `arcade${frame}`)]) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), '<!doctype html><html><head></head><body></body></html>');
    }
    const folders = {
      web: join(root, 'web'),
      arcade: join(root, 'arcade'),
      pictures: join(root, 'no'),
      packages: join(root, 'no'),
    };
    const settings = { publicUrl: PUBLIC_URL, embedOrigins: [SCHOOL, OTHER] };
    [open, closed] = await Promise.all([
      startApp(undefined, { folders, settings }),
      startApp(undefined, { folders, settings: { publicUrl: PUBLIC_URL } }),
    ]);
  });
  afterAll(async () => {
    await Promise.all([open?.remove(), closed?.remove()]);
    rmSync(root, { recursive: true, force: true });
  });
  const get = async (server: TestApp | undefined, url: string, headers: Record<string, string> = {}) => {
    if (server === undefined) throw new Error('no server');
    return server.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  };
  /** Who may frame a page: by the policy, and by the older header. */
  const framing = async (server: TestApp | undefined, url: string) => {
    const { headers } = await get(server, url);
    const [, ancestors] = /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy'])) ?? [];
    return [ancestors, headers['x-frame-options']];
  };
  const ALONE = ["'self'", 'SAMEORIGIN'];

  test.each([
    PATHS.play,
    '/jogar?x=1',
    `${PATHS.share}?kind=avatar&id=1`,
    '/c',
    '/c/X',
    '/v/BCDFGH',
    '/ao-vivo',
    '/ao-vivo/lugar',
    '/ao-vivo/conduzir/x',
    ...MINIGAME_PAGES,
  ])('%s may be framed by the sites of EMBED_ORIGINS, and by no other', async (url) => {
    expect(await framing(open, url)).toEqual([`'self' ${SCHOOL} ${OTHER}`, undefined]);
    expect(await framing(closed, url)).toEqual(ALONE);
  });

  test.each([
    ...SCREEN_NAMES.filter((name) => !['play', 'share', 'certificateCheck', 'live', 'liveShort'].includes(name)).map(
      (name) => PATHS[name],
    ),
    '/nao-existe',
    '/jogar/x',
    '/operador',
    '/share/avatar/1.png',
  ])('%s may be framed by no other site', async (url) => {
    expect(await framing(open, url)).toEqual(ALONE);
  });

  test('a reply of the API has only the policy of an API', async () => {
    expect(await framing(open, '/api/operator')).toEqual(["'self'", undefined]);
  });

  test('a screen that is reloaded inside a frame leads back to where the frame began', async () => {
    const { statusCode, headers } = await get(open, '/mapa', { 'sec-fetch-dest': 'iframe' });
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, '/escola/jogar', 'no-store']);
    expect((await get(open, '/mapa', { 'sec-fetch-dest': 'document' })).statusCode).toBe(200);
    expect((await get(open, '/jogar', { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
    expect((await get(open, MINIGAME_PAGES[0] ?? '', { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
    expect((await get(closed, '/mapa', { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });

  describe('oEmbed', () => {
    const ask = async (query: Record<string, string>, server = open) => {
      const answer = await get(server, `/oembed?${new URLSearchParams(query)}`);
      return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
    };

    test('returns the frame of a share link, in its own size or the one that the other site allows', async () => {
      const { status, headers, body } = await ask({ url: SHARED, format: 'json' });
      expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
      expect(body).toEqual({
        version: '1.0',
        type: 'rich',
        title: 'Esse é meu avatar no jogo: Dandara',
        provider_name: 'Vai de Consórcio',
        provider_url: PUBLIC_URL,
        cache_age: 3600,
        thumbnail_url: `${PUBLIC_URL}/share/avatar/1.png?dream=3`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
        html: expect.stringContaining(`<iframe src="${SHARED.replaceAll('&', '&amp;')}" title="Esse`),
        width: 480,
        height: 640,
      });
      const { body: small } = await ask({ url: SHARED, maxwidth: '320', maxheight: '2000' });
      expect(small).toMatchObject({
        width: 320,
        height: 640,
        html: expect.stringContaining('width="320" height="640"'),
      });
      expect(small).not.toHaveProperty('thumbnail_url');
    });

    test('returns the frame of the game itself, with the one dream that is asked for', async () => {
      const { status, body } = await ask({ url: `${PUBLIC_URL}/jogar` });
      expect([status, body.type, body.title]).toEqual([200, 'rich', 'Jogue agora, sem cadastro']);
      expect(body.html).toContain(`<iframe src="${PUBLIC_URL}/jogar" title=`);
      const frameOf = async (query: string) => (await ask({ url: `${PUBLIC_URL}/jogar?${query}` })).body.html;
      expect(await frameOf('sonho=3&x=1')).toContain(`<iframe src="${PUBLIC_URL}/jogar?sonho=3" title=`);
      expect(await frameOf('sonho=99')).toContain(`<iframe src="${PUBLIC_URL}/jogar" title=`);
      expect((await ask({ url: `${PUBLIC_URL}/jogar` }, closed)).body).toMatchObject({ type: 'link' });
    });

    test('returns a link where no site may frame the game', async () => {
      const { body } = await ask({ url: SHARED }, closed);
      expect(body).toMatchObject({ type: 'link', thumbnail_url: `${PUBLIC_URL}/share/avatar/1.png?dream=3` });
      expect(body).not.toHaveProperty('html');
    });

    test.each([
      'https://outro.example/compartilhar?kind=avatar&id=1',
      'https://jogo.example/compartilhar?kind=avatar&id=1',
      `${PUBLIC_URL}fora/compartilhar?kind=avatar&id=1`,
      `${PUBLIC_URL}/mapa`,
      `${PUBLIC_URL}/compartilhar?kind=avatar&id=99`,
      `${PUBLIC_URL}/compartilhar?kind=badge&id="><script>`,
      'javascript:alert(1)',
      'x',
    ])('%s is not found', async (url) => {
      expect(await ask({ url })).toMatchObject({ status: 404, body: { message: 'NOT_FOUND' } });
    });

    test('another format is not implemented, and a wrong or missing value is a line', async () => {
      expect(await ask({ url: SHARED, format: 'xml' })).toMatchObject({ status: 501 });
      for (const [query, field] of [
        [{}, 'url'],
        [{ url: SHARED, maxwidth: '0' }, 'maxwidth'],
        [{ url: SHARED, maxheight: '1e9' }, 'maxheight'],
      ] as const)
        expect(await ask(query)).toMatchObject({
          status: 400,
          body: { message: [expect.stringMatching(`^${field}: `)] },
        });
    });

    test.each([SHARED, `${PUBLIC_URL}/jogar`])('is named in the head of %s', async (page) => {
      const [, href = ''] =
        /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(
          (await get(open, page.slice(PUBLIC_URL.length))).payload,
        ) ?? [];
      const address = href.replaceAll('&amp;', '&');
      expect(address.startsWith(`${PUBLIC_URL}/oembed?`)).toBe(true);
      expect((await get(open, address.slice(PUBLIC_URL.length))).json()).toMatchObject({ type: 'rich' });
    });

    test.each(['/compartilhar', '/para-professores'])('is not named in the head of %s', async (page) => {
      expect((await get(open, page)).payload).not.toContain('oembed');
    });
  });
});
