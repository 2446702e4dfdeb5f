import { PASSWORD } from '../support/player.ts';
import { QUIZ_END_VIEWS, QUIZ_VIEWS } from './quiz-views.ts';
import { at, press, type View } from './view.ts';

/** Ideas of the first chapter. */
const KNOWN = [1, 2, 3, 4];

const openNotebook: View['open'] = async (page, player) => {
  for (const conceptId of KNOWN) await player.call('conceptLearn', { body: { conceptId } });
  await player.seeBadges();
  await at('/caderno', /Ideias vistas: \d+ de/)(page);
};
/** A card of the idea that was seen in the month before. */
const openPractice: View['open'] = async (page, player) => {
  await openNotebook(page, player);
  await page.getByRole('link', { name: 'Praticar' }).click();
  await page.getByRole('button', { name: 'Não lembro' }).waitFor();
};
const openAccount: View['open'] = async (page, player) => {
  await player.seeBadges();
  await at('/conta', 'Onde a conta está aberta')(page);
};
const openDraws: View['open'] = async (page, player) => {
  const { campaign } = await player.call('auth');
  await at(`/conferir/${campaign?.id}`, 'Para curiosos: lacre, chave e contas')(page);
  await page.getByText('Para curiosos: lacre, chave e contas').click();
};

const openWhatIf: View['open'] = async (page, player) => {
  const { campaign } = await player.call('auth');
  await page.goto(`/e-se/${campaign?.id}`);
  await page.getByText(/^Em mil sorteios, a outra escolha sai/).waitFor();
};

/** A sheet of paper with its title; it waits with the same title. */
const openSheet =
  (path: string, title: string): View['open'] =>
  async (page) => {
    await page.goto(path);
    await page.locator('main section').getByRole('heading', { name: title }).first().waitFor();
  };

/** A free try of the week, before its first stage; it stays as it is from one view to the next. */
const startTry = async (player: Parameters<View['open']>[1]): Promise<void> => {
  const { slot } = await player.call('week');
  if (slot === null) await player.call('weekStart', { body: { ranked: false } });
};

/** 'Assembleia da semana'. */
const WEEK_VIEWS: readonly View[] = [
  {
    name: 'week',
    open: async (page, player) => {
      await player.seeBadges();
      await at('/semana', 'Para valer')(page);
    },
  },
  {
    name: 'week-map',
    open: async (page, player) => {
      await startTry(player);
      await page.goto('/semana-em-jogo');
      await page.getByRole('button', { name: 'Voltar à semana' }).waitFor();
    },
  },
  {
    name: 'week-result',
    open: async (page, player) => {
      await startTry(player);
      await player.endTry();
      await at('/semana', 'Resultado para colar')(page);
    },
  },
  { name: 'past-weeks', open: at('/semanas-passadas', 'Semanas que passaram') },
];

/** What the campaign leaves to be read, in the middle of it. */
export const READING_VIEWS: readonly View[] = [
  { name: 'notebook', open: openNotebook },
  {
    name: 'notebook-idea',
    open: async (page, player) => {
      await openNotebook(page, player);
      await page.locator('main li button').first().click();
      await page.getByText('No dia a dia').waitFor();
    },
  },
  {
    name: 'notebook-reality',
    open: async (page, player) => {
      await openNotebook(page, player);
      await press(page, 'Vida real');
    },
  },
  { name: 'notebook-practice', open: openPractice },
  {
    name: 'notebook-practised',
    open: async (page, player) => {
      await openPractice(page, player);
      await press(page, 'Não lembro');
      await page.getByRole('link', { name: 'ABRIR A IDEIA' }).waitFor();
    },
  },
  { name: 'statement', open: at('/extrato', 'Energia agora') },
  {
    name: 'statement-instalment',
    open: async (page) => {
      await at('/extrato', 'Energia agora')(page);
      await page.locator('main summary').first().click();
    },
  },
  { name: 'futures', open: at('/futuros', 'De onde saem as contas') },
  { name: 'futures-assumed', open: at('/futuros?sonho=2', 'De onde saem as contas') },
  { name: 'draws-sealed', open: openDraws },
  { name: 'group', open: openSheet('/grupo', 'O grupo') },
  ...QUIZ_VIEWS,
  { name: 'account', open: openAccount },
  {
    name: 'account-password',
    open: async (page, player) => {
      await openAccount(page, player);
      await page.locator('summary').filter({ hasText: 'Senha' }).click();
    },
  },
  {
    name: 'account-code',
    open: async (page, player) => {
      await openAccount(page, player);
      await page.locator('summary').filter({ hasText: 'Código de recuperação' }).click();
      await page.getByRole('textbox', { name: 'Sua senha de hoje' }).fill(PASSWORD);
      await page.getByRole('button', { name: /^FAZER .*CÓDIGO$/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    leave: (page) => press(page, 'JÁ GUARDEI'),
  },
  ...WEEK_VIEWS,
  { name: 'privacy-own', open: at('/privacidade', 'O que guardamos') },
];

/** The same after the campaign. */
export const READ_VIEWS: readonly View[] = [
  { name: 'draws-open', open: openDraws },
  { name: 'group-at-the-end', open: openSheet('/grupo', 'O grupo') },
  {
    name: 'luck-and-choice',
    open: async (page, player) => {
      const { campaign } = await player.call('auth');
      await openSheet(`/sorte-e-escolha/${campaign?.id}`, 'Sorte e escolha')(page, player);
    },
  },
  { name: 'what-if', open: openWhatIf },
  {
    name: 'what-if-figures',
    open: async (page, player) => {
      await openWhatIf(page, player);
      await page.locator('summary').filter({ hasText: 'Os números' }).click();
      await page.getByRole('heading', { name: 'Com outros mil sorteios' }).scrollIntoViewIfNeeded();
    },
  },
  ...QUIZ_END_VIEWS,
  { name: 'totals-known', open: at('/aprendizado', 'Como medimos') },
  { name: 'draws-unknown', open: at('/conferir/ninguem', 'Sorteio não encontrado') },
];
