import type { Page } from 'playwright-core';
import { at, press, type View } from './view.ts';

/* Brief views are those whose parts stand in another one too: axe judges them, their layout is that of the other. */

/** Clauses of the contract that answer the five prompts, in their order. */
const ANSWERS = [1, 4, 8, 9, 11];
const clause = (page: Page, number: number) => page.locator('main ol > li > button').nth(number - 1);
const openContract: View['open'] = async (page, player) => {
  await player.seeBadges();
  await at('/contrato/4', 'Ache e toque na cláusula')(page);
};

/** The contract, signed in. */
export const CONTRACT_VIEWS: readonly View[] = [
  { name: 'contract', open: openContract },
  {
    name: 'contract-missed',
    isBrief: true,
    open: async (page, player) => {
      await openContract(page, player);
      for (const wrong of [12, 3]) await clause(page, wrong).click();
      await page.getByText('A resposta está na cláusula 1.').waitFor();
    },
  },
  {
    name: 'contract-signed',
    isBrief: true,
    open: async (page, player) => {
      await openContract(page, player);
      for (const number of ANSWERS) await clause(page, number).click();
      await press(page, 'ASSINAR');
      await page.getByText('Contrato lido e assinado.').waitFor();
    },
  },
  { name: 'contract-refuse', open: at('/contrato/carta-rapida', 'O que falta neste papel?') },
  {
    name: 'contract-refused',
    open: async (page) => {
      await at('/contrato/carta-rapida', 'O que falta neste papel?')(page);
      for (const line of [4, 6]) await clause(page, line).click();
      await press(page, 'NÃO ASSINAR');
      await page.getByText('Isso! Faltam partes').waitFor();
    },
  },
];

const MESSAGES = 8;
/** Messages in one order. */
const openMessages = async (page: Page): Promise<void> => {
  await page.addInitScript(() => sessionStorage.setItem('golpe-ordem', '0123456789abcdef0123456789abcdef'));
  await at('/golpe', 'Chegaram mensagens')(page);
  await page.getByRole('button', { name: /COMEÇAR|JOGAR DE NOVO/ }).click();
  await page.getByText(`Mensagem 1 de ${MESSAGES}`).waitFor();
};
const fillPurchase = async (page: Page): Promise<void> => {
  await at('/bolso', 'Primeiro, o seu palpite')(page);
  await page.getByLabel('Quanto custa hoje?').fill('60.000');
  await page.getByLabel('Quanto cabe por mês?').fill('1.500');
  await page.getByLabel('Em quantos meses').fill('24');
};

/** The exercises that are open to everybody. */
export const EXERCISE_VIEWS: readonly View[] = [
  { name: 'scams', isBrief: true, open: at('/golpe', 'Chegaram mensagens') },
  {
    name: 'scams-checked',
    open: async (page) => {
      await openMessages(page);
      await press(page, 'PERGUNTAR');
      await press(page, 'CONFERIR');
    },
  },
  {
    name: 'scams-clue',
    open: async (page) => {
      await openMessages(page);
      await press(page, 'PAGAR');
      await page.getByText(/^Toque na pista/).waitFor();
    },
  },
  {
    name: 'scams-judged',
    isBrief: true,
    open: async (page) => {
      await openMessages(page);
      await press(page, 'PAGAR');
      await page.locator('[data-asking] button').first().click();
      await page.getByRole('button', { name: 'PRÓXIMA' }).waitFor();
    },
  },
  {
    name: 'scams-result',
    isBrief: true,
    open: async (page) => {
      await openMessages(page);
      for (let place = 1; place <= MESSAGES; place += 1) {
        await page.getByText(`Mensagem ${place} de`).waitFor();
        await press(page, 'CONFERIR');
        await press(page, 'NÃO PAGAR');
        await page.locator('[data-asking] button').first().click();
        await page.getByRole('button', { name: /PRÓXIMA|VER RESULTADO/ }).click();
      }
      await page.getByText('Desconfiar de tudo').waitFor();
    },
  },
  { name: 'pocket', isBrief: true, open: at('/bolso', 'Primeiro, o seu palpite') },
  {
    name: 'pocket-faults',
    open: async (page) => {
      await at('/bolso', 'Primeiro, o seu palpite')(page);
      await page.locator('main summary').click();
      await page.getByLabel('Meses do plano').fill('muitos');
      await press(page, 'VER A CONTA');
      await page.getByText('Responda às três perguntas').waitFor();
    },
  },
  {
    name: 'pocket-sum',
    open: async (page) => {
      await fillPurchase(page);
      for (const [group, choice] of [
        ['Qual entrega primeiro?', 'Consórcio'],
        ['Qual custa menos no total?', 'Consórcio'],
        ['Se a carta só sair no último mês', 'A carta'],
      ] as const)
        await page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
      await press(page, 'VER A CONTA');
      await page.getByText('O que a conta mostra').waitFor();
    },
  },
];
