import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './api/query-client.ts';
import { Overlays } from './overlays/overlays.tsx';
import { onSignedOut } from './session/session-store.ts';

/** Answers of one player are never shown to the next. */
onSignedOut(() => queryClient.clear());

/** Around every screen of a signed-in player: the query library and what may cover any screen. */
export default function SignedIn({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Overlays />
    </QueryClientProvider>
  );
}
