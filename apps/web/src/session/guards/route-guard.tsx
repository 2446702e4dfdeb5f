import { PATHS, pathHere } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Waiting, type WaitingProps } from '../../ui/loading/waiting.tsx';
import { fetchPlayerStatus } from '../fetch-player-status.ts';
import { storedToken } from '../local-keys.ts';
import { endValidation, startValidation } from '../session-store.ts';
import { decide, type GuardedRoute, type GuardPath, type GuardVerdict, needsTokenOnly } from './guards.ts';
import { OfflineScreen } from './offline-screen.tsx';

interface Props {
  readonly route: GuardedRoute;
  readonly children: ReactNode;
  /** Milliseconds that a validation takes at least. SPEC section 9. */
  readonly delay?: number;
  /** What a player with a token sees while it is checked; left out, the plain screen. */
  readonly Fallback?: ComponentType<WaitingProps> | undefined;
}

/** Shows a screen only to a player who may stand there. Key it by the route. CONTRACT section 2. */
export function RouteGuard({ route, children, delay, Fallback = Waiting }: Props) {
  const state = useGuard(route, delay);
  switch (state.kind) {
    case 'stay':
      return children;
    case 'checking':
      return state.hasToken ? (
        <Fallback label={guardCopy.validating} detail={guardCopy.validatingDetail} />
      ) : (
        <Validating />
      );
    case 'leaving':
      return state.isFailure ? (
        <Waiting label={guardCopy.failed} detail={guardCopy.leadsTo[state.to]} />
      ) : (
        <Validating />
      );
    case 'unreachable':
      return <OfflineScreen onBack={state.retry} />;
  }
}

const Validating = () => <Waiting label={guardCopy.validating} detail={guardCopy.validatingDetail} />;

/** Milliseconds that a validation takes at least. SPEC sections 4 and 9. */
const VALIDATION_DELAY = 100;
/** Milliseconds for which 'falha...' can be read before the guard leads on. */
const FAILURE_SHOWN = 700;

type GuardState =
  | { readonly kind: 'checking'; readonly hasToken: boolean }
  | { readonly kind: 'stay' }
  | { readonly kind: 'leaving'; readonly to: GuardPath; readonly isFailure: boolean }
  | { readonly kind: 'unreachable'; readonly retry: () => void };

/**
 * Guards one screen. Nothing of the screen may render before the state is 'stay'. The component that calls this is
 * keyed by the route, so that each screen starts with a check of its own.
 */
function useGuard(route: GuardedRoute, delay = VALIDATION_DELAY): GuardState {
  const [state, setState] = useState<GuardState>(() => (showsAtOnce(route) ? { kind: 'stay' } : checking()));
  const [attempt, setAttempt] = useState(0);
  const [, navigate] = useLocation();
  const leavingTo = state.kind === 'leaving' ? state.to : null;
  const pause = state.kind === 'leaving' && state.isFailure ? FAILURE_SHOWN : 0;

  useEffect(() => {
    if (showsAtOnce(route)) {
      endValidation(storedToken());
      return;
    }
    return check(route, delay, setState, () => setAttempt(attempt + 1));
  }, [route, delay, attempt]);

  useEffect(() => {
    if (leavingTo === null) return;
    /* A login leads back to here (path-after-login.ts). */
    const state = leavingTo === PATHS.login ? { from: pathHere() } : null;
    const timer = setTimeout(() => navigate(leavingTo, { replace: true, state }), pause);
    return () => clearTimeout(timer);
  }, [leavingTo, pause, navigate]);

  return state;
}

/**
 * Whether the screen shows without a check: a public one without a token, and one that needs only a token
 * with one. SPEC section 4's validation then has nothing to wait for and ends at once.
 */
const showsAtOnce = (route: GuardedRoute): boolean =>
  storedToken() === null ? decide(route, 'signed-out').kind === 'stay' : needsTokenOnly(route);

const checking = (): GuardState => ({ kind: 'checking', hasToken: storedToken() !== null });
const stateOf = (decision: GuardVerdict): GuardState =>
  decision.kind === 'stay' ? decision : { ...decision, kind: 'leaving' };

/** Begins a check; returns a function that cancels it. */
function check(
  route: GuardedRoute,
  delay: number,
  setState: (state: GuardState) => void,
  retry: () => void,
): () => void {
  let isForgotten = false;
  setState(checking());
  startValidation();
  Promise.all([fetchPlayerStatus(), new Promise((resolve) => setTimeout(resolve, delay))]).then(([status]) => {
    endValidation(storedToken());
    if (isForgotten) return;
    /* Renders a whole screen: as a transition, so that it does not block input. */
    startTransition(() =>
      setState(status === 'unreachable' ? { kind: 'unreachable', retry } : stateOf(decide(route, status))),
    );
  });
  return () => {
    isForgotten = true;
  };
}
