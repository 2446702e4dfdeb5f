import { endpoints, type ReplyOf } from '@consorcio/contract';
import { must, ok } from '@consorcio/kernel';
import { type BadgeCounters, NO_COUNTERS } from '@consorcio/rules';
import { BADGES } from '@consorcio/rules/catalogue';
import { BADGE_TYPES } from '@consorcio/rules/vocabulary';
import { statement } from '../db/database.ts';
import type { Feature, Services } from '../feature.ts';
import { Refusal } from '../http/refusal.ts';
import { KEPT_SESSION } from '../http/sessions.ts';
import type { Token } from '../http/token.ts';
import type { PublicIds } from '../public-ids.ts';

/** A badge of the player's; all null in the one row of a player who has none. */
interface BadgeRow {
  readonly lastUsedAt: Date;
  readonly counters: Partial<BadgeCounters>;
  readonly userBadgeId: string | null;
  readonly badgeId: number | null;
  readonly seen: boolean | null;
}

/** The session, the counters and the earned badges, first earned first. `$1` player, `$2` hash of the token. */
const READ_BADGES = statement<BadgeRow>({
  name: 'badges-read',
  text: `select s.last_used_at as "lastUsedAt", p.counters, b.user_badge_id as "userBadgeId", b.badge_id as "badgeId",
      b.seen
    from ${KEPT_SESSION} left join user_badge b on b.player_id = p.player_id
    order by b.earned_at, b.badge_id`,
});

/** `$1` player, `$2` user badge. */
const SEE_BADGE = statement<never>({
  name: 'badge-see',
  text: 'update user_badge set seen = true where player_id = $1 and user_badge_id = $2',
});

type UserBadge = ReplyOf<'badgeEarned'>[number];
interface Collection {
  readonly counters: BadgeCounters;
  readonly earned: UserBadge[];
  readonly pending: UserBadge[];
}

function userBadge(ids: PublicIds, playerId: string, { userBadgeId, badgeId }: BadgeRow): UserBadge[] {
  if (userBadgeId === null || badgeId === null) return [];
  const badge = must(
    BADGES.find(({ id }) => id === badgeId),
    `badge ${badgeId}`,
  );
  return [{ id: ids.of(playerId, userBadgeId), badgeId, badge }];
}

/** Session, counters and badges by one statement. */
async function readCollection({ database, sessions, ids }: Services, token: Token): Promise<Collection> {
  const rows = await database.query(READ_BADGES, [token.playerId, token.hash]);
  const [first] = rows;
  if (first === undefined) throw new Refusal('TOKEN_INVALID');
  sessions.accept(token, first.lastUsedAt);
  return {
    counters: { ...NO_COUNTERS, ...first.counters },
    earned: rows.flatMap((row) => userBadge(ids, token.playerId, row)),
    pending: rows.filter(({ seen }) => seen === false).flatMap((row) => userBadge(ids, token.playerId, row)),
  };
}

/** All of one list by the type of badge; a type without any has an empty list. */
const byType = <Item>(items: readonly Item[], typeOf: (item: Item) => string): Record<string, Item[]> =>
  Object.fromEntries(BADGE_TYPES.map((type) => [type, items.filter((item) => typeOf(item) === type)]));

/** Achievements. They are granted where the deed is done, in the same write; these calls only report them. RULES section 10. */
export const badge: Feature = (api, services) => {
  api.withToken(endpoints.badgeList, async ({ token }) => {
    const { counters, earned } = await readCollection(services, token);
    return ok({
      all: [...BADGES],
      allByType: byType(BADGES, ({ type }) => type),
      earned,
      earnedByType: byType(earned, (each) => each.badge.type),
      progressByType: { ...counters },
    });
  });

  api.withToken(endpoints.badgePending, async ({ token }) => ok((await readCollection(services, token)).pending));

  api.withToken(endpoints.badgeEarned, async ({ token }) => ok((await readCollection(services, token)).earned));

  api.withPlayer(endpoints.badgeSeen, async ({ player, params }) => {
    const named = services.ids.read(params.id);
    if (named?.playerId === player.id) await services.database.query(SEE_BADGE, [player.id, named.partId]);
    return ok([]);
  });
};
