import { formAt } from '@consorcio/rules/quiz';
import { QUIZ_VERSION } from '@consorcio/rules/vocabulary';
import type { Page } from 'playwright-core';
import type { ApiPlayer } from '../support/api-player.ts';
import {
  ALL_ANSWERED,
  CLASS_PLAYS,
  CLASSES_COMPARED,
  MANY_ANSWERS,
  THIRD_ASKED,
  TWO_ANSWERED,
} from './quiz-examples.ts';
import { at, press, type View } from './view.ts';

const STANDING = '**/api/quiz';
const TOTALS = '**/api/quiz/totals';

const openCase = async (page: Page, player: ApiPlayer): Promise<void> => {
  await player.seeBadges();
  await at('/desafio', 'COMEÇAR')(page);
  await press(page, 'COMEÇAR');
  await page.getByText('Caso 1 de 8', { exact: true }).waitFor();
};

/** The quiz in the middle of a campaign. */
export const QUIZ_VIEWS: readonly View[] = [
  {
    name: 'quiz',
    open: async (page, player) => {
      await player.seeBadges();
      await at('/desafio', 'AGORA NÃO')(page);
    },
  },
  { name: 'quiz-question', open: openCase },
  {
    name: 'quiz-sure',
    open: async (page, player) => {
      await openCase(page, player);
      await page.locator('main button[aria-pressed]').first().click();
      await page.getByText('Você tem certeza?').waitFor();
    },
  },
  {
    name: 'quiz-waits',
    open: async (page, player) => {
      const { id } = await player.call('auth');
      const eight = [0, 0, 0, 0, 0, 0, 0, 0];
      const { standing } = await player.call('quizStanding');
      if (standing.kind === 'ASK')
        await player.call('quizAnswer', {
          body: { version: QUIZ_VERSION, form: formAt(id, 'BEFORE'), answers: eight, confidence: eight },
        });
      await at('/desafio', 'Parte guardada!')(page);
    },
  },
];

/** The quiz after all parts, and the totals of many players. Both replies are stubbed here: a week lies between the parts. */
export const QUIZ_END_VIEWS: readonly View[] = [
  {
    name: 'class-plays',
    open: async (page) => {
      await page.route(STANDING, (route) => route.fulfill({ json: CLASS_PLAYS }));
      await at('/desafio', 'Agora é hora de jogar!')(page);
    },
    leave: (page) => page.unroute(STANDING),
  },
  {
    name: 'quiz-waits-days',
    open: async (page) => {
      await page.route(STANDING, (route) => route.fulfill({ json: TWO_ANSWERED }));
      await at('/desafio', 'A última parte abre em 5 dias.')(page);
    },
    leave: (page) => page.unroute(STANDING),
  },
  {
    name: 'quiz-third',
    open: async (page) => {
      await page.route(STANDING, (route) => route.fulfill({ json: THIRD_ASKED }));
      await at('/desafio', 'Última parte.')(page);
    },
    leave: (page) => page.unroute(STANDING),
  },
  {
    name: 'quiz-results',
    open: async (page) => {
      await page.route(STANDING, (route) => route.fulfill({ json: ALL_ANSWERED }));
      await at('/desafio', 'Todas as respostas')(page);
      await page.locator('main summary').first().click();
    },
    leave: (page) => page.unroute(STANDING),
  },
  {
    name: 'totals-told',
    open: async (page) => {
      await page.route(TOTALS, (route) => route.fulfill({ json: MANY_ANSWERS }));
      await at('/aprendizado', 'Como medimos')(page);
      await page.locator('main summary').nth(1).click();
    },
    leave: (page) => page.unroute(TOTALS),
  },
  {
    name: 'totals-classes',
    open: async (page) => {
      await page.route(TOTALS, (route) => route.fulfill({ json: CLASSES_COMPARED }));
      await at('/aprendizado', 'Turmas sorteadas')(page);
      await page.getByText('Turmas sorteadas', { exact: true }).evaluate((title) => title.scrollIntoView());
    },
    leave: (page) => page.unroute(TOTALS),
  },
];
