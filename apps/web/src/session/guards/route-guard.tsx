import { guardCopy } from '@consorcio/copy/first-screens';
import type { ComponentType, ReactNode } from 'react';
import { Waiting, type WaitingProps } from '../../ui/loading/waiting.tsx';
import type { GuardedRoute } from './guards.ts';
import { OfflineScreen } from './offline-screen.tsx';
import { useGuard } from './use-guard.ts';

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
