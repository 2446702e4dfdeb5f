import { withoutBase } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { lazy, Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import { prefetchCalls } from './api/client.ts';
import { sound } from './audio/index.ts';
import { ReplayEarlyInput } from './program/replay-early-input.ts';
import { awaitsDecision, startWorker } from './program/worker-start.ts';
import { type PageRoute, ROUTES } from './routes.tsx';
import { mayHaveStage } from './session/campaign-known.ts';
import { RouteGuard } from './session/guards/route-guard.tsx';
import { countVisit } from './ui/go-back.ts';
import { isLight } from './ui/light-mode.ts';
import { loadChunk } from './ui/loading/load-chunk.ts';
import { Waiting } from './ui/loading/waiting.tsx';

const loadSignedIn = () => loadChunk('SignedIn', () => import('./signed-in.tsx'));
const SignedIn = lazy(loadSignedIn);
const NOTHING = [] as const;
/** Milliseconds after which the code of the next screens is preloaded. */
const REST = 1_500;

/** One route: its code is fetched while its guard validates; the screen renders once the guard lets it. */
export function Page({ route }: { route: PageRoute }) {
  const isComplete = new URLSearchParams(useSearch()).get('complete') === 'true';
  const {
    name,
    theme,
    Screen,
    guard,
    resultsGuard,
    isSignedIn,
    isQuiet = false,
    preload,
    prefetches = NOTHING,
    Fallback = Waiting,
  } = route;
  useEffect(() => {
    countVisit();
    prefetchCalls(mayHaveStage() ? prefetches : prefetches.filter((call) => call !== 'stageCurrent'));
    startWorker({ name, isQuiet, path: withoutBase(location.pathname) });
    const parts = [preload?.(), isSignedIn ? loadSignedIn() : undefined];
    Promise.all(parts).catch(ignoreFailure);
    const timer = setTimeout(() => preloadNextScreens(name), REST);
    return () => clearTimeout(timer);
  }, [preload, isSignedIn, isQuiet, prefetches, name]);

  useEffect(() => (isQuiet ? sound.hold() : undefined), [isQuiet]);
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

/** A failed preload is tried again, and its failure reported, when the screen is shown. */
const ignoreFailure = (): undefined => undefined;

function preloadNextScreens(current: PageRoute['name']): void {
  if (isLight() || awaitsDecision(current)) return;
  for (const { preload } of ROUTES.filter(({ follows }) => follows === current)) preload?.().catch(ignoreFailure);
}
