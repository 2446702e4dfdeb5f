import { plans } from '@consorcio/players';
import { MINIGAMES } from '@consorcio/rules/vocabulary';
import type { Page, Request } from 'playwright-core';
import { test } from 'vitest';
import { ApiPlayer } from '../../e2e/support/api-player.ts';
import { signIn, useSite } from '../../e2e/support/site.ts';
import { LIGHTHOUSE_MOBILE, SLOW_4G, slowDown } from './conditions.ts';

/** Milliseconds for which the player reads what a place costs and gives. */
const READING = 2_500;
const REST = 4_000;

const site = useSite();

/** Opens the map as a player of the second stage, and the popup of a place; then presses 'Jogar'. */
async function timeToPlay(page: Page, place: string) {
  await page.goto('/mapa');
  const places = page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button');
  await places.first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(REST);
  await page.getByRole('button', { name: place }).click();
  const play = page.locator('dialog[open]').getByRole('button', { name: 'Jogar', exact: true });
  await play.waitFor();
  await page.waitForTimeout(READING);
  const asked: string[] = [];
  const hear = (request: Request): number => asked.push(new URL(request.url()).pathname);
  page.on('request', hear);
  const begun = Date.now();
  await play.click();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: 'JOGAR', exact: true }).waitFor({ timeout: 60_000 });
  const milliseconds = Date.now() - begun;
  page.off('request', hear);
  return { milliseconds, asked };
}

test('how soon a minigame can be played after the map', async () => {
  const table: Record<string, Record<string, unknown>> = {};
  for (const [name, network] of Object.entries({ 'slow 4G': SLOW_4G, 'Lighthouse mobile': LIGHTHOUSE_MOBILE })) {
    for (const { place } of MINIGAMES) {
      const api = new ApiPlayer(site().origin);
      await api.start();
      await api.playUntil(({ extras }) => extras.stageRelativeToCycle === 2, plans.saver);
      const { page, context, player } = await site().newPlayer('phone');
      await player.closeBadges();
      await signIn(context, api);
      await slowDown(await context.newCDPSession(page), network);
      const { milliseconds, asked } = await timeToPlay(page, place);
      console.log(`${place}, ${name}: ${milliseconds} ms, asked for ${asked.join(' ') || 'nothing'}`);
      table[place] = { ...table[place], [`${name}: ms from 'Jogar' to the first picture`]: milliseconds };
      await context.close();
    }
  }
  table['the line'] = { "slow 4G: ms from 'Jogar' to the first picture": '2000' };
  console.table(table);
});
