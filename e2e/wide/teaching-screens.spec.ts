import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plans } from '@consorcio/players';
import { QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ApiPlayer } from '../support/api-player.ts';
import { findBarriers } from '../support/axe.ts';
import { SIZES } from '../support/browser.ts';
import { findMisfits, settle } from '../support/layout.ts';
import { noticesOf } from '../support/notices.ts';
import { PASSWORD, Player } from '../support/player.ts';
import { signIn, useSite } from '../support/site.ts';

const site = useSite();
/** Place of 'Não sei'. */
const NOT_KNOWN = 3;

/** Lives a campaign of three cycles to its end. */
async function liveToTheEnd() {
  const api = new ApiPlayer(site().origin);
  await api.start();
  const campaignId = (await api.standing())?.campaign.id ?? '';
  await api.playUntil(() => false, plans.saver);
  return { api, campaignId };
}
let ended: ReturnType<typeof liveToTheEnd> | null = null;

/** The player whose campaign is over, at a new browser: one for all tests, which only read of it. */
async function afterTheEnd() {
  ended ??= liveToTheEnd();
  const { api, campaignId } = await ended;
  return { api, campaignId, ...(await atBrowser(api)) };
}

/** Signed in on a phone, every badge seen: its popup would lie over the screens. */
async function atBrowser(api: ApiPlayer) {
  await api.seeBadges();
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  await signIn(page, api);
  return { page, faults };
}

/** Answers one case: the option at that place, and how sure, which nobody is asked after 'Não sei'. */
async function answerCase(page: Page, number: number, place: number): Promise<void> {
  await page.getByText(`Caso ${number} de ${QUIZ_QUESTIONS}`, { exact: true }).waitFor();
  await page.locator('main button[aria-pressed]').nth(place).click();
  if (place < NOT_KNOWN) await page.getByRole('button', { name: 'Acho que sim' }).click();
}

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

test('the quiz goes on where it was left, and shows no right answer after the first and the second part', async () => {
  const api = new ApiPlayer(site().origin);
  await api.startPersona('Ana', 2);
  const { page, faults } = await atBrowser(api);
  await page.goto('/introducao-sonho');
  await page.getByRole('link', { name: /Desafio opcional/ }).click();
  await page.waitForURL('**/desafio');
  await page.getByRole('button', { name: 'COMEÇAR', exact: true }).click();
  for (const number of [1, 2, 3]) await answerCase(page, number, 0);
  await page.getByText('Caso 4 de 8', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Você parou no caso 4 de 8.').waitFor();
  await page.getByRole('button', { name: 'CONTINUAR', exact: true }).click();
  for (const number of [4, 5, 6, 7, 8]) await answerCase(page, number, NOT_KNOWN);
  await page.getByText('A próxima parte abre quando você terminar um sonho.').waitFor();

  await api.call('dreamChoose', { body: { dreamId: 1 } });
  await api.playUntil(() => false, plans.saver);
  await api.seeBadges();
  await page.goto('/desafio');
  await page.getByRole('button', { name: 'COMEÇAR', exact: true }).click();
  for (let number = 1; number <= QUIZ_QUESTIONS; number += 1) await answerCase(page, number, 1);
  await page.getByText('A última parte abre em 7 dias.').waitFor();
  expect(await page.getByText(/Resposta certa|de 8/).count()).toBe(0);
  const { parts } = await api.call('quizStanding');
  expect(parts.map(({ moment }) => moment)).toEqual(['BEFORE', 'AFTER']);
  expect(parts[0]?.confidence).toEqual([1, 1, 1, null, null, null, null, null]);
  expect(faults).toEqual([]);
});

/** How far the middle of some words is from that of what they stand in, in px. */
const besideTheMiddle = (page: Page, words: string | RegExp): Promise<number> =>
  page.getByText(words).evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const [own, around] = [range.getBoundingClientRect(), each.parentElement?.getBoundingClientRect() ?? new DOMRect()];
    return Math.abs(own.x + own.width / 2 - around.x - around.width / 2);
  });

test('on a wide window the words of the quiz stand in the middle of its sheet', async () => {
  const api = new ApiPlayer(site().origin);
  await api.startPersona('Ana', 2);
  const { page } = await atBrowser(api);
  await page.setViewportSize(SIZES.desktop);
  await page.goto('/desafio');
  const start = page.getByRole('button', { name: 'COMEÇAR', exact: true });
  await start.waitFor();
  for (const words of [/^Oito casos curtos/, /^Pode pular/]) expect(await besideTheMiddle(page, words)).toBeLessThan(2);
  await start.click();
  const question = await page.locator('main h2').innerText();
  for (const words of [question, 'Escolha uma resposta']) expect(await besideTheMiddle(page, words)).toBeLessThan(2);
});

test('the downloaded proof is confirmed by the commands that the page shows', async () => {
  const { page, faults, campaignId } = await afterTheEnd();
  await page.goto(`/conferir/${campaignId}`);
  await page.getByText(/^Tudo certo:/).waitFor();
  await page.getByText(/^Para curiosos/).click();
  const [proof, program] = [await saved(page, 'BAIXAR A PROVA'), await saved(page, 'BAIXAR O PROGRAMA')];
  await page.getByText('Ver o programa').click();
  const shown = await page.locator('pre').innerText();
  expect(program.trim()).toBe(shown.trim());
  expect(shown.trim().split('\n')).toHaveLength(10);

  const folder = await mkdtemp(join(tmpdir(), 'prova-'));
  await writeFile(join(folder, 'conferir.mjs'), shown);
  await writeFile(join(folder, 'prova.json'), proof);
  const told = execFileSync(process.execPath, ['conferir.mjs', 'prova.json'], { cwd: folder, encoding: 'utf8' });
  expect(told).toMatch(/^BATEU: o lacre e \d+ contas/);
  const changed = proof.replace(/"value": (\d+)/, (_, value: string) => `"value": ${Number(value) + 1}`);
  await writeFile(join(folder, 'prova.json'), changed);
  expect(() => execFileSync(process.execPath, ['conferir.mjs'], { cwd: folder, stdio: 'pipe' })).toThrow();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});

test('a player takes a copy of everything and deletes the account from the menu, with the password and a confirmation', async () => {
  const { page, faults } = await site().newPlayer('phone', { isCalm: true });
  const api = new ApiPlayer(site().origin);
  await api.start();
  const player = new Player(page, api.email);
  await player.logIn();
  await player.press('CONTINUAR O SONHO');
  await player.press('Abrir menu');
  await player.follow('Conta');
  await player.follow('Privacidade');
  await page.waitForURL('**/privacidade');
  expect(JSON.parse(await saved(page, 'BAIXAR MEUS DADOS')).player[0].email).toBe(api.email);

  const end = page.getByRole('button', { name: 'APAGAR MINHA CONTA' });
  expect(await end.isDisabled()).toBe(true);
  await player.write('Sua senha', PASSWORD);
  expect(await end.isDisabled()).toBe(true);
  await page.getByLabel('Tenho certeza: apagar não tem volta.').check();
  await end.click();
  await noticesOf(page).getByText('Apagado. Obrigado por jogar!').waitFor();
  await page.getByRole('link', { name: 'FAZER MEU CADASTRO' }).waitFor();
  await player.logIn();
  await noticesOf(page).getByText('Não foi possível encontrar o usuário').waitFor();
  expect(faults).toEqual([]);
});

test('the statement opens an instalment into common fund, fee and reserve', async () => {
  const { page, faults, campaignId } = await afterTheEnd();
  await page.goto(`/extrato?campanha=${campaignId}`);
  const instalment = page.locator('li').filter({ hasText: 'Parcela 01 de 03' });
  await instalment.getByText('Para onde vai esta parcela?').click();
  /* 9 of effort: whole points to the common fund, the rest by 18 and 2 parts (RULES 7.11). */
  const parts = await instalment.locator('dl > div').allInnerTexts();
  expect(parts.map((part) => part.replaceAll(/\s+/g, ' '))).toEqual([
    'Fundo comum 7 de esforço',
    'Taxa de administração 1,8 de esforço',
    'Fundo de reserva 0,2 de esforço',
  ]);
  expect(faults).toEqual([]);
});

test('the certificate leads to another choice, and beside it to luck and choice, where a thousand replays show in which months it could have ended', async () => {
  const { page, faults } = await afterTheEnd();
  await page.goto('/certificado-de-conquista');
  await page.getByRole('link', { name: 'E se fosse outra escolha?' }).click();
  await page.getByRole('link', { name: 'Sorte e escolha' }).click();
  await page.getByText(/^O seu terminou no ciclo \d\d/).waitFor();
  await page.getByText('você', { exact: true }).waitFor();
  await page.getByText('As mil vezes, em números').click();
  const lasts = page.locator('table tbody tr td:last-child');
  await expect.poll(() => lasts.count()).toBe(3);
  const totals = await lasts.allInnerTexts();
  expect(totals.map(Number).reduce((sum, count) => sum + count)).toBe(1_000);
  expect(faults).toEqual([]);
});

test('the group’s page names everybody, what was bid and who was drawn, as the API returns it', async () => {
  const { api, page, faults, campaignId } = await afterTheEnd();
  const { assemblies, quotas } = await api.call('group', { params: { campaignId } });
  await page.goto('/grupo');
  await page.getByRole('heading', { name: 'Todo o grupo' }).waitFor();
  for (let quota = 1; quota <= quotas; quota += 1)
    await expect.poll(() => page.getByText(`Cota ${String(quota).padStart(2, '0')}`, { exact: true }).count()).toBe(1);
  for (const { winnerQuota, drawnQuota, bids } of assemblies) {
    const offered = bids.find(({ quota }) => quota === winnerQuota)?.bid;
    await page
      .getByText(`Cota ${String(winnerQuota).padStart(2, '0')} · Lance vencedor: ${offered}`)
      .first()
      .waitFor();
    if (drawnQuota !== null)
      await page
        .getByText(`Cota ${String(drawnQuota).padStart(2, '0')} · Sorteio`)
        .first()
        .waitFor();
  }
  expect(faults).toEqual([]);
});

test('group, luck and choice, totals and the teacher’s page are accessible', async () => {
  const { page, faults, campaignId } = await afterTheEnd();
  const SCREENS = [
    ['/grupo', 'Todo o grupo'],
    [`/sorte-e-escolha/${campaignId}`, 'As mil vezes, em números'],
    ['/aprendizado', 'Como medimos'],
    ['/para-professores', 'Para discutir'],
  ] as const;
  const found: string[] = [];
  for (const [path, words] of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { name: words }).waitFor();
    for (const size of ['phone', 'desktop'] as const) {
      await page.setViewportSize(SIZES[size]);
      await settle(page);
      const barriers = [...(await findMisfits(page)), ...(await findBarriers(page))];
      found.push(...barriers.map((fault) => `${path}, ${size}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
  expect(faults).toEqual([]);
});
