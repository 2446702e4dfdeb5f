import type { ReplyOf } from '@consorcio/contract';
import { nicknameOf } from '@consorcio/copy/live-names';
import { ok, type Result, refuse } from '@consorcio/kernel';
import { seatOf } from '@consorcio/rules/live';
import type { LiveToken } from '../../http/live-token.ts';
import { absencesOf } from './group-views.ts';
import { readHost } from './host.ts';
import type { LiveContext } from './move-on.ts';
import { seen } from './read-live.ts';
import { isOver } from './standing.ts';
import { standingGroup } from './story.ts';
import { endView } from './views.ts';

/** What the host's table has of everybody, by quota (LIVE 6.3). @throws Refusal HOST_INVALID for another key */
export async function hostTable(
  context: LiveContext,
  token: LiveToken,
): Promise<Result<ReplyOf<'liveTable'>, 'LIVE_NOT_FOUND' | 'LIVE_NOT_NOW'>> {
  const read = await readHost(context, token);
  if (!read.ok) return read;
  const { group, seats } = read.value;
  const { story } = await seen(context, group, seats.length);
  if (!isOver(group) || story === null) return refuse('LIVE_NOT_NOW');
  const end = standingGroup(story);
  const rows = seats.map(({ quota, nickname, joinedMonth }) => {
    const seat = seatOf(end, quota);
    const absences = absencesOf(story.months, quota);
    const { won, bid, misses } = seat;
    const own = { quota, nickname: nicknameOf(nickname), joinedMonth, absences, won, bid, misses };
    return { ...own, ...endView(group, seat) };
  });
  return ok({ rows });
}
