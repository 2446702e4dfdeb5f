import { useEffect } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { onTokenRefused } from './api/client.ts';
import { Toasts } from './overlays/toasts.tsx';
import { Page } from './page.tsx';
import { ROUTES } from './routes.tsx';
import { NotFoundScreen } from './screens/not-found/not-found-screen.tsx';
import { PATHS } from './session/guards.ts';
import { signOut } from './session/session-store.ts';
import { ErrorScreen } from './ui/error-screen.tsx';

export function App() {
  useLeaveWhenTokenIsRefused();
  return (
    <ErrorScreen>
      <Switch>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path}>
            <Page route={route} />
          </Route>
        ))}
        <Route>
          <NotFoundScreen />
        </Route>
      </Switch>
      <Toasts />
    </ErrorScreen>
  );
}

/** SPEC section 4: logout as a global event. A token that is refused in the middle of the game leads to the login. */
function useLeaveWhenTokenIsRefused(): void {
  const [, navigate] = useLocation();
  useEffect(
    () =>
      onTokenRefused(() => {
        signOut({ revoke: false });
        navigate(PATHS.login);
      }),
    [navigate],
  );
}
