import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { BadgeUnlocked } from './overlays/badge-unlocked.tsx';
import { onSignedOut, updateSlice, useSession } from './session/session-store.ts';
import { BackCloses } from './ui/dialogs/back-closes.ts';
import { partOf } from './ui/loading/load-chunk.ts';

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

const Menu = lazy(partOf('Menu', () => import('./overlays/menu.tsx')));
const Achievements = lazy(partOf('Achievements', () => import('./overlays/achievements.tsx')));

/** Menu, achievements and unlocked badge: what may cover any screen of a signed-in player. */
function Overlays() {
  const isMenuOpen = useSession((session) => session.menu.visible);
  const areAchievementsOpen = useSession((session) => session.achievements.visible);
  useCloseOnLeaving();
  return (
    <>
      {/* The menu waits below the achievements. */}
      {isMenuOpen && areAchievementsOpen && <BackCloses onClose={closeMenu} />}
      <Suspense>{areAchievementsOpen ? <Achievements /> : isMenuOpen ? <Menu /> : <BadgeUnlocked />}</Suspense>
    </>
  );
}

const closeMenu = (): void => updateSlice('menu', { visible: false });

/** No overlay follows the player to another screen. */
function useCloseOnLeaving(): void {
  const [path] = useLocation();
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    updateSlice('menu', { visible: false });
    updateSlice('achievements', { visible: false });
  }, [path]);
}
