import { brokenCopy } from '@consorcio/copy/screens';
import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { onTokenRefused } from './api/client.ts';
import { Toasts } from './overlays/toasts.tsx';
import { Page } from './page.tsx';
import { ROUTES } from './routes.tsx';
import { PATHS } from './session/guards.ts';
import { signOut, useSession } from './session/session-store.ts';
import { BrokenBoundary } from './ui/broken-boundary.tsx';
import { Button } from './ui/button.tsx';
import { Waiting } from './ui/waiting.tsx';

export function App() {
  useLeaveWhenTokenIsRefused();
  return (
    <BrokenBoundary fallback={<Broken />}>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            <Page key={route.path} route={route} />
          </Route>
        ))}
      </Switch>
      <Toasts />
    </BrokenBoundary>
  );
}

/** After a part of the program broke or could not be fetched: what the server keeps is safe, so load anew. */
function Broken() {
  return (
    <Waiting label={brokenCopy.title} detail={brokenCopy.body}>
      <Button onClick={() => location.reload()}>{brokenCopy.button}</Button>
    </Waiting>
  );
}

/**
 * SPEC section 4: logout as a global event. A token that is refused in the middle of the game leads to the login; one
 * that is refused while a guard asks leaves the way to that guard, since the first screen and the forms need no token.
 */
function useLeaveWhenTokenIsRefused(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onTokenRefused(() => {
        const isGuardAsking = useSession.getState().app.validatingAuth;
        signOut({ revoke: false });
        if (!isGuardAsking) navigate(PATHS.login);
      }),
    [navigate],
  );
}
