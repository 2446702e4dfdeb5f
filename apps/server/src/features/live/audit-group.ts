import type { ReplyOf } from '@consorcio/contract';
import { type Draw, drawFrom } from '@consorcio/rules';
import { closeAgain, openLiveGroup, packMoves } from '@consorcio/rules/live';
import type { GroupRead } from './read-live.ts';
import { type Story, saidOf, seedsOf } from './story.ts';

type Audit = ReplyOf<'liveAudit'>;

/** Every draw of a closed group, in the order in which it was made. */
function drawsOf({ group }: GroupRead, story: Story): Audit['draws'] {
  const made: Audit['draws'] = [];
  const draw = drawFrom(seedsOf(group));
  const told: Draw = (n, label) => {
    const value = draw(n, label);
    made.push({ label, n, value });
    return value;
  };
  let standing = openLiveGroup(story.opening, told);
  for (const month of story.months) standing = closeAgain(standing, month, told).group;
  return made;
}

/** What anybody may check a group by: the seal at once, seed, moves and draws from the debrief on (LIVE 3.12). */
export function auditOf(read: GroupRead, story: Story | null, commitment: string): Audit {
  const { group, seats } = read;
  const isOver = group.phase === 'DEBRIEF' || group.phase === 'ENDED';
  const opened = story?.opened.seats.length ?? null;
  return {
    ...{ commitment, rulebook: group.rulebook, months: group.months, quotas: opened },
    words: story === null ? null : saidOf(group, seats),
    clientSeed: group.clientSeed,
    seats: seats.map(({ quota, joinedMonth }) => ({ quota, joinedMonth })),
    seed: isOver ? Buffer.from(group.seed).toString('hex') : null,
    moves: isOver && story !== null ? story.months.map(({ moves }) => packMoves(moves)) : [],
    draws: isOver && story !== null ? drawsOf(read, story) : [],
  };
}
