import { PATHS, SCREEN_NAMES, type ScreenName } from '@consorcio/contract/wire';
import { type ComponentType, lazy } from 'react';
import { CityWaiting } from './map/city/city-waiting.tsx';
import { SCREENS, type ScreenFacts } from './screen-table.ts';
import { WelcomeScreen } from './screens/boas-vindas/boas-vindas-screen.tsx';
import { partOf } from './ui/loading/load-chunk.ts';
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

/** Every page of the live group, below both of its addresses. */
const LIVE = partOf('LiveScreens', () => import('./screens/ao-vivo/live-screens.tsx'));

/** Where each screen's code is. */
const LOADS: Readonly<Record<Exclude<ScreenName, 'welcome'> | 'notFound', Load>> = {
  opening: partOf('OpeningScreen', () => import('./screens/intruducao/intruducao-screen.tsx')),
  about: partOf('AboutScreen', () => import('./screens/sobre-abac/sobre-abac-screen.tsx')),
  aboutYou: partOf('AboutYouScreen', () => import('./screens/sobre-voce/sobre-voce-screen.tsx')),
  register: partOf('RegisterScreen', () => import('./screens/cadastro/cadastro-screen.tsx')),
  login: partOf('LoginScreen', () => import('./screens/login/login-screen.tsx')),
  characterIntro: partOf(
    'CharacterIntroScreen',
    () => import('./screens/introducao-personagem/introducao-personagem-screen.tsx'),
  ),
  characterSelection: partOf(
    'CharacterSelectionScreen',
    () => import('./screens/escolha-seu-personagem/escolha-seu-personagem-screen.tsx'),
  ),
  cityWelcome: partOf(
    'CityWelcomeScreen',
    () => import('./screens/boas-vindas-a-cidade/boas-vindas-a-cidade-screen.tsx'),
  ),
  dreamIntro: partOf('DreamIntroScreen', () => import('./screens/introducao-sonho/introducao-sonho-screen.tsx')),
  dreamSelection: partOf('DreamSelectionScreen', () => import('./screens/sonhos/sonhos-screen.tsx')),
  greatChoice: partOf('GreatChoiceScreen', () => import('./screens/escolha/escolha-screen.tsx')),
  tutorial: partOf('TutorialScreen', () => import('./screens/tutorial/tutorial-screen.tsx')),
  map: partOf('MapScreen', () => import('./screens/mapa/mapa-screen.tsx')),
  minigame: partOf('MinigameScreen', () => import('./screens/minigame/minigame-screen.tsx')),
  returning: partOf('ReturningScreen', () => import('./screens/de-volta-aojogo/de-volta-aojogo-screen.tsx')),
  certificate: partOf(
    'CertificateScreen',
    () => import('./screens/certificado-de-conquista/certificado-de-conquista-screen.tsx'),
  ),
  share: partOf('ShareScreen', () => import('./screens/compartilhar/compartilhar-screen.tsx')),
  notebook: partOf('NotebookScreen', () => import('./screens/caderno/caderno-screen.tsx')),
  extract: partOf('ExtractScreen', () => import('./screens/extrato/extrato-screen.tsx')),
  futures: partOf('FuturesScreen', () => import('./screens/futuros/futuros-screen.tsx')),
  quiz: partOf('QuizScreen', () => import('./screens/desafio/desafio-screen.tsx')),
  luck: partOf('LuckScreen', () => import('./screens/sorte-e-escolha/sorte-e-escolha-screen.tsx')),
  group: partOf('GroupScreen', () => import('./screens/grupo/grupo-screen.tsx')),
  teachers: partOf('TeachersScreen', () => import('./screens/para-professores/para-professores-screen.tsx')),
  worksheet: partOf('WorksheetScreen', () => import('./screens/folha-do-aluno/folha-do-aluno-screen.tsx')),
  answerKey: partOf('AnswerKeyScreen', () => import('./screens/gabarito/gabarito-screen.tsx')),
  classroom: partOf('ClassroomScreen', () => import('./screens/aula-sem-internet/aula-sem-internet-screen.tsx')),
  slides: partOf('SlidesScreen', () => import('./screens/telao/telao-screen.tsx')),
  checkDraws: partOf('CheckDrawsScreen', () => import('./screens/conferir/conferir-screen.tsx')),
  totals: partOf('TotalsScreen', () => import('./screens/aprendizado/aprendizado-screen.tsx')),
  privacy: partOf('PrivacyScreen', () => import('./screens/privacidade/privacidade-screen.tsx')),
  accessibility: partOf('AccessibilityScreen', () => import('./screens/acessibilidade/acessibilidade-screen.tsx')),
  account: partOf('AccountScreen', () => import('./screens/conta/conta-screen.tsx')),
  recover: partOf('RecoverScreen', () => import('./screens/recuperar/recuperar-screen.tsx')),
  groupContract: partOf('GroupContractScreen', () => import('./screens/contrato/contrato-screen.tsx')),
  scams: partOf('ScamsScreen', () => import('./screens/golpe/golpe-screen.tsx')),
  pocket: partOf('PocketScreen', () => import('./screens/bolso/bolso-screen.tsx')),
  whatIf: partOf('WhatIfScreen', () => import('./screens/e-se/e-se-screen.tsx')),
  keep: partOf('KeepScreen', () => import('./screens/guardar/guardar-screen.tsx')),
  play: partOf('PlayScreen', () => import('./screens/jogar/jogar-screen.tsx')),
  afterLetter: partOf('AfterLetterScreen', () => import('./screens/depois-da-carta/depois-da-carta-screen.tsx')),
  week: partOf('WeekScreen', () => import('./screens/semana/week-screens.ts')),
  weekMap: partOf('WeekMapScreen', () => import('./screens/mapa/mapa-screen.tsx')),
  pastWeeks: partOf('PastWeeksScreen', () => import('./screens/semana/week-screens.ts')),
  certificateCheck: partOf('CertificateCheckScreen', () => import('./screens/c/c-screen.tsx')),
  live: LIVE,
  liveShort: LIVE,
  notFound: partOf('NotFoundScreen', () => import('./screens/not-found/not-found-screen.tsx')),
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
