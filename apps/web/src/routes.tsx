import { can, PATHS, SCREEN_NAMES, type ScreenName } from '@consorcio/contract/wire';
import { type ComponentType, lazy } from 'react';
import { CityWaiting } from './map/city/city-waiting.tsx';
import { SCREENS, type ScreenFacts } from './screen-table.ts';
import { WelcomeScreen } from './screens/welcome/welcome-screen.tsx';
import { loadChunk, partOf } from './ui/loading/load-chunk.ts';
import type { WaitingProps } from './ui/loading/waiting.tsx';

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

/** Where the code of each screen on the game's way is. */
const NEAR = {
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
  play: partOf('PlayScreen', () => import('./screens/play/play-screen.tsx')),
  weekMap: partOf('WeekMapScreen', () => import('./screens/map/week-map-screen.tsx')),
  live: LIVE,
  liveShort: LIVE,
} as const satisfies { readonly [Name in ScreenName]?: Load };

const isNear = (name: ScreenName | 'notFound'): name is keyof typeof NEAR => Object.hasOwn(NEAR, name);
/** Fetches the code of a screen; where those beside the game's way are is fetched with the first of them. */
export const loadFar = () => loadChunk('FarScreens', () => import('./far-screens.ts'));
const loadOf = (name: Exclude<ScreenName, 'welcome'> | 'notFound'): Load =>
  isNear(name) ? NEAR[name] : () => loadFar().then(({ FAR_SCREENS }) => FAR_SCREENS[name]());

/** What a screen shows instead of the plain waiting screen. */
const FALLBACKS: { readonly [Name in ScreenName]?: ComponentType<WaitingProps> } = { map: CityWaiting };

function routeOf(name: ScreenName): PageRoute {
  const [path, Fallback] = [PATHS[name], FALLBACKS[name]];
  const shared = { ...SCREENS[name], name, path, ...(Fallback && { Fallback }) };
  if (name === 'welcome') return { ...shared, Screen: WelcomeScreen };
  const load = loadOf(name);
  return { ...shared, Screen: lazy(load), preload: load };
}

const isOffered = (name: ScreenName): boolean => {
  const { needs } = SCREENS[name];
  return needs === undefined || can(needs);
};

/** Every screen that this edition offers, and its path; CONTRACT section 2. The last one takes any other path. */
export const ROUTES: readonly PageRoute[] = [
  ...SCREEN_NAMES.filter(isOffered).map(routeOf),
  { name: 'notFound', path: '*', Screen: lazy(loadOf('notFound')), preload: loadOf('notFound') },
];
