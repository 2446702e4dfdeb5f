import { plans } from '@consorcio/players';
import type { Page } from 'playwright-core';
import { ApiPlayer } from '../support/api-player.ts';
import { AFTER_LETTER_VIEWS } from './after-letter-views.ts';
import { CONTRACT_VIEWS } from './exercise-views.ts';
import { READ_VIEWS, READING_VIEWS } from './teaching-views.ts';
import { at, press, type View } from './view.ts';
import { WINNER_VIEWS } from './winner-views.ts';

const openMap = async (page: Page): Promise<void> => {
  await page.goto('/mapa');
  await page.getByRole('navigation', { name: 'Lugares da cidade' }).getByRole('button').first().waitFor();
};
const openAchievements = async (page: Page): Promise<void> => {
  await openMap(page);
  await press(page, 'Abrir menu');
  await press(page, 'Minhas conquistas');
  await page.locator('dialog[open] li').first().waitFor();
};

/** Before a persona is chosen. */
const STRANGER_VIEWS: readonly View[] = [
  { name: 'character-intro', open: at('/introducao-personagem', 'ESCOLHA SEU PERSONAGEM') },
  { name: 'character-selection', open: at('/escolha-seu-personagem', 'QUERO ESSE PERSONAGEM') },
  {
    name: 'character-question',
    open: async (page) => {
      await at('/escolha-seu-personagem', 'QUERO ESSE PERSONAGEM')(page);
      await press(page, 'QUERO ESSE PERSONAGEM');
    },
  },
];

/** With a persona, before a dream. */
const DREAMER_VIEWS: readonly View[] = [
  { name: 'city-welcome', open: at('/boas-vindas-a-cidade', 'AVANÇAR') },
  { name: 'dream-intro', open: at('/introducao-sonho', 'ESCOLHA SEU SONHO') },
  { name: 'dream-selection', open: at('/sonhos', 'QUERO ESSE SONHO') },
  {
    name: 'dream-question',
    open: async (page) => {
      await at('/sonhos', 'QUERO ESSE SONHO')(page);
      await press(page, 'Próximo');
      await page.waitForTimeout(600);
      await press(page, 'QUERO ESSE SONHO');
    },
  },
];

const TUTORIAL_VIEWS: readonly View[] = [1, 2, 3, 4].map((step) => ({
  name: `tutorial-${step}`,
  open: async (page) => {
    await at('/tutorial', 'Avançar')(page);
    for (let i = 1; i < step; i += 1) await press(page, 'Avançar');
    await page.waitForTimeout(300);
  },
}));

const TUTORIAL_PAID: View = {
  name: 'tutorial-paid',
  open: async (page) => {
    await at('/tutorial', 'Avançar')(page);
    for (let step = 1; step < 3; step += 1) await press(page, 'Avançar');
    await page.getByRole('button', { name: /PAGAR/ }).click();
    await page.getByRole('heading', { name: 'Parcela paga!' }).waitFor();
  },
};

/** Right after a reward. */
const REWARDED_VIEWS: readonly View[] = [
  {
    name: 'badge-unlocked',
    open: async (page) => {
      await page.goto('/mapa');
      await page.getByRole('button', { name: 'VOLTAR AO JOGO', exact: true }).waitFor();
    },
  },
];

/** In the middle of a campaign. */
const PLAYER_VIEWS: readonly View[] = [
  { name: 'great-choice', open: at('/escolha', 'COMEÇAR O JOGO') },
  {
    name: 'share-dialog',
    open: async (page) => {
      await at('/escolha', 'COMEÇAR O JOGO')(page);
      await press(page, 'Compartilhar');
    },
  },
  ...TUTORIAL_VIEWS,
  TUTORIAL_PAID,
  { name: 'returning', open: at('/de-volta-aojogo', 'CONTINUAR O SONHO') },
  {
    name: 'returning-warning',
    open: async (page) => {
      await at('/de-volta-aojogo', 'CONTINUAR O SONHO')(page);
      await press(page, 'ESCOLHER UM NOVO');
    },
  },
  { name: 'map', open: openMap },
  {
    name: 'menu',
    open: async (page) => {
      await openMap(page);
      await press(page, 'Abrir menu');
      await page.getByRole('button', { name: 'Minhas conquistas' }).waitFor();
    },
  },
  { name: 'achievements', open: openAchievements },
  {
    name: 'achievement',
    open: async (page) => {
      await openAchievements(page);
      await page.locator('dialog[open] li button').first().click();
    },
  },
  {
    name: 'achievement-locked',
    open: async (page) => {
      await openAchievements(page);
      await page.locator('dialog[open] li button').nth(7).click();
    },
  },
  {
    name: 'guard-checks',
    open: async (page) => {
      await page.route('**/api/auth', () => undefined);
      await at('/mapa', 'validando rota...')(page);
    },
    leave: (page) => page.unrouteAll(),
  },
  {
    name: 'minigame-loads',
    open: async (page) => {
      await page.route('**/tapper/**', () => undefined);
      /* The frame that never comes may keep the whole page from being loaded. */
      await page.goto('/minigame/1', { waitUntil: 'commit' });
      await page.locator('main').getByText('Carregando...').first().waitFor();
    },
    leave: (page) => page.unrouteAll(),
  },
  {
    name: 'no-connection',
    open: async (page) => {
      await page.route('**/api/**', (route) => route.abort());
      await at('/mapa', 'Sem conexão')(page);
    },
  },
];

/** Without an account. */
const TRYING_VIEWS: readonly View[] = [
  {
    name: 'first-note',
    open: async (page, player) => {
      const { campaign } = await player.call('auth');
      await page.addInitScript((notes) => localStorage.setItem('first_notes', notes), `${campaign?.id} 0`);
      await openMap(page);
      await page.getByText('Trabalho ou descanso').click();
      await page.getByText('Entendi').waitFor();
    },
  },
  {
    name: 'menu-guest',
    open: async (page) => {
      await openMap(page);
      await press(page, 'Abrir menu');
      await page.getByRole('link', { name: 'Guardar meu progresso' }).waitFor();
    },
  },
  {
    name: 'menu-guest-leaves',
    open: async (page) => {
      await openMap(page);
      await press(page, 'Abrir menu');
      await press(page, 'Sair do jogo');
      await page.getByText('Sem cadastro, não dá para voltar').waitFor();
    },
  },
  { name: 'keep', open: at('/guardar', 'GUARDAR PROGRESSO') },
  { name: 'account-guest', isBrief: true, open: at('/conta', 'Você está jogando sem cadastro.') },
];

/** On the short way, before a persona is chosen. */
const ARRIVING_VIEWS: readonly View[] = [
  { name: 'play-persona', open: at('/jogar', 'Quem joga?') },
  {
    name: 'play-dream',
    open: async (page, player) => {
      await player.call('personaChoose', { body: { personaId: 2 } });
      await at('/jogar', 'Qual sonho?')(page);
    },
  },
];

async function startAs(origin: string, personaId: number, dreamId: number): Promise<ApiPlayer> {
  const player = new ApiPlayer(origin);
  await player.start('Ana Beatriz', personaId, dreamId);
  return player;
}

/** In the middle of a long campaign. */
async function playOn(origin: string): Promise<ApiPlayer> {
  const player = await startAs(origin, 3, 6);
  await player.playUntil(({ stage, extras }) => stage.cycle === 3 && extras.stageRelativeToCycle === 2, plans.saver);
  return player;
}

/** Has closed the popups of all badges so far, which would stand before everything else. */
async function withBadgesSeen(player: ApiPlayer): Promise<ApiPlayer> {
  await player.seeBadges();
  return player;
}

/** Signed up, and no more. */
async function signUp(origin: string, personaId?: number): Promise<ApiPlayer> {
  const player = new ApiPlayer(origin);
  if (personaId === undefined) await player.register();
  else await player.startPersona('Ana Beatriz', personaId);
  return player;
}

/** An idea that the reader has seen in the first month. */
const SEEN_BEFORE = 16;
/** An idea whose card lies on the certificate, seen in the first month by who has won by the third. */
const SEEN_BEFORE_LETTER = 25;

/** Who sees what: a player at a place of the game, and the views from there. */
export const CASTS: readonly {
  readonly who: string;
  readonly views: readonly View[];
  readonly prepare: (origin: string) => Promise<ApiPlayer>;
}[] = [
  { who: 'a stranger', views: STRANGER_VIEWS, prepare: (origin) => signUp(origin) },
  {
    who: 'a guest',
    views: TRYING_VIEWS,
    prepare: async (origin) => {
      const player = new ApiPlayer(origin);
      await player.startAsGuest(2, 4);
      return withBadgesSeen(player);
    },
  },
  { who: 'somebody who comes by a link', views: ARRIVING_VIEWS, prepare: (origin) => signUp(origin) },
  { who: 'a dreamer', views: DREAMER_VIEWS, prepare: (origin) => signUp(origin, 1) },
  {
    who: 'a player',
    views: PLAYER_VIEWS,
    prepare: async (origin) => withBadgesSeen(await playOn(origin)),
  },
  { who: 'a rewarded player', views: REWARDED_VIEWS, prepare: playOn },
  {
    who: 'a reader',
    views: [...READING_VIEWS, ...CONTRACT_VIEWS],
    prepare: async (origin) => {
      const player = await startAs(origin, 4, 1);
      await player.call('conceptSeen', { body: { conceptId: SEEN_BEFORE } });
      await player.playUntil(
        ({ stage, extras }) => stage.cycle === 2 && extras.stageRelativeToCycle === 2,
        plans.saver,
      );
      return player;
    },
  },
  {
    who: 'a bidder',
    views: AFTER_LETTER_VIEWS,
    prepare: async (origin) => {
      const player = await startAs(origin, 3, 2);
      await player.playUntil(() => false, plans.allInBidder);
      return withBadgesSeen(player);
    },
  },
  {
    who: 'a winner',
    views: [...WINNER_VIEWS, ...READ_VIEWS],
    prepare: async (origin) => {
      const player = await startAs(origin, 2, 1);
      await player.call('conceptSeen', { body: { conceptId: SEEN_BEFORE_LETTER } });
      await player.playUntil(() => false, plans.saver);
      return withBadgesSeen(player);
    },
  },
];
