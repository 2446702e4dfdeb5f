import { guardCopy } from '@consorcio/copy/screens';
import { lazy, Suspense, useEffect } from 'react';
import { useSearch } from 'wouter';
import type { PageRoute } from './routes.tsx';
import { RouteGuard } from './session/route-guard.tsx';
import { noteVisit } from './ui/go-back.ts';
import { Waiting } from './ui/waiting.tsx';

const SignedIn = lazy(() => import('./signed-in.tsx'));

/** One route: its code is fetched while its guard is still asking; the screen renders only once it may. */
export function Page({ route }: { route: PageRoute }) {
  const isComplete = new URLSearchParams(useSearch()).get('complete') === 'true';
  const { Screen, guard, resultsGuard, isSignedIn, preload } = route;
  useEffect(() => {
    noteVisit();
    preload?.().catch(() => undefined);
  }, [preload]);

  const screen = isSignedIn ? (
    <SignedIn>
      <Screen />
    </SignedIn>
  ) : (
    <Screen />
  );
  const page = (
    <Suspense fallback={<Waiting label={guardCopy.loading} detail={guardCopy.loadingDetail} />}>{screen}</Suspense>
  );
  const asked = isComplete ? (resultsGuard ?? guard) : guard;
  return asked === undefined ? (
    page
  ) : (
    <RouteGuard key={asked} route={asked}>
      {page}
    </RouteGuard>
  );
}
