import { ROUTES, RUN_IS_COMING } from '@consorcio/contract/wire';
import { verifyRun } from '@consorcio/minigames';
import { plans } from '@consorcio/players';
import type { Frame, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { callsOf } from '../support/calls.ts';
import { installMinigameClock, type MinigameWindow } from '../support/minigame-clock.ts';
import { minigameFrame } from '../support/minigame-frame.ts';
import { playMinigame } from '../support/play-minigame.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();
/** Milliseconds that a whole run may take. */
const PLAYING = 200_000;
const FORGED = 'ab'.repeat(16);

/** A signed-in player at the second stage of a campaign. */
async function aPlayer() {
  const api = new ApiPlayer(site().origin);
  await api.start();
  await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
  await api.learnEverything();
  const { page, context } = await site().newPlayer('phone');
  await context.addInitScript(installMinigameClock);
  await signIn(context, api);
  return { api, page };
}

const startOf = (frame: Frame) => frame.getByRole('button', { name: 'JOGAR', exact: true });
const runOf = (frame: Frame) => frame.evaluate(() => (window as MinigameWindow).__arcade?.run);

/** From the map, through the popup of the snack bar, to the minigame's first picture. */
async function enterFromMap(page: Page, onPopup: () => Promise<unknown> = async () => undefined): Promise<Frame> {
  await page.goto('/mapa');
  await page.getByRole('button', { name: /Lanchonete/ }).click();
  const play = page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true });
  await play.waitFor();
  await onPopup();
  await play.click();
  await page.waitForURL('**/minigame/1');
  const frame = await minigameFrame(page);
  await startOf(frame).waitFor();
  return frame;
}

describe('a minigame entered from the map', () => {
  test("is opened while its popup is read, and makes one request between 'Jogar' and its first picture", async () => {
    const { page } = await aPlayer();
    const calls = callsOf(page);
    await enterFromMap(page, async () => {
      await expect.poll(() => calls).toContain(ROUTES.conceptList.path);
      await page.waitForFunction(() => document.querySelector('iframe')?.contentDocument?.readyState === 'complete');
      expect(await page.locator('iframe').isVisible()).toBe(false);
      calls.length = 0;
    });
    expect(calls.filter((path) => path !== ROUTES.badgePending.path)).toEqual([ROUTES.stageBegin.path]);
    expect(await page.locator('iframe').isVisible()).toBe(true);
  });

  test('is closed again when the player stays on the map', async () => {
    const { page } = await aPlayer();
    await page.goto('/mapa');
    await page.getByRole('button', { name: /Lanchonete/ }).click();
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('iframe').waitFor({ state: 'detached' });
  });

  test('requests its run when its frame is reloaded, and plays the same one', async () => {
    const { page } = await aPlayer();
    const frame = await enterFromMap(page);
    const before = await runOf(frame);
    const calls = callsOf(page);
    await frame.evaluate(() => void setTimeout(() => location.reload()));
    await expect.poll(() => calls).toContain(ROUTES.stageCurrent.path);
    await startOf(frame).waitFor();
    expect(before?.game).toBe('tapper');
    expect(await runOf(frame)).toEqual(before);
  });

  test('is the same run after the whole page is reloaded', async () => {
    const { page, api } = await aPlayer();
    const before = await runOf(await enterFromMap(page));
    const { balance } = await api.call('stageCurrent');
    await page.reload();
    const frame = await minigameFrame(page);
    await startOf(frame).waitFor();
    expect(await runOf(frame)).toEqual(before);
    expect((await api.call('stageCurrent')).balance).toEqual(balance);
  });
});

describe('a forged run', () => {
  /** Opens a minigame's page in a frame of a page of ours that hands over whatever it likes. */
  async function openIn(page: Page, stageId: string): Promise<Frame> {
    await page.goto('/privacidade');
    await page.evaluate(
      ([path, stage, seed]) => {
        const frame = document.createElement('iframe');
        Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%' });
        const issued = { game: 'tapper', version: 1, seed, vigor: 100 };
        const run = { stageId: stage, personaId: 1, issued, rewards: null };
        addEventListener('message', ({ source, data }) => {
          if (source === frame.contentWindow && data.type === 'minigame-ready')
            frame.contentWindow?.postMessage({ type: 'minigame-run', run }, location.origin);
        });
        frame.src = path;
        document.body.replaceChildren(frame);
      },
      [`/tapper/index.html${RUN_IS_COMING}`, stageId, FORGED] as const,
    );
    return minigameFrame(page);
  }

  test('is worth what the server replays with the seed that it issued itself', async () => {
    const { page, api } = await aPlayer();
    const { stage } = await api.call('stageCurrent');
    const { run: issued } = await api.call('stageBegin', { body: { stageId: stage.id, roomId: 2 } });
    const frame = await openIn(page, stage.id);
    const [answer, played] = await Promise.all([
      page.waitForResponse('**/api/stage/finish', { timeout: PLAYING }),
      playMinigame(page, frame),
    ]);
    const verified = verifyRun(issued ?? { game: '', version: 0, seed: '' }, { game: 'tapper', version: 1, ...played });
    expect(played.seed).toBe(FORGED);
    expect(answer.status()).toBe(verified.ok ? 200 : 422);
    if (verified.ok) expect(await answer.json()).toMatchObject({ score: verified.value.scoreBp });
  });

  test('of an earlier stage changes nothing', async () => {
    const { page, api } = await aPlayer();
    const { stage } = await api.call('stageCurrent');
    await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 3, plans.saver);
    const before = await api.call('stageCurrent');
    const frame = await openIn(page, stage.id);
    await Promise.all([page.waitForResponse('**/api/stage/finish', { timeout: PLAYING }), playMinigame(page, frame)]);
    expect(await api.call('stageCurrent')).toEqual(before);
  });
});
