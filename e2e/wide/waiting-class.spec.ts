import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { QUIZ_QUESTIONS } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBarriers } from '../support/axe.ts';
import { findMisfits } from '../support/layout.ts';
import { useProfiles } from '../support/profiles.ts';
import { type RunningServer, startServer } from '../support/server.ts';

const open = useProfiles();
const HALF_A_DAY = 43_200_000;

let server: RunningServer;
/** The links of the class that plays first and of the one that waits, as the operator's command prints them. */
let links: Readonly<Record<string, string>>;
beforeAll(async () => {
  server = await startServer();
  const folder = await mkdtemp(join(tmpdir(), 'seal-'));
  const seal = join(folder, 'seal.json');
  await server.admin('classes', 'SEAL', seal, '12345678.9.0000.1234');
  const printed = await server.admin('classes', 'DRAW', seal);
  await rm(folder, { recursive: true });
  links = Object.fromEntries(
    [...printed.matchAll(/'(plays first|paper first)'.*?'(http[^']+)'/g)].map(([, arm = '', address = '']) => [
      arm,
      address,
    ]),
  );
});
afterAll(() => server.remove());

/** Answers a part with the first option each time. */
async function answerPart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'COMEÇAR', exact: true }).click();
  for (let number = 1; number <= QUIZ_QUESTIONS; number += 1) {
    await page.getByText(`Caso ${number} de ${QUIZ_QUESTIONS}`, { exact: true }).waitFor();
    await page.locator('main button[aria-pressed]').first().click();
    await page.getByRole('button', { name: 'Acho que sim' }).click();
  }
}

/** Comes in by the link of a class, without an account. */
async function comeBy(link = ''): Promise<Page> {
  const { page } = await open(server.origin, 'phone', { isCalm: true });
  await page.goto(link);
  const enter = page.getByRole('button', { name: 'ENTRAR SEM CADASTRO' });
  await enter.waitFor();
  expect(await findMisfits(page)).toEqual([]);
  expect(await findBarriers(page)).toEqual([]);
  await enter.click();
  await page.getByText('Hoje é a primeira parte da sua turma.', { exact: false }).waitFor();
  return page;
}

test('a class that waits comes by its link, answers on two days, and is asked to play after the second part', async () => {
  const page = await comeBy(links['paper first']);
  await answerPart(page);
  await page.getByText('Sua turma tem agora a aula no papel.', { exact: false }).waitFor();
  expect(await page.getByRole('link', { name: 'JOGAR', exact: true }).count()).toBe(0);
  await server.passTime(HALF_A_DAY);
  await page.reload();
  await answerPart(page);
  await page.getByText('A última parte abre em 28 dias.').waitFor();
});

test('a class that plays first is led to the game, and asked the second part without having ended a dream', async () => {
  const page = await comeBy(links['plays first']);
  await answerPart(page);
  await page.getByRole('link', { name: 'JOGAR', exact: true }).click();
  await page.getByRole('heading', { name: 'Quem joga?' }).waitFor();
  await server.passTime(HALF_A_DAY);
  await page.goto(`${server.origin}/desafio`);
  await answerPart(page);
  await page.getByText('A última parte abre em 28 dias.').waitFor();
});

test('a link that is none of a class takes no answers, and the page of totals names no cause', async () => {
  const { page } = await open(server.origin, 'phone', { isCalm: true });
  await page.goto(`${server.origin}/desafio?turma=BCDFGH`);
  await page.getByRole('button', { name: 'ENTRAR SEM CADASTRO' }).click();
  await page.getByText('Este link de turma não vale.', { exact: false }).waitFor();
  await page.goto(`${server.origin}/aprendizado`);
  await page.getByText('e só mostra resultado no fim do prazo', { exact: false }).waitFor();
});
