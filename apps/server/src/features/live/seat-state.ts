import { NO_PARTS, type SeatState } from '@consorcio/rules/live';
import { partsOf } from './closing.ts';
import type { LiveContext } from './move-on.ts';
import type { SeatRead } from './read-live.ts';
import { standingGroup } from './story.ts';

/** What the rules judge a command by; the group is folded only where the month is open. */
export async function stateOf(context: LiveContext, { group, seat, move }: SeatRead): Promise<SeatState> {
  const position = { phase: group.phase, month: group.month, isPaused: group.isPaused };
  const story = await context.stories.of(group);
  const standing = standingGroup(story, [seat.quota]);
  return {
    ...{ position, group: standing, quota: seat.quota, draw: story.draw },
    parts: move === null ? NO_PARTS : partsOf(move),
  };
}
