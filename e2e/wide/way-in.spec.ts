import { expect, test } from 'vitest';
import { PASSWORD, type Player } from '../support/player.ts';
import { useSite } from '../support/site.ts';
import { countTaps } from '../support/tap-counter.ts';
import { countWords, type ShownWords } from '../support/word-counter.ts';

const site = useSite();
/** From the welcome to the map, on a phone of 375 x 667; the map's own words are not of the way. */
const LINES = { guest: { taps: 3, words: 60 }, account: { taps: 17, words: 350 } };

/** A new visitor whose taps and words are counted until the map. */
async function visit() {
  const opened = await site().newPlayer('phone');
  const taps = await countTaps(opened.page);
  const words = await countWords(opened.page);
  await opened.page.goto('/');
  return { ...opened, taps, words };
}

const wordsBeforeMap = (words: ShownWords): readonly string[] =>
  words
    .report()
    .split('\n')
    .filter((line) => !line.startsWith('/mapa '));
const sum = (lines: readonly string[]): number =>
  lines.reduce((total, line) => total + Number(/^\S+ (\d+):/.exec(line)?.[1] ?? 0), 0);

test('a guest is on the map after 3 taps and at most 60 words', async () => {
  const { player, page, taps, words, faults } = await visit();
  await player.press('Experimentar sem cadastro');
  await player.press('Dandara');
  await player.use(page.getByRole('button', { name: /Moto zero km/ }));
  await page.waitForURL('**/mapa');
  const lines = wordsBeforeMap(words);
  expect(sum(lines), lines.join('\n')).toBeLessThanOrEqual(LINES.guest.words);
  expect(sum(lines)).toBeGreaterThan(LINES.guest.words / 2);
  expect(taps.length, taps.map(({ label }) => label).join('\n')).toBeLessThanOrEqual(LINES.guest.taps);
  expect(faults).toEqual([]);
});

test('a player who registers is on the map after 17 taps and at most 350 words, film and tutorial included', async () => {
  const { player, page, taps, words, faults } = await visit();
  await register(player);
  await player.follow('ESCOLHA SEU PERSONAGEM');
  await player.press('QUERO ESSE PERSONAGEM');
  await player.press('SIM, ESSE É O MEU PERSONAGEM!');
  await page.waitForURL('**/boas-vindas-a-cidade');
  await player.follow('AVANÇAR');
  await player.follow('ESCOLHA SEU SONHO');
  await player.press('QUERO ESSE SONHO');
  await player.press('SIM, ESSE É O MEU SONHO!');
  await player.press('COMEÇAR O JOGO');
  await page.waitForURL('**/tutorial');
  for (let step = 1; step <= 4; step += 1) await player.press('Avançar');
  await page.waitForURL('**/mapa');
  const lines = wordsBeforeMap(words);
  expect(sum(lines), lines.join('\n')).toBeLessThanOrEqual(LINES.account.words);
  expect(sum(lines)).toBeGreaterThan(LINES.account.words / 2);
  expect(taps.length, taps.map(({ label }) => label).join('\n')).toBeLessThanOrEqual(LINES.account.taps);
  expect(faults).toEqual([]);
});

/** From the welcome to the character intro. */
async function register(player: Player): Promise<void> {
  await player.follow('FAZER MEU CADASTRO');
  await player.page.locator('[data-place="now"]').getByText('Uma parcela por mês.').waitFor();
  await player.press('Toque para começar');
  await player.follow('AVANÇAR');
  await player.page.getByText('Quase nada').waitFor();
  await player.follow('AVANÇAR');
  await player.write('Como podemos te chamar?', 'Ana Beatriz');
  await player.write('Nome do personagem', 'Bia');
  await player.write('Seu e-mail', player.email);
  await player.write('Sua senha', PASSWORD);
  await player.press('CADASTRAR');
  await player.page.waitForURL('**/introducao-personagem');
}
