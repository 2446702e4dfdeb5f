import { QueryClient } from '@tanstack/react-query';
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

/**
 * False where the browser knows that there is no connection. The query library's own knowledge begins with the first
 * change, and a page may be opened without a connection.
 */
const isConnected = (): boolean => navigator.onLine !== false;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      /* Without a connection a screen says so at once; it is asked again when the connection is back. */
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (failures, error) => failures < RETRIES && isConnected() && isWorthRetrying(error),
      gcTime: CACHE_RETENTION,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

/* For the same reason it does not hear of the first connection of a page that was opened without one. */
globalThis.addEventListener?.('online', () => queryClient.getQueryCache().onOnline());
