import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';
import { countTaps } from '../support/tap-counter.ts';

const site = useSite();
/** A month with a bid. */
const MOST_TAPS_OF_MONTH = 16;
/** Several badges at once are turned, one after the other. */
const BADGE = 'Nova conquista!';

test('a month with a lost bid takes 16 taps outside its minigames, badges aside', async () => {
  const { player, page, faults } = await site().newPlayer('phone');
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 2, 3);
  await api.learnEverything();
  await signIn(page, api);
  const taps = await countTaps(page);
  await player.closeBadges();
  await player.hurryMinigames();
  await page.goto('/mapa');
  await player.playUntil(({ buttons }) => buttons?.includes('Aumentar lance') === true, plans.hopelessBidder);
  const raise = page.getByRole('button', { name: 'Aumentar lance' });
  await raise.hover();
  await page.mouse.down();
  const offer = async (): Promise<number> => Number(await page.getByLabel('Valor do lance').inputValue());
  await expect.poll(offer).toBeGreaterThan(1);
  await page.mouse.up();
  await player.press('DAR LANCE');
  const isDrawn = (): boolean => player.seen.some((heading) => heading.startsWith('Saiu a cota'));
  await player.playUntil(({ buttons }) => isDrawn() && buttons === null, plans.hopelessBidder);

  expect(player.seen).toEqual(expect.arrayContaining(['Tudo em dia!', 'Faltam 4 ciclos']));
  const outside = taps.filter(({ label, isInMinigame }) => !isInMinigame && !label.startsWith(`${BADGE}:`));
  expect(outside.length, outside.map(({ label }) => label).join('\n')).toBeLessThanOrEqual(MOST_TAPS_OF_MONTH);
  expect(faults).toEqual([]);
});
