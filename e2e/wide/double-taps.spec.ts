import { plans } from '@consorcio/players';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import type { Visit } from '../support/browser.ts';
import { createRoomOf, enter, openRoom } from '../support/live-room.ts';
import { signIn, useSite } from '../support/site.ts';

/*
 * Two taps on every control: what the first one opens stays open, and what it sends is sent once. A control that still says the same
 * under the finger may be meant twice, as those that raise a bid.
 */
const site = useSite();

/** Milliseconds between two taps, as the pages are told. */
const APART = { phone: 120, desktop: 300 } as const;
/** A control that ends the visit comes last. */
const ENDS = /^sair/i;
/** Milliseconds after which a page that draws no frame is looked at all the same. */
const HIDDEN = 1_000;
/** More of one place would be more of the same. */
const MOST = 12;

/** Brings a visit to a place again and again. */
type Opening = (visit: Visit) => Promise<() => Promise<unknown>>;

const at =
  (path: string): Opening =>
  async ({ page }) =>
  () =>
    page.goto(path);

/** On the map, by the calls alone at a moment of a campaign; `open` leads on to a dialog. */
const onMap =
  (until: 'start' | 'bid', open: (page: Page) => Promise<unknown>): Opening =>
  async ({ page, context }) => {
    const api = new ApiPlayer(site().origin);
    await api.start();
    if (until === 'bid') await api.playUntil(({ extras }) => extras.phase === 'BID_OPEN', plans.saver);
    await api.learnEverything();
    await api.seeBadges();
    await signIn(context, api);
    return async () => {
      await page.goto('/mapa');
      await open(page);
    };
  };

const ready = (part: Locator): Promise<void> => part.waitFor();

const PLACES: Readonly<Record<string, Opening>> = {
  welcome: at('/'),
  login: at('/login'),
  'sign-up': at('/cadastro'),
  'the way in': at('/jogar'),
  'live groups': at('/ao-vivo'),
  'a place of the map': onMap('start', async (page) => {
    await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().click();
    await ready(page.getByRole('button', { name: 'Jogar', exact: true }));
  }),
  'the bare map': onMap('start', (page) => ready(page.getByRole('button', { name: 'Abrir menu' }))),
  'the menu': onMap('start', async (page) => {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await ready(page.locator('dialog[open]').getByRole('link', { name: 'Semana' }));
  }),
  'a bid': onMap('bid', (page) => ready(page.getByRole('button', { name: 'DAR LANCE', exact: true }))),
  contract: onMap('start', (page) => page.goto('/contrato/meu')),
  'the live desk': async ({ page, context }) => {
    /* Made by somebody whose taps are further apart. */
    const { page: host } = await site().newPlayer('phone', { isCalm: true });
    const { groupId } = await createRoomOf(2, host, site().origin);
    await context.addInitScript(
      (kept) => {
        if (location.protocol === 'http:') Object.assign(localStorage, kept);
      },
      await host.evaluate(() => ({ ...localStorage })),
    );
    return () => page.goto(`/ao-vivo/conduzir/${groupId}`);
  },
  'a live phone': async ({ page }) => {
    const host = await site().newPlayer('phone', { isCalm: true });
    const { code } = await openRoom(host.page);
    await enter(page, code);
    return () => page.goto('/ao-vivo/lugar');
  },
};

/** What can be tapped now: in the dialog on top, or else on the page. */
async function controlsOf(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open]');
  const part = (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
  return part.locator('a[href]:not([download]), button:enabled, summary').filter({ visible: true });
}
const namesOf = (controls: Locator): Promise<readonly string[]> =>
  controls.evaluateAll((all) => all.map((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim()));

/** Runs in the page: from now on, notes dialogs that open and close again. */
function noteDialogs(): void {
  const [opened, closed]: [Set<Element>, string[]] = [new Set(), []];
  const before = new Set<Element>(document.querySelectorAll('dialog[open]'));
  const look = (): void => {
    const open = new Set<Element>(document.querySelectorAll('dialog[open]'));
    for (const dialog of open) if (!before.has(dialog)) opened.add(dialog);
    for (const dialog of opened)
      if (!open.has(dialog) && opened.delete(dialog)) closed.push((dialog.textContent ?? '').slice(0, 60));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  Object.assign(window, { closedAgain: closed });
}

/** What was wrong, and whether the server was told anything, so that the place is another one now. */
interface Told {
  readonly wrong: readonly string[];
  readonly hasSent: boolean;
}

/** Taps twice on the middle of a control. */
async function tapTwice({ page }: Visit, control: Locator, isPhone: boolean): Promise<Told> {
  const sent: string[] = [];
  let pending = 0;
  const hear = (request: { method(): string; url(): string }): void => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' || !pathname.startsWith('/api/')) return;
    sent.push(`${request.method()} ${pathname}`);
    pending += 1;
  };
  const settle = (request: { method(): string; url(): string }): void => {
    if (request.method() !== 'GET' && new URL(request.url()).pathname.startsWith('/api/')) pending -= 1;
  };
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) return { wrong: [], hasSent: false };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(noteDialogs);
  page.on('request', hear).on('requestfinished', settle).on('requestfailed', settle);
  for (let tap = 0; tap < 2; tap += 1) await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await expect.poll(() => pending).toBe(0);
  await page.waitForLoadState();
  const closed = await page
    .evaluate(
      (hidden) =>
        new Promise<readonly string[]>((done) => {
          const { closedAgain = [] } = window as { closedAgain?: readonly string[] };
          const tell = (): void => done(closedAgain);
          requestAnimationFrame(() => requestAnimationFrame(tell));
          // A page that a link's new window hides draws no frames.
          setTimeout(tell, hidden);
        }),
      HIDDEN,
    )
    .catch(async (reason: unknown) => {
      // The taps led to another document: no dialog of this one opened and closed again.
      if (!String(reason).includes('Execution context was destroyed')) throw reason;
      await page.waitForLoadState();
      return [];
    });
  for (const opened of page.context().pages()) if (opened !== page) await opened.close();
  page.off('request', hear).off('requestfinished', settle).off('requestfailed', settle);
  const twice = sent.filter((call, i) => sent.indexOf(call) !== i).map((call) => `sends ${call} twice`);
  const isOpen = (await page.locator('dialog[open]').count()) > 0;
  const wrong = [...twice, ...(isOpen ? [] : closed.map((words) => `closes at once: ${words}`))];
  return { wrong, hasSent: sent.length > 0 };
}

test.each(
  (['phone', 'desktop'] as const).flatMap((size) =>
    Object.entries(PLACES).map(([name, open]) => [name, size, open] as const),
  ),
)('two taps on a control of %s do on a %s what one does', async (_name, size, open) => {
  const visit = await site().newPlayer(size, { isCalm: true, tapEvery: APART[size] });
  let opened = await open(visit);
  const tried = new Set<string>();
  const wrong: string[] = [];
  while (tried.size < MOST) {
    await opened();
    const controls = await controlsOf(visit.page);
    await controls.first().waitFor();
    const names = await namesOf(controls);
    const left = names.filter((name) => !tried.has(name));
    const [name] = left.toSorted((one, other) => Number(ENDS.test(one)) - Number(ENDS.test(other)));
    if (name === undefined) break;
    tried.add(name);
    const told = await tapTwice(visit, controls.nth(names.indexOf(name)), size === 'phone');
    wrong.push(...told.wrong.map((what) => `'${name}' ${what}`));
    if (told.hasSent) opened = await open(visit);
  }
  expect(tried.size).toBeGreaterThan(1);
  expect(wrong).toEqual([]);
});
