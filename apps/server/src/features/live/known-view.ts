import type { LiveToken } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { READ_SEAT_VERSION } from './live-store.ts';
import type { LiveContext } from './move-on.ts';
import type { News } from './news/news.ts';
import type { Presence } from './presence.ts';
import { isDue } from './settle.ts';
import { isOver } from './standing.ts';
import { versionText } from './views.ts';

/** Version, people and revs of a tag, as `versionText` writes them. */
const partsOf = (tag: string): readonly string[] => tag.split('.');

/**
 * Whether a page's copy of a seat's view is still true, with one short statement; nothing of the view is made. False also where
 * something must be done before the view may be sent, and without a statement where news of the group's row came after the copy.
 * @throws Refusal SEAT_INVALID for a key that has ended or never was
 */
export async function isStillTrue(
  context: LiveContext,
  { news, presence }: { readonly news: Pick<News, 'heard'>; readonly presence: Presence },
  { groupId, quota, hash }: LiveToken,
  tag: string,
): Promise<boolean> {
  const [version = '', people = ''] = partsOf(tag);
  if (Number(version) < (news.heard(groupId)?.version ?? 0)) return false;
  const [row] = await context.database.query(READ_SEAT_VERSION, [groupId, quota, hash]);
  if (row === undefined) throw new Refusal('SEAT_INVALID');
  if (isDue(context, row) || (isOver(row) && !row.isCounted)) return false;
  // Once the room is closed the people follow from the closed months, and those from the group's version.
  const now = versionText(row.version, row.people ?? Number(people), row.seatRev + (row.rev ?? 0));
  if (now !== tag) return false;
  await presence.note({ groupId, quota }, row);
  return true;
}
