import { guardCopy } from '@consorcio/copy/screens';
import { lazy, Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import { prefetchCalls } from './api/client.ts';
import { sound } from './audio/index.ts';
import { applyUpdateBetweenScreens } from './program/program-update.ts';
import { ReplayEarlyInput } from './program/replay-early-input.ts';
import { type PageRoute, ROUTES } from './routes.tsx';
import { RouteGuard } from './session/guards/route-guard.tsx';
import { countVisit } from './ui/go-back.ts';
import { loadChunk } from './ui/loading/load-chunk.ts';
import { Waiting } from './ui/loading/waiting.tsx';

const loadSignedIn = () => loadChunk('SignedIn', () => import('./signed-in.tsx'));
const SignedIn = lazy(loadSignedIn);
const NOTHING = [] as const;
/** Milliseconds of rest after which the code of the next screens is fetched. */
const REST = 1_500;

/** One route: its code is fetched while its guard is still asking; the screen renders only once it may. */
export function Page({ route }: { route: PageRoute }) {
  const isComplete = new URLSearchParams(useSearch()).get('complete') === 'true';
  const {
    name,
    theme,
    Screen,
    guard,
    resultsGuard,
    isSignedIn,
    preload,
    prefetches = NOTHING,
    Fallback = Waiting,
  } = route;
  useEffect(() => {
    countVisit();
    prefetchCalls(prefetches);
    applyUpdateBetweenScreens(location.pathname);
    const parts = [preload?.(), isSignedIn ? loadSignedIn() : undefined];
    Promise.all(parts).catch(ignoreFailure);
    const timer = setTimeout(() => preloadNextScreens(name), REST);
    return () => clearTimeout(timer);
  }, [preload, isSignedIn, prefetches, name]);

  useEffect(() => {
    if (theme !== undefined) sound.playTheme(theme);
  }, [theme]);

  const screen = isSignedIn ? (
    <SignedIn>
      <Screen />
    </SignedIn>
  ) : (
    <Screen />
  );
  const page = (
    <Suspense fallback={<Fallback label={guardCopy.loading} detail={guardCopy.loadingDetail} />}>
      {screen}
      <ReplayEarlyInput />
    </Suspense>
  );
  const asked = isComplete ? (resultsGuard ?? guard) : guard;
  return asked === undefined ? (
    page
  ) : (
    <RouteGuard key={asked} route={asked} Fallback={Fallback}>
      {page}
    </RouteGuard>
  );
}

/** What could not be fetched ahead is fetched again, and told, when it is to be shown. */
const ignoreFailure = (): undefined => undefined;

function preloadNextScreens(current: PageRoute['name']): void {
  for (const { preload } of ROUTES.filter(({ follows }) => follows === current)) preload?.().catch(ignoreFailure);
}
