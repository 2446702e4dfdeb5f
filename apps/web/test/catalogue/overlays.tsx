import type { ReplyOf } from '@consorcio/contract';
import { sharePath } from '@consorcio/contract/share-address';
import { sealCopy } from '@consorcio/copy/seal';
import { shareControlCopy, shareText } from '@consorcio/copy/share';
import { BADGES } from '@consorcio/rules/catalogue';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { badgeListQuery } from '../../src/api/queries.ts';
import { CityView } from '../../src/map/city/city-view.tsx';
import { Achievements } from '../../src/overlays/achievements.tsx';
import { BadgeUnlocked, doneSoFar, pendingBadgesQuery } from '../../src/overlays/badge-unlocked.tsx';
import { Menu } from '../../src/overlays/menu.tsx';
import { Toasts } from '../../src/overlays/toasts.tsx';
import { updateSlice } from '../../src/session/session-store.ts';
import { stageQuery } from '../../src/session/stage-query.ts';
import { ShareControl } from '../../src/share/share-control.tsx';
import { toast } from '../../src/ui/notices/toast.ts';
import { BOARDS } from '../fixtures/boards.ts';

const nothing = (): void => undefined;
const { current } = BOARDS.map;

type List = ReplyOf<'badgeList'>;
/** A third of the badges is earned. */
const EARNED: List['earned'] = BADGES.filter(({ id }) => id % 3 === 1).map((badge) => ({
  id: `earned-${badge.id}`,
  badgeId: badge.id,
  badge,
}));
const byType = <Of,>(all: readonly Of[], typeOf: (one: Of) => string): Record<string, Of[]> => {
  const types: Record<string, Of[]> = {};
  for (const one of all) types[typeOf(one)] = [...(types[typeOf(one)] ?? []), one];
  return types;
};
const LIST: List = {
  all: [...BADGES],
  allByType: byType(BADGES, ({ type }) => type),
  earned: EARNED,
  earnedByType: byType(EARNED, ({ badge }) => badge.type),
  progressByType: Object.fromEntries(BADGES.map(({ type, value }) => [type, value - 1])),
};

/** Answers from here: no call is made. */
const answers = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false, retry: false } } });
answers.setQueryData(stageQuery.queryKey, current);
answers.setQueryData(badgeListQuery.queryKey, LIST);
answers.setQueryData(pendingBadgesQuery.queryKey, { asked: doneSoFar(), badges: EARNED.slice(0, 3) });
updateSlice('badge', { forceHidden: false });
updateSlice('user', { name: current.user.name, personaId: current.user.personaId });

/** Over the map, as a player would see it. */
const overMap = (overlay: ReactNode) => () => (
  <QueryClientProvider client={answers}>
    <CityView current={current} playerName="Bia da Feira" onPlace={nothing} onMenu={nothing} onWhere={nothing} />
    {overlay}
    <Toasts />
  </QueryClientProvider>
);

/** Presses a button, as a player would. */
function Pressed({ selector }: { selector: string }) {
  useEffect(() => document.querySelector<HTMLButtonElement>(selector)?.click(), [selector]);
  return null;
}

/** Milliseconds; notices go by themselves after five seconds. */
const AGAIN = 4_000;
function Notices() {
  useEffect(() => {
    const tell = (): void => {
      toast.success(sealCopy.copied);
      toast.error('Um aviso de erro, com acentuação e um pouco mais de uma linha para ler.');
    };
    tell();
    const timer = setInterval(tell, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return null;
}

/** What may cover any screen of a signed-in player, by name. */
export const OVERLAYS: Readonly<Record<string, ComponentType>> = {
  menu: overMap(<Menu />),
  menuWithNotices: overMap(
    <>
      <Menu />
      <Notices />
    </>,
  ),
  achievements: overMap(<Achievements />),
  achievement: overMap(
    <>
      <Achievements />
      <Pressed selector="dialog li button" />
    </>,
  ),
  badgeUnlocked: overMap(<BadgeUnlocked />),
  share: overMap(
    <>
      <ShareControl path={sharePath({ kind: 'badge', id: 'earned-1' })} text={shareText.badge(BADGES[0]?.name ?? '')} />
      <Pressed selector={`[aria-label='${shareControlCopy.open}']`} />
    </>,
  ),
};
