import { type Plan, plans, type StageReply } from '@consorcio/players';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import type { MinigameWindow } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { noticesOf } from '../support/notices.ts';
import { Player } from '../support/player.ts';
import { signIn, useSite } from '../support/site.ts';
import { NOTICE, stretchTimers } from '../support/stretched-timers.ts';

const site = useSite();

/** Heading and buttons of the open popup, without those of an idea that lies over it. */
async function popupOn(page: Page): Promise<{ heading: string; buttons: string[] }> {
  const popup = page.locator('dialog[open]').last();
  await popup.waitFor();
  return {
    heading: (await popup.locator('h2').first().textContent())?.trim() ?? '',
    buttons: (await popup.locator('button:not([popover] button)').allTextContents()).map((text) => text.trim()),
  };
}

/** Opens the map, closes the tab, opens another one; gives what both showed. */
async function twice(context: BrowserContext) {
  const shown = [];
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await context.newPage();
    await page.goto('/mapa');
    shown.push(await popupOn(page));
    await page.close();
  }
  return shown;
}

const isAt =
  (type: StageReply['stage']['type']) =>
  ({ stage, extras }: StageReply): boolean =>
    extras.phase === 'STAGE' && stage.type === type;
const isIn =
  (phase: StageReply['extras']['phase']) =>
  ({ extras }: StageReply): boolean =>
    extras.phase === phase;

test('a tab that was closed at a popup is opened again at the same popup', async () => {
  const { context, page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await new Player(page, api.email).logIn();
  await page.waitForURL('**/de-volta-aojogo');
  await page.close();

  const stops: [string, (standing: StageReply) => boolean, Plan, string][] = [
    ['event', isAt('EVENT'), plans.saver, 'Voltar ao jogo'],
    ['payment', isAt('PAYMENT'), plans.saver, 'PAGAR'],
    ['bid options', isIn('BID_OPEN'), plans.saver, 'GUARDAR'],
    ['lost bid', isIn('BID_LOST'), plans.hopelessBidder, 'AVANÇAR'],
    ['raffle', isIn('RAFFLE_OPEN'), plans.saver, 'IR PARA O SORTEIO'],
  ];
  for (const [name, isThere, plan, button] of stops) {
    const reached = await api.playUntil(isThere, plan);
    expect(reached, name).not.toBeNull();
    const [before, after] = await twice(context);
    expect(before?.buttons, name).toContain(button);
    expect(after, name).toEqual(before);
  }
  expect(faults).toEqual([]);
});

test('a started minigame is the same run in a new tab, and no other place can be started', async () => {
  const { context, page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  const player = new Player(page, api.email);
  await player.hurryMinigames();
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');

  const seedOf = async (tab: Page): Promise<string | undefined> => {
    const frame = await minigameFrame(tab);
    await frame.waitForFunction(() => (window as MinigameWindow).__arcade !== undefined);
    return frame.evaluate(() => (window as MinigameWindow).__arcade?.run.seed);
  };
  await page.goto('/minigame/1');
  const seed = await seedOf(page);
  const { balance } = (await api.standing()) as StageReply;
  await page.close();

  const tab = await context.newPage();
  await tab.addInitScript(stretchTimers, [NOTICE]);
  await tab.goto('/minigame/3');
  await tab.waitForURL('**/minigame/1');
  await noticesOf(tab).getByText('Você já iniciou essa etapa em outro minigame.').waitFor();
  expect(await seedOf(tab)).toBe(seed);
  expect((await api.standing())?.balance).toEqual(balance);
  expect(faults).toEqual([]);
});

test('a session that expires in the middle of a popup leads to the login and back to that popup', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(isAt('PAYMENT'), plans.saver);
  await api.learnEverything();
  const player = new Player(page, api.email);
  await player.logIn();
  await page.waitForURL('**/de-volta-aojogo');
  /* The popup's ideas are all known: after this answer the next call is the one that is refused. */
  const known = page.waitForResponse('**/api/concept/list');
  await page.goto('/mapa');
  const before = await popupOn(page);
  await known;

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await player.press('PAGAR');
  await page.waitForURL('**/login');
  await player.fillLogin();
  await page.waitForURL('**/mapa');
  expect(await popupOn(page)).toEqual(before);
  expect(faults).toEqual([]);
});

test('badges wait until the popup that the player was in is restored, however late', async () => {
  const { page, context, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil((standing) => standing.stage.cycle === 2 && isAt('PAYMENT')(standing), plans.saver);
  expect(await api.call('badgePending')).not.toHaveLength(0);
  await signIn(page, api);

  await context.route('**/api/stage/current', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/mapa');
  expect((await popupOn(page)).buttons).toContain('PAGAR');
  await page.waitForTimeout(1_500);
  expect((await popupOn(page)).buttons).toContain('PAGAR');
  expect(await page.locator('dialog[open]').count()).toBe(1);
  expect(faults).toEqual([]);
});
