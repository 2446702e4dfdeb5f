import { plans } from '@consorcio/players';
import { expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import { signIn, useSite } from './support/site.ts';
import { countTaps } from './support/tap-counter.ts';
import { countWords } from './support/word-counter.ts';

const site = useSite();

test('a later month is planned before anything is spent, and its plan leads from minigame to minigame, also after a reload', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  const start = await api.playUntil(({ stage }) => stage.cycle === 2 && stage.type === 'MINIGAME', plans.saver);
  await api.learnEverything();
  const { page, context, player, faults } = await site().newPlayer('phone');
  await player.hurryMinigames();
  await player.closeBadges();
  await signIn(context, api);
  await context.addInitScript(
    (campaign) => localStorage.setItem('current_cycle', JSON.stringify({ campaign, cycle: 2 })),
    start?.campaign.id,
  );
  await page.goto('/mapa');
  await player.press('PLANEJAR O MÊS');
  const board = page.locator('dialog[open]');
  const follow = board.getByRole('button', { name: 'SEGUIR O PLANO' });
  const outlook = board.getByRole('status');
  await expect.poll(() => outlook.textContent()).toBe('Escolha 3 lugares');
  expect(await follow.isEnabled()).toBe(false);
  for (const place of [/^Lanchonete/, /^UNIQUE/, /^PIZZARIA/]) await board.getByRole('button', { name: place }).click();
  const turns = board.getByRole('button', { name: /: TURNO$/ });
  while ((await turns.count()) > 0) await turns.first().click();
  await expect.poll(() => outlook.textContent()).toMatch(/^(Sobram?|Pode faltar|Faltam?|Dá certinho)/);
  const fits = await board.evaluate((dialog) => dialog.scrollHeight <= dialog.clientHeight);
  expect(fits, 'the board fits the smallest phone').toBe(true);
  expect((await api.standing())?.balance).toEqual(start?.balance);

  await board.getByRole('button', { name: 'Fechar' }).click();
  await page.reload();
  await player.press('SEGUIR O PLANO');
  await page.waitForURL('**/minigame/1');
  await player.playUntil(({ path }) => path === '/mapa', plans.saver);
  await player.press('SEGUIR O PLANO');
  await page.waitForURL('**/minigame/3');
  expect(faults).toEqual([]);
});

/** Of a later month whose plan is that of the month before, on a phone of 375 x 667. */
const LINES = { taps: 9, words: 310 };

test('a month that is planned as the last one is walked by turns alone in at most 9 taps and 310 words, to the next month', async () => {
  const api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 2);
  const start = await api.playUntil(({ stage }) => stage.cycle === 2 && stage.type === 'MINIGAME', plans.saver);
  await api.learnEverything();
  const campaign = start?.campaign.id;
  const { page, context, player, faults } = await site().newPlayer('phone');
  await player.closeBadges();
  const taps = await countTaps(page);
  const words = await countWords(page);
  await signIn(context, api);
  await context.addInitScript((id) => {
    localStorage.setItem('current_cycle', JSON.stringify({ campaign: id, cycle: 2 }));
    for (const game of ['tapper', 'dancer', 'runner']) localStorage.setItem(`ended-${game}`, 'yes');
    const places = [3, 1, 1].map((slug) => ({ slug, isGame: false }));
    localStorage.setItem('month_plan', JSON.stringify({ campaign: id, cycle: 1, places, outlook: 'PAYS' }));
  }, campaign);
  await page.goto('/mapa');
  await player.press('PLANEJAR O MÊS');
  await page.locator('dialog[open]').getByRole('button', { name: 'SEGUIR O PLANO' }).click();
  await expect.poll(async () => (await api.standing())?.stage.type, { timeout: 30_000 }).toBe('EVENT');
  expect(taps.map(({ label }) => label)).toHaveLength(2);
  await page.getByText(/feito!$/).waitFor({ state: 'hidden' });
  const isNextMonth = async (): Promise<boolean> => (await api.standing())?.stage.cycle === 3;
  await player.playUntil(async ({ buttons }) => buttons === null && (await isNextMonth()), plans.saver);
  const month = taps.filter(({ label }) => !/(VOLTAR AO JOGO|VER A PRÓXIMA)$/.test(label));
  expect(month.length, month.map(({ label }) => label).join('\n')).toBeLessThanOrEqual(LINES.taps);
  expect(words.count(), words.report()).toBeLessThanOrEqual(LINES.words);
  expect(faults).toEqual([]);
});
