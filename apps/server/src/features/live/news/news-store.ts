import { statement } from '../../../db/database.ts';
import type { GroupRow } from '../live-rows.ts';

/** What news of a group are made of, and whether its clock has run out. */
export interface NewsRow extends Pick<GroupRow, 'phase' | 'isPaused' | 'closesAt'> {
  readonly groupId: string;
  readonly version: number;
  readonly people: number;
  /** As the views of host and projector add them up: of seats, and in the private phase of this month's moves. */
  readonly revs: number;
}

/** `$1` groups: all whose news are streamed here. */
export const READ_VERSIONS = statement<NewsRow>({
  name: 'live-versions',
  text: `select g.group_id as "groupId", g.version, g.phase, g.is_paused as "isPaused", g.closes_at as "closesAt",
      coalesce(s.people, 0)::integer as people,
      (coalesce(s.revs, 0) + case g.phase when 'PRIVATE' then coalesce(m.revs, 0) else 0 end)::integer as revs
    from live_group g
    left join (select group_id, count(*) as people, sum(rev) as revs from live_seat
      where group_id = any($1::uuid[]) group by group_id) s on s.group_id = g.group_id
    left join (select group_id, month, sum(rev) as revs from live_move
      where group_id = any($1::uuid[]) group by group_id, month) m on m.group_id = g.group_id and m.month = g.month
    where g.group_id = any($1::uuid[])`,
});
