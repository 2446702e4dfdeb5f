import { PATHS, SCREEN_NAMES, type ScreenName } from '@consorcio/contract/wire';
import { type ComponentType, lazy } from 'react';
import { CityWaiting } from './map/city/city-waiting.tsx';
import { SCREENS, type ScreenFacts } from './screen-table.ts';
import { WelcomeScreen } from './screens/boas-vindas/boas-vindas-screen.tsx';
import { loadChunk } from './ui/loading/load-chunk.ts';
import type { WaitingProps } from './ui/loading/waiting.tsx';

/** A screen as the program shows it. */
export interface PageRoute extends ScreenFacts {
  /** Path pattern; `*` for any other. */
  readonly path: string;
  readonly name: ScreenName | 'notFound';
  readonly Screen: ComponentType;
  /** Fetches its code; absent for the first screen, whose code comes with the page. */
  readonly preload?: () => Promise<unknown>;
  /** Shows while the guard asks and the screen's code is on its way; left out, the plain waiting screen. */
  readonly Fallback?: ComponentType<WaitingProps>;
}

type Load = () => Promise<{ default: ComponentType }>;
const screen =
  <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Load =>
  () =>
    loadChunk(name, load).then((module) => ({ default: module[name] }));

/** Every page of the live group, below both of its addresses. */
const LIVE = screen('LiveScreens', () => import('./screens/ao-vivo/live-screens.tsx'));

/** Where each screen's code is. */
const LOADS: Readonly<Record<Exclude<ScreenName, 'welcome'> | 'notFound', Load>> = {
  opening: screen('OpeningScreen', () => import('./screens/intruducao/intruducao-screen.tsx')),
  about: screen('AboutScreen', () => import('./screens/sobre-abac/sobre-abac-screen.tsx')),
  aboutYou: screen('AboutYouScreen', () => import('./screens/sobre-voce/sobre-voce-screen.tsx')),
  register: screen('RegisterScreen', () => import('./screens/cadastro/cadastro-screen.tsx')),
  login: screen('LoginScreen', () => import('./screens/login/login-screen.tsx')),
  characterIntro: screen(
    'CharacterIntroScreen',
    () => import('./screens/introducao-personagem/introducao-personagem-screen.tsx'),
  ),
  characterSelection: screen(
    'CharacterSelectionScreen',
    () => import('./screens/escolha-seu-personagem/escolha-seu-personagem-screen.tsx'),
  ),
  cityWelcome: screen(
    'CityWelcomeScreen',
    () => import('./screens/boas-vindas-a-cidade/boas-vindas-a-cidade-screen.tsx'),
  ),
  dreamIntro: screen('DreamIntroScreen', () => import('./screens/introducao-sonho/introducao-sonho-screen.tsx')),
  dreamSelection: screen('DreamSelectionScreen', () => import('./screens/sonhos/sonhos-screen.tsx')),
  greatChoice: screen('GreatChoiceScreen', () => import('./screens/escolha/escolha-screen.tsx')),
  tutorial: screen('TutorialScreen', () => import('./screens/tutorial/tutorial-screen.tsx')),
  map: screen('MapScreen', () => import('./screens/mapa/mapa-screen.tsx')),
  minigame: screen('MinigameScreen', () => import('./screens/minigame/minigame-screen.tsx')),
  returning: screen('ReturningScreen', () => import('./screens/de-volta-aojogo/de-volta-aojogo-screen.tsx')),
  certificate: screen(
    'CertificateScreen',
    () => import('./screens/certificado-de-conquista/certificado-de-conquista-screen.tsx'),
  ),
  share: screen('ShareScreen', () => import('./screens/compartilhar/compartilhar-screen.tsx')),
  notebook: screen('NotebookScreen', () => import('./screens/caderno/caderno-screen.tsx')),
  extract: screen('ExtractScreen', () => import('./screens/extrato/extrato-screen.tsx')),
  futures: screen('FuturesScreen', () => import('./screens/futuros/futuros-screen.tsx')),
  quiz: screen('QuizScreen', () => import('./screens/desafio/desafio-screen.tsx')),
  luck: screen('LuckScreen', () => import('./screens/sorte-e-escolha/sorte-e-escolha-screen.tsx')),
  group: screen('GroupScreen', () => import('./screens/grupo/grupo-screen.tsx')),
  teachers: screen('TeachersScreen', () => import('./screens/para-professores/para-professores-screen.tsx')),
  worksheet: screen('WorksheetScreen', () => import('./screens/folha-do-aluno/folha-do-aluno-screen.tsx')),
  answerKey: screen('AnswerKeyScreen', () => import('./screens/gabarito/gabarito-screen.tsx')),
  classroom: screen('ClassroomScreen', () => import('./screens/aula-sem-internet/aula-sem-internet-screen.tsx')),
  slides: screen('SlidesScreen', () => import('./screens/telao/telao-screen.tsx')),
  checkDraws: screen('CheckDrawsScreen', () => import('./screens/conferir/conferir-screen.tsx')),
  totals: screen('TotalsScreen', () => import('./screens/aprendizado/aprendizado-screen.tsx')),
  privacy: screen('PrivacyScreen', () => import('./screens/privacidade/privacidade-screen.tsx')),
  accessibility: screen('AccessibilityScreen', () => import('./screens/acessibilidade/acessibilidade-screen.tsx')),
  account: screen('AccountScreen', () => import('./screens/conta/conta-screen.tsx')),
  recover: screen('RecoverScreen', () => import('./screens/recuperar/recuperar-screen.tsx')),
  groupContract: screen('GroupContractScreen', () => import('./screens/contrato/contrato-screen.tsx')),
  scams: screen('ScamsScreen', () => import('./screens/golpe/golpe-screen.tsx')),
  pocket: screen('PocketScreen', () => import('./screens/bolso/bolso-screen.tsx')),
  whatIf: screen('WhatIfScreen', () => import('./screens/e-se/e-se-screen.tsx')),
  keep: screen('KeepScreen', () => import('./screens/guardar/guardar-screen.tsx')),
  play: screen('PlayScreen', () => import('./screens/jogar/jogar-screen.tsx')),
  afterLetter: screen('AfterLetterScreen', () => import('./screens/depois-da-carta/depois-da-carta-screen.tsx')),
  week: screen('WeekScreen', () => import('./screens/semana/week-screens.ts')),
  weekMap: screen('WeekMapScreen', () => import('./screens/mapa/mapa-screen.tsx')),
  pastWeeks: screen('PastWeeksScreen', () => import('./screens/semana/week-screens.ts')),
  certificateCheck: screen('CertificateCheckScreen', () => import('./screens/c/c-screen.tsx')),
  live: LIVE,
  liveShort: LIVE,
  notFound: screen('NotFoundScreen', () => import('./screens/not-found/not-found-screen.tsx')),
};

/** What a screen shows instead of the plain waiting screen. */
const FALLBACKS: { readonly [Name in ScreenName]?: ComponentType<WaitingProps> } = { map: CityWaiting };

function routeOf(name: ScreenName): PageRoute {
  const [path, Fallback] = [PATHS[name], FALLBACKS[name]];
  const shared = { ...SCREENS[name], name, path, ...(Fallback && { Fallback }) };
  if (name === 'welcome') return { ...shared, Screen: WelcomeScreen };
  return { ...shared, Screen: lazy(LOADS[name]), preload: LOADS[name] };
}

/** Every screen and its path; CONTRACT section 2. The last one takes any other path. */
export const ROUTES: readonly PageRoute[] = [
  ...SCREEN_NAMES.map(routeOf),
  { name: 'notFound', path: '*', Screen: lazy(LOADS.notFound), preload: LOADS.notFound },
];
