import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';

/** A page at which somebody may come in from outside. */
export interface Entrance {
  readonly path: string;
  /** Stands on it once its program runs, or is led on to. */
  readonly says: string;
}

const FILES = new Set(['script', 'stylesheet', 'image', 'font']);
/** A page that loads itself more often than this after one loss goes round in a circle. */
const MOST_LOADS = 2;

/** What a page waits for: nothing when it is whole, or says so with a button. Runs in the page. */
function missingOf({ says, button }: { says: string; button: string }): string {
  // Some titles are set in capitals.
  const text = (document.body?.innerText ?? '').toLowerCase();
  if (document.querySelector('button') !== null && text.includes(button.toLowerCase())) return '';
  if (!text.includes(says.toLowerCase())) return `text ${says}`;
  const isMinigame = /\/index\.html$/.test(location.pathname);
  if (!isMinigame && !('started' in document.documentElement.dataset)) return 'program';
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
  const unstyled = links.find(({ href }) => !links.some((other) => other.href === href && other.sheet !== null));
  if (unstyled !== undefined) return `style ${unstyled.href}`;
  const gap = [...document.images].find(
    ({ complete, naturalWidth, src, hidden, loading }) =>
      src !== '' && (hidden || /\/missing-/.test(src) || (loading !== 'lazy' && (!complete || naturalWidth === 0))),
  );
  if (gap !== undefined) return `picture ${gap.src}`;
  // Fallbacks are fonts of the device, which may have none of them.
  const font = [...document.fonts].find(({ status, family }) => status === 'error' && !/ Fallback/.test(family));
  return font === undefined ? '' : `font ${font.family} ${font.weight}`;
}

/** Resolves once the page is whole or says what is missing, with a button. */
async function untilWhole(page: Page, { says }: Entrance): Promise<void> {
  await expect
    .poll(() => page.evaluate(missingOf, { says, button: 'RECARREGAR' }).catch(() => 'between two pages'), {
      timeout: PATIENCE,
    })
    .toBe('');
}

/** Closes a page without waiting: Chromium now and then never answers, and a test stood still for it. */
function leave(page: Page): void {
  page.close().catch(() => undefined);
}

/** Addresses of the files that an entrance really asks for, each once, without its calls. */
export async function filesOf(context: BrowserContext, entrance: Entrance): Promise<readonly string[]> {
  const page = await context.newPage();
  const asked = new Set<string>();
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!FILES.has(request.resourceType())) return;
    asked.add(new URL(request.url()).pathname);
    pending.add(request);
  });
  const end = (request: Request): boolean => pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.goto(entrance.path);
  await untilWhole(page, entrance);
  await expect.poll(() => pending.size, { timeout: PATIENCE }).toBe(0);
  leave(page);
  return [...asked];
}

/** Opens the entrance where one file gets lost once; it must get whole or say so, without going round in a circle. */
export async function loseOnce(context: BrowserContext, entrance: Entrance, file: string): Promise<void> {
  const page = await context.newPage();
  let [isLost, loads] = [false, 0];
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.route(
    ({ pathname }) => pathname === file,
    (route) => {
      if (isLost) return route.continue();
      isLost = true;
      return route.abort();
    },
  );
  await page.goto(entrance.path, { waitUntil: 'commit' });
  await untilWhole(page, entrance).catch((error: unknown) => {
    throw new Error(`${entrance.path} without ${file}: ${String(error)}`);
  });
  expect(loads, `${entrance.path} without ${file}`).toBeLessThanOrEqual(MOST_LOADS);
  leave(page);
}
