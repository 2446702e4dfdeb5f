import { onlineManager, QueryClient } from '@tanstack/react-query';
import { CallFailure } from './queries.ts';

/** Retries of a query that got no answer. SPEC section 9. */
const RETRIES = 3;
/** Milliseconds for which an unused answer is kept. SPEC section 9. */
const CACHE_RETENTION = 5 * 60_000;

/** Lost connections and server errors are retried; other refusals of the API would only be repeated. */
const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof CallFailure) ||
  error.reason.kind === 'network' ||
  (error.reason.kind === 'code' && error.reason.status >= 500);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      /* Without a connection a screen says so at once; it is asked again when the connection is back. */
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && onlineManager.isOnline() && isWorthRetrying(error),
      gcTime: CACHE_RETENTION,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});
