import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ApiPlayer } from './support/api-player.ts';
import type { Size, VisitOptions } from './support/browser.ts';
import { signIn, useSite } from './support/site.ts';

const site = useSite();
let api: ApiPlayer;
let path: string;

/** A house of nine months, saved for without a bid. */
beforeAll(async () => {
  api = new ApiPlayer(site().origin);
  await api.start('Ana Beatriz', 3, 7);
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  const { campaign } = await api.call('auth');
  path = `/e-se/${campaign?.id}`;
});

const open = async (size: Size, options?: VisitOptions) => {
  const visit = await site().newPlayer(size, options);
  await signIn(visit.page, api);
  await visit.page.goto(path);
  await visit.page.getByRole('button', { name: 'Próxima escolha' }).waitFor();
  return visit;
};

/** The card in sight, of which there is one. */
const card = (page: Page) => page.locator('section[aria-label^="Escolha "]:not([inert])');
const placeOf = (page: Page) => card(page).getAttribute('aria-label');

test('a card fits a phone of 375 x 667, and a swipe, a button or an arrow key turns to the next', async () => {
  const { page, faults } = await open('phone');
  await card(page)
    .getByText(/^Em mil sorteios, a outra escolha sai/)
    .waitFor();
  const [shown, room] = await page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
  expect(shown).toBeLessThanOrEqual(room ?? 0);
  const all = Number((await placeOf(page))?.split(' ').at(-1));
  const at = (place: number) => `Escolha ${place} de ${all}`;
  expect(all).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Próxima escolha' }).click();
  await expect.poll(() => placeOf(page)).toBe(at(2));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => placeOf(page)).toBe(at(1));
  const box = await card(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => placeOf(page)).toBe(at(2));
  expect(faults).toEqual([]);
});

test('for who wants less motion both have arrived at once, and what is read aloud has the numbers of the figures', async () => {
  const { page } = await open('phone', { isCalm: true });
  const moving = await card(page).evaluate(
    (shown) => shown.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
  expect(moving).toBe(0);
  const sentence = await card(page)
    .getByText(/^Em mil sorteios, a outra escolha sai/)
    .textContent();
  const told = sentence?.match(/[\d.]+(?=,|\.$)/g) ?? [];
  const race = await card(page)
    .getByRole('img', { name: /^Do seu jeito: .*E se fosse: / })
    .getAttribute('aria-label');
  await page.locator('summary').filter({ hasText: 'Os números' }).click();
  const cellOf = (name: string) => page.getByRole('row', { name }).getByRole('cell').last().textContent();
  const counted = await Promise.all(['melhor', 'igual', 'pior'].map((kind) => cellOf(`A outra escolha sai ${kind}`)));
  expect(counted).toEqual(told);
  expect(counted.reduce((sum, count) => sum + Number(count?.replace('.', '')), 0)).toBe(1_000);
  const ends = await page.getByRole('row', { name: /^Fim/ }).getByRole('cell').allTextContents();
  for (const end of ends) expect(race).toContain(end.split(',')[0]);
});

test('the last card asks for any other choice, which becomes a card of its own', async () => {
  const { page } = await open('phone', { isCalm: true });
  const before = Number((await placeOf(page))?.split(' ').at(-1));
  await page.getByRole('button', { name: 'Escolha anterior' }).click();
  for (const answer of ['Ciclo 02', 'Seguir no grupo', 'Parar neste ciclo'])
    await card(page).getByRole('button', { name: answer }).click();
  await card(page).getByRole('heading', { name: 'Parando no mês 2, eu trocaria de sonho no mês 2.' }).waitFor();
  expect(await placeOf(page)).toBe(`Escolha ${before} de ${before + 1}`);
});

test('the picture to share carries the sentence of its card', async () => {
  const { page } = await open('phone', { isCalm: true });
  const sentence = (await card(page).getByRole('heading').textContent()) ?? '';
  await card(page).getByRole('button', { name: 'Compartilhar' }).click();
  const picture = page.locator('dialog[open]').getByRole('img', { name: sentence });
  await expect.poll(() => picture.getAttribute('src')).toMatch(/^data:image/);
  const drawing = decodeURIComponent((await picture.getAttribute('src')) ?? '');
  const words = [...drawing.matchAll(/data-words="([^"]*)"/g)].map(([, row]) => row).join(' ');
  expect(words).toContain(sentence);
  const saved = page.waitForEvent('download');
  await page.locator('dialog[open]').getByRole('button', { name: 'Guardar a imagem' }).click();
  expect((await saved).suggestedFilename()).toBe('escolha.png');
});
