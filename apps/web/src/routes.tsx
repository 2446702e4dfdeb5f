import { PATHS, SCREEN_NAMES, type ScreenName } from '@consorcio/contract/wire';
import { type ComponentType, lazy } from 'react';
import { CityWaiting } from './map/city/city-waiting.tsx';
import { SCREENS, type ScreenFacts } from './screen-table.ts';
import { WelcomeScreen } from './screens/welcome/welcome-screen.tsx';
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
const LIVE = partOf('LiveScreens', () => import('./screens/live/live-screens.tsx'));

/** Where each screen's code is. */
const LOADS: Readonly<Record<Exclude<ScreenName, 'welcome'> | 'notFound', Load>> = {
  opening: partOf('OpeningScreen', () => import('./screens/opening/opening-screen.tsx')),
  about: partOf('AboutScreen', () => import('./screens/about/about-screen.tsx')),
  aboutYou: partOf('AboutYouScreen', () => import('./screens/about-you/about-you-screen.tsx')),
  register: partOf('RegisterScreen', () => import('./screens/register/register-screen.tsx')),
  login: partOf('LoginScreen', () => import('./screens/login/login-screen.tsx')),
  characterIntro: partOf('CharacterIntroScreen', () => import('./screens/character-intro/character-intro-screen.tsx')),
  characterSelection: partOf(
    'CharacterSelectionScreen',
    () => import('./screens/character-selection/character-selection-screen.tsx'),
  ),
  cityWelcome: partOf('CityWelcomeScreen', () => import('./screens/city-welcome/city-welcome-screen.tsx')),
  dreamIntro: partOf('DreamIntroScreen', () => import('./screens/dream-intro/dream-intro-screen.tsx')),
  dreamSelection: partOf('DreamSelectionScreen', () => import('./screens/dream-selection/dream-selection-screen.tsx')),
  greatChoice: partOf('GreatChoiceScreen', () => import('./screens/great-choice/great-choice-screen.tsx')),
  tutorial: partOf('TutorialScreen', () => import('./screens/tutorial/tutorial-screen.tsx')),
  map: partOf('MapScreen', () => import('./screens/map/map-screen.tsx')),
  minigame: partOf('MinigameScreen', () => import('./screens/minigame/minigame-screen.tsx')),
  returning: partOf('ReturningScreen', () => import('./screens/returning/returning-screen.tsx')),
  certificate: partOf('CertificateScreen', () => import('./screens/certificate/certificate-screen.tsx')),
  share: partOf('ShareScreen', () => import('./screens/share/share-screen.tsx')),
  notebook: partOf('NotebookScreen', () => import('./screens/notebook/notebook-screen.tsx')),
  extract: partOf('ExtractScreen', () => import('./screens/extract/extract-screen.tsx')),
  futures: partOf('FuturesScreen', () => import('./screens/futures/futures-screen.tsx')),
  quiz: partOf('QuizScreen', () => import('./screens/quiz/quiz-screen.tsx')),
  luck: partOf('LuckScreen', () => import('./screens/luck/luck-screen.tsx')),
  group: partOf('GroupScreen', () => import('./screens/group/group-screen.tsx')),
  teachers: partOf('TeachersScreen', () => import('./screens/teachers/teachers-screen.tsx')),
  worksheet: partOf('WorksheetScreen', () => import('./screens/worksheet/worksheet-screen.tsx')),
  answerKey: partOf('AnswerKeyScreen', () => import('./screens/answer-key/answer-key-screen.tsx')),
  classroom: partOf('ClassroomScreen', () => import('./screens/classroom/classroom-screen.tsx')),
  slides: partOf('SlidesScreen', () => import('./screens/slides/slides-screen.tsx')),
  checkDraws: partOf('CheckDrawsScreen', () => import('./screens/check-draws/check-draws-screen.tsx')),
  totals: partOf('TotalsScreen', () => import('./screens/totals/totals-screen.tsx')),
  privacy: partOf('PrivacyScreen', () => import('./screens/privacy/privacy-screen.tsx')),
  accessibility: partOf('AccessibilityScreen', () => import('./screens/accessibility/accessibility-screen.tsx')),
  account: partOf('AccountScreen', () => import('./screens/account/account-screen.tsx')),
  recover: partOf('RecoverScreen', () => import('./screens/recover/recover-screen.tsx')),
  groupContract: partOf('GroupContractScreen', () => import('./screens/group-contract/group-contract-screen.tsx')),
  scams: partOf('ScamsScreen', () => import('./screens/scams/scams-screen.tsx')),
  pocket: partOf('PocketScreen', () => import('./screens/pocket/pocket-screen.tsx')),
  whatIf: partOf('WhatIfScreen', () => import('./screens/what-if/what-if-screen.tsx')),
  keep: partOf('KeepScreen', () => import('./screens/keep/keep-screen.tsx')),
  play: partOf('PlayScreen', () => import('./screens/play/play-screen.tsx')),
  afterLetter: partOf('AfterLetterScreen', () => import('./screens/after-letter/after-letter-screen.tsx')),
  week: partOf('WeekScreen', () => import('./screens/week/week-screens.ts')),
  weekMap: partOf('WeekMapScreen', () => import('./screens/map/map-screen.tsx')),
  pastWeeks: partOf('PastWeeksScreen', () => import('./screens/week/week-screens.ts')),
  certificateCheck: partOf(
    'CertificateCheckScreen',
    () => import('./screens/certificate-check/certificate-check-screen.tsx'),
  ),
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
