import { pathHere } from '@consorcio/contract/wire';
import { brokenCopy } from '@consorcio/copy/first-screens';
import { BrokenInvariant } from '@consorcio/kernel';
import { Component, type ComponentType, type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import {
  askAccountBy,
  checkAccount,
  isTokenOfOther,
  onOtherAccount,
  otherAccountNotice,
} from './api/another-account.ts';
import { onTokenRefused } from './api/client.ts';
import { Toasts } from './overlays/toasts.tsx';
import { Page } from './page.tsx';
import { ROUTES } from './routes.tsx';
import { HOME_PATH } from './session/guards/guards.ts';
import { OfflineScreen } from './session/guards/offline-screen.tsx';
import { signOut, useSession } from './session/session-store.ts';
import { Button } from './ui/buttons/button.tsx';
import { ChunkLoadError } from './ui/loading/load-chunk.ts';
import { Waiting } from './ui/loading/waiting.tsx';

export function App() {
  useSignOutWhenTokenIsRefused();
  const OtherAccount = useOtherAccount();
  if (OtherAccount !== null) return <OtherAccount />;
  return (
    <ErrorBoundary fallback={(isLoadFailure) => <ErrorScreen isLoadFailure={isLoadFailure} />}>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            <Page key={route.path} route={route} />
          </Route>
        ))}
      </Switch>
      <Toasts />
    </ErrorBoundary>
  );
}

/**
 * Shown after an error while rendering, or when a chunk could not be loaded; nothing on the server is lost by a reload. A
 * chunk that is no longer there, or a rulebook that this program does not have, means a new release: then the page reloads
 * by itself, once.
 */
function ErrorScreen({ isLoadFailure }: { isLoadFailure: boolean }) {
  const reload = useCallback(() => location.reload(), []);
  const isOffline = isLoadFailure && !navigator.onLine;
  useEffect(() => {
    if (isLoadFailure && !isOffline) reloadOnce();
  }, [isLoadFailure, isOffline]);
  if (isOffline) return <OfflineScreen onBack={reload} />;
  return (
    <Waiting label={brokenCopy.title} detail={brokenCopy.body}>
      <Button onClick={reload}>{brokenCopy.button}</Button>
    </Waiting>
  );
}

askAccountBy(async (id) => (await import('./session/same-account.tsx')).sameAccount(id));

/** What covers this tab once somebody else has logged in in another one. */
function useOtherAccount(): ComponentType | null {
  useEffect(() => {
    const look = (): void => {
      if (isTokenOfOther()) checkAccount().catch(() => undefined);
    };
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);
  return useSyncExternalStore(onOtherAccount, otherAccountNotice, otherAccountNotice);
}

/**
 * SPEC section 4: logout as a global event. A token that is refused in the middle of the game leads to the login; while
 * a guard validates, the guard itself decides, since the first screen and the forms need no token.
 */
function useSignOutWhenTokenIsRefused(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onTokenRefused(() => {
        const isGuardAsking = useSession.getState().app.validatingAuth;
        const from = pathHere();
        signOut({ revoke: false });
        if (!isGuardAsking) navigate(HOME_PATH['signed-out'], { state: { from } });
      }),
    [navigate],
  );
}

interface Props {
  readonly children: ReactNode;
  /** Shown in place of what broke. `isLoadFailure`: a part of the program could not be fetched. */
  readonly fallback: (isLoadFailure: boolean) => ReactNode;
}
interface State {
  readonly broken: 'no' | 'in-itself' | 'unfetched';
}

/** Catches errors thrown while rendering, including a chunk that could not be loaded. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { broken: 'no' };

  static getDerivedStateFromError(error: unknown): State {
    const isOlder = error instanceof BrokenInvariant && error.code === 'RULEBOOK_UNKNOWN';
    return { broken: isOlder || error instanceof ChunkLoadError ? 'unfetched' : 'in-itself' };
  }

  override render(): ReactNode {
    const { broken } = this.state;
    return broken === 'no' ? this.props.children : this.props.fallback(broken === 'unfetched');
  }
}

/** Milliseconds within which a second reload would be a reload loop. */
const CIRCLE = 60_000;

/** Reloads the page, unless it is one that was just reloaded. */
function reloadOnce(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if ((visit !== undefined && visit.type !== 'reload') || performance.now() > CIRCLE) location.reload();
}
