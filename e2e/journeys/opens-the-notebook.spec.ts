import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();

/** Notes the title of every idea that opens on the screen. */
const watchIdeas = (page: Page) =>
  page.addInitScript(() => {
    const key = 'ideas-seen';
    new MutationObserver(() => {
      const title = document.querySelector('section[popover] b')?.textContent;
      const seen = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      if (title && !seen.includes(title)) sessionStorage.setItem(key, JSON.stringify([...seen, title]));
    }).observe(document, { childList: true, subtree: true });
  });
const ideasSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('ideas-seen') ?? '[]') as string[]);

test('the notebook opens idea by idea while a campaign is played to its end', async () => {
  const { player, page, faults } = await site().newPlayer('phone', { isCalm: true });
  await watchIdeas(page);
  const api = new ApiPlayer(site().origin);
  await api.startPersona();
  await signIn(page, api);
  await player.closeBadges();
  await page.goto('/introducao-sonho');
  await player.chooseDream('Viagem à praia');
  const known = async () => (await api.call('conceptList')).seen ?? [];
  /* The bare map teaches once the first cycle's transition is over; the calls below would go on before. */
  await expect.poll(async () => (await known()).some(({ id }) => id === 2)).toBe(true);
  const counts: number[] = [(await known()).length];

  while (!page.url().includes('/certificado-de-conquista')) {
    /* The minigames are played by calls; every popup is clicked. */
    await api.playUntil(({ stage, extras }) => stage.type !== 'MINIGAME' || extras.phase !== 'STAGE', plans.saver);
    await page.goto('/mapa');
    await player.playUntil(
      ({ path, buttons }) => path === '/certificado-de-conquista' || buttons?.includes('Jogar') === true,
      plans.saver,
    );
    counts.push((await known()).length);
  }
  /* The last idea may still be on its way when the certificate stands there; the notebook teaches nothing. */
  const isToldByPage = async (): Promise<boolean> => {
    await page.goto('/caderno');
    const told = await page.getByText(/^\d+ de 34 ideias vistas, \d+ aprendidas$/).textContent();
    return told === `${(await known()).length} de 34 ideias vistas, 0 aprendidas`;
  };
  await expect.poll(isToldByPage).toBe(true);
  const ids = (await known()).map(({ id }) => id);
  expect([...counts].sort((a, b) => a - b)).toEqual(counts);
  expect(new Set(counts).size).toBeGreaterThan(1);
  expect(ids.length).toBeGreaterThanOrEqual(12);
  expect(ids).toEqual(expect.arrayContaining([6, 3, 1, 2, 8, 9, 14, 16]));
  const seen = await ideasSeen(page);
  expect(seen.length).toBeGreaterThanOrEqual(8);

  await page.getByRole('button', { name: /^Consórcio ?, vista$/ }).click();
  await page.getByText('No dia a dia').waitFor();
  await page.getByText('Lei 11.795/2008, art. 2º').waitFor();
  await page.getByRole('button', { name: 'Vida real' }).click();
  await page.getByRole('heading', { name: 'O que é diferente na vida real' }).waitFor();
  expect(faults).toEqual([]);
});
