import type { Game } from '@consorcio/minigames';
import { minigameOf } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';
import { ApiPlayer } from './api-player.ts';
import type { MinigameWindow } from './minigame-clock.ts';
import { signIn } from './site.ts';

/** A new player who has begun a minigame's stage, and its page, which runs on the accelerated clock. */
export async function openMinigame(page: Page, origin: string, game: Game): Promise<ApiPlayer> {
  const api = new ApiPlayer(origin);
  await api.start();
  const { stage } = await api.call('stageCurrent');
  await api.call('stageBegin', { body: { stageId: stage.id, roomId: minigameOf(game).roomId } });
  await signIn(page.context(), api);
  await page.goto(`/${game}/index.html`);
  return api;
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Lets the run go on to a tick; false when it was over before. */
export const runTo = (page: Page, tick: number): Promise<boolean | undefined> =>
  page.evaluate((until) => (window as MinigameWindow).__clock?.runTo(until), tick);

/** What the page knows of its run. */
export async function seen<State = { readonly tick: number }>(page: Page) {
  await page.waitForFunction(() => (window as MinigameWindow).__arcade !== undefined);
  const known = await page.evaluate(() => {
    const { run, state, log, isRunning } = (window as MinigameWindow).__arcade ?? {};
    return { run, state, log, isRunning };
  });
  return known as unknown as {
    readonly run: { readonly seed: string };
    readonly state: State;
    readonly log: { readonly ticks: number; readonly inputs: readonly (readonly [number, number])[] };
    readonly isRunning: boolean;
  };
}
