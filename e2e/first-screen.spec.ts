import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { useSite } from './support/site.ts';

/** Bytes after brotli. QUALITY: everything counted. */
const MOST = 80_000;

const site = useSite();

test('the first screen loads at most 80 kB of scripts, all from its own origin, under a strict policy', async () => {
  const { page, faults } = await site().newPlayer('phone', { hasWorker: true });
  const { origin } = site();
  const scripts = new Map<string, Response>();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) elsewhere.push(request.url());
  });
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.set(answer.url(), answer);
  });
  const answer = await page.goto('/');
  await page.getByText('FAZER MEU CADASTRO').waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2_500);
  await page.waitForLoadState('networkidle');

  const bodies = await Promise.all([...scripts.values()].map((script) => script.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(scripts.size).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST);
  expect(elsewhere).toEqual([]);
  expect(faults).toEqual([]);

  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
});

test('machines can read what the page is', async () => {
  const { page } = await site().newPlayer('phone');
  await page.goto('/');
  expect(await page.title()).toBe('ABAC');
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR');
  expect(await page.getAttribute('meta[name=description]', 'content')).toContain('consórcio');
  const robots = await page.request.get('/robots.txt');
  expect([robots.status(), robots.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  const manifest = await page.request.get('/manifest.webmanifest');
  const { name, lang, start_url, display, icons } = (await manifest.json()) as {
    [field: string]: unknown;
    icons: { src: string; purpose: string }[];
  };
  expect({ name, lang, start_url, display }).toEqual({
    name: 'Vai de Consórcio',
    lang: 'pt-BR',
    start_url: '/',
    display: 'standalone',
  });
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
});
