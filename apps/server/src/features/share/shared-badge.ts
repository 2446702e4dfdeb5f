import { type Database, statement } from '../../db/database.ts';
import type { PublicId } from '../../public-ids.ts';

const BADGE = statement<{ readonly name: string; readonly personaId: number | null; readonly badgeId: number }>({
  name: 'share-badge',
  text: `select p.name, p.persona_id as "personaId", b.badge_id as "badgeId" from user_badge b join player p on p.player_id = b.player_id
    where b.player_id = $1 and b.user_badge_id = $2`,
});

/** The owner's name, persona and the badge's number in the catalogue. */
export const findSharedBadge = async (database: Database, { playerId, partId }: PublicId) =>
  (await database.query(BADGE, [playerId, partId]))[0] ?? null;
