import type { ReplyOf } from '@consorcio/contract';
import { must, ok } from '@consorcio/kernel';
import { NO_COUNTERS } from '@consorcio/rules';
import { BADGES } from '@consorcio/rules/catalogue';
import { BADGE_TYPES } from '@consorcio/rules/vocabulary';
import type { Calls } from './calls.ts';
import type { BadgeRow, Ports } from './ports.ts';

type UserBadge = ReplyOf<'badgeEarned'>[number];

/** Counters and badges at once. */
async function readCollection({ store, ids }: Ports, playerId: string) {
  const { counters, earned } = await store.badges();
  const told = ({ userBadgeId, badgeId }: BadgeRow): UserBadge => {
    const badge = must(
      BADGES.find(({ id }) => id === badgeId),
      `badge ${badgeId}`,
    );
    return { id: ids.of(playerId, userBadgeId), badgeId, badge };
  };
  return {
    counters: { ...NO_COUNTERS, ...counters },
    earned: earned.map(told),
    pending: earned.filter(({ seen }) => !seen).map(told),
  };
}

/** All of one list by the type of badge; a type without any has an empty list. */
const byType = <Item>(items: readonly Item[], typeOf: (item: Item) => string): Record<string, Item[]> =>
  Object.fromEntries(BADGE_TYPES.map((type) => [type, items.filter((item) => typeOf(item) === type)]));

/** Achievements. They are granted where the deed is done, in the same write; these calls only report them. RULES section 10. */
export const badge: Calls<'badgeList' | 'badgePending' | 'badgeEarned' | 'badgeSeen'> = {
  badgeList: async (ports, { playerId }) => {
    const { counters, earned } = await readCollection(ports, playerId);
    return ok({
      all: BADGES,
      allByType: byType(BADGES, ({ type }) => type),
      earned,
      earnedByType: byType(earned, (each) => each.badge.type),
      progressByType: counters,
    });
  },
  badgePending: async (ports, { playerId }) => ok((await readCollection(ports, playerId)).pending),
  badgeEarned: async (ports, { playerId }) => ok((await readCollection(ports, playerId)).earned),
  badgeSeen: async ({ store, ids }, { playerId, params }) => {
    const named = ids.read(params.id);
    if (named?.playerId === playerId) await store.seeBadge(playerId, named.partId);
    return ok([]);
  },
};
