import type { RouteName } from '@consorcio/contract/wire';
import { type ComponentType, lazy } from 'react';
import { CityWaiting } from './map/city/city-waiting.tsx';
import { WelcomeScreen } from './screens/boas-vindas/boas-vindas-screen.tsx';
import type { GuardedRoute } from './session/guards/guards.ts';
import { loadChunk } from './ui/loading/load-chunk.ts';
import type { WaitingProps } from './ui/loading/waiting.tsx';

export interface PageRoute {
  readonly path: string;
  readonly Screen: ComponentType;
  readonly preload?: () => Promise<unknown>;
  /** Without one the screen needs nothing. */
  readonly guard?: GuardedRoute;
  /** Guard with `?complete=true`. */
  readonly resultsGuard?: GuardedRoute;
  /** Path of the screen that usually leads here: while that one rests, this one's code is fetched. */
  readonly previousPath?: string;
  /** Comes with the query library and the overlays. */
  readonly isSignedIn: boolean;
  /** Calls that the screen will make first: they are made while the guard still asks. */
  readonly prefetches?: readonly RouteName[];
  /** Shows while the guard asks and the screen's code is on its way; left out, the plain waiting screen. */
  readonly Fallback?: ComponentType<WaitingProps>;
}

type Load = () => Promise<{ default: ComponentType }>;
const screen =
  <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Load =>
  () =>
    loadChunk(name, load).then((module) => ({ default: module[name] }));

const open = (path: string, load: Load, previousPath?: string): PageRoute => ({
  path,
  Screen: lazy(load),
  preload: load,
  isSignedIn: false,
  ...(previousPath === undefined ? {} : { previousPath }),
});
const guarded = (path: string, guard: GuardedRoute, load: Load, previousPath?: string): PageRoute => ({
  ...open(path, load, previousPath),
  guard,
});
const signedIn = (path: string, guard: GuardedRoute, load: Load, previousPath?: string): PageRoute => ({
  ...guarded(path, guard, load, previousPath),
  isSignedIn: true,
});

/** Every screen and its path; CONTRACT section 2. The first screen's code comes with the page, the others when asked. */
export const ROUTES: readonly PageRoute[] = [
  { path: '/', Screen: WelcomeScreen, guard: 'welcome', isSignedIn: false },
  open(
    '/intruducao',
    screen('OpeningScreen', () => import('./screens/intruducao/intruducao-screen.tsx')),
    '/',
  ),
  open(
    '/sobre-abac',
    screen('AboutScreen', () => import('./screens/sobre-abac/sobre-abac-screen.tsx')),
    '/intruducao',
  ),
  open(
    '/sobre-voce',
    screen('AboutYouScreen', () => import('./screens/sobre-voce/sobre-voce-screen.tsx')),
    '/sobre-abac',
  ),
  open(
    '/compartilhar',
    screen('ShareScreen', () => import('./screens/compartilhar/compartilhar-screen.tsx')),
  ),
  /* Not fetched ahead: whoever has an account has been here, and the worker keeps this screen. */
  guarded(
    '/login',
    'login',
    screen('LoginScreen', () => import('./screens/login/login-screen.tsx')),
  ),
  guarded(
    '/cadastro',
    'register',
    screen('RegisterScreen', () => import('./screens/cadastro/cadastro-screen.tsx')),
    '/sobre-voce',
  ),
  signedIn(
    '/introducao-personagem',
    'character-intro',
    screen('CharacterIntroScreen', () => import('./screens/introducao-personagem/introducao-personagem-screen.tsx')),
  ),
  signedIn(
    '/escolha-seu-personagem',
    'character-selection',
    screen(
      'CharacterSelectionScreen',
      () => import('./screens/escolha-seu-personagem/escolha-seu-personagem-screen.tsx'),
    ),
    '/introducao-personagem',
  ),
  signedIn(
    '/boas-vindas-a-cidade',
    'city-welcome',
    screen('CityWelcomeScreen', () => import('./screens/boas-vindas-a-cidade/boas-vindas-a-cidade-screen.tsx')),
    '/escolha-seu-personagem',
  ),
  signedIn(
    '/introducao-sonho',
    'dream-intro',
    screen('DreamIntroScreen', () => import('./screens/introducao-sonho/introducao-sonho-screen.tsx')),
    '/boas-vindas-a-cidade',
  ),
  signedIn(
    '/sonhos',
    'dream-selection',
    screen('DreamSelectionScreen', () => import('./screens/sonhos/sonhos-screen.tsx')),
    '/introducao-sonho',
  ),
  signedIn(
    '/escolha',
    'great-choice',
    screen('GreatChoiceScreen', () => import('./screens/escolha/escolha-screen.tsx')),
    '/sonhos',
  ),
  signedIn(
    '/tutorial',
    'tutorial',
    screen('TutorialScreen', () => import('./screens/tutorial/tutorial-screen.tsx')),
    '/escolha',
  ),
  signedIn(
    '/de-volta-aojogo',
    'returning',
    screen('ReturningScreen', () => import('./screens/de-volta-aojogo/de-volta-aojogo-screen.tsx')),
  ),
  {
    ...signedIn(
      '/mapa',
      'map',
      screen('MapScreen', () => import('./screens/mapa/mapa-screen.tsx')),
    ),
    resultsGuard: 'results',
    Fallback: CityWaiting,
    prefetches: ['stageCurrent'],
  },
  signedIn(
    '/minigame/:slug',
    'minigame',
    screen('MinigameScreen', () => import('./screens/minigame/minigame-screen.tsx')),
    '/mapa',
  ),
  signedIn(
    '/certificado-de-conquista',
    'certificate',
    screen('CertificateScreen', () => import('./screens/certificado-de-conquista/certificado-de-conquista-screen.tsx')),
  ),
  signedIn(
    '/caderno',
    'take-home',
    screen('NotebookScreen', () => import('./screens/caderno/caderno-screen.tsx')),
  ),
  signedIn(
    '/extrato',
    'take-home',
    screen('StatementScreen', () => import('./screens/extrato/extrato-screen.tsx')),
  ),
  signedIn(
    '/futuros',
    'take-home',
    screen('FuturesScreen', () => import('./screens/futuros/futuros-screen.tsx')),
  ),
  signedIn(
    '/desafio',
    'take-home',
    screen('QuizScreen', () => import('./screens/desafio/desafio-screen.tsx')),
  ),
  signedIn(
    '/grupo',
    'take-home',
    screen('GroupScreen', () => import('./screens/grupo/grupo-screen.tsx')),
  ),
  signedIn(
    '/sorte-e-escolha/:campaignId',
    'take-home',
    screen('LuckScreen', () => import('./screens/sorte-e-escolha/sorte-e-escolha-screen.tsx')),
  ),
  open(
    '/aprendizado',
    screen('TotalsScreen', () => import('./screens/aprendizado/aprendizado-screen.tsx')),
  ),
  open(
    '/para-professores',
    screen('TeachersScreen', () => import('./screens/para-professores/para-professores-screen.tsx')),
  ),
  open(
    '/privacidade',
    screen('PrivacyScreen', () => import('./screens/privacidade/privacidade-screen.tsx')),
  ),
  open(
    '/conferir/:campaignId',
    screen('CheckDrawsScreen', () => import('./screens/conferir/conferir-screen.tsx')),
  ),
  /* Last: any other path. */
  open(
    '*',
    screen('NotFoundScreen', () => import('./screens/not-found/not-found-screen.tsx')),
  ),
];
