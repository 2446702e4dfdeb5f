import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules';
import { packMoves } from '@consorcio/rules/live';
import { replayLive } from '@consorcio/rules/live-audit';
import type { GroupRead } from './read-live.ts';
import { type Story, saidOf, seedsOf } from './story.ts';
import { closedAssemblies } from './views.ts';

type Audit = ReplyOf<'liveAudit'>;

/** What was played and what came of it; nothing before the debrief. */
function playedOf({ group }: GroupRead, story: Story | null): Pick<Audit, 'seed' | 'moves' | 'draws' | 'balances'> {
  const isOver = group.phase === 'DEBRIEF' || group.phase === 'ENDED';
  if (!isOver || story === null) return { seed: null, moves: [], draws: [], balances: [] };
  const { draws, months } = replayLive(story.opening, story.months, drawFrom(seedsOf(group)));
  return {
    seed: Buffer.from(group.seed).toString('hex'),
    moves: story.months.map(({ moves }) => packMoves(moves)),
    draws: [...draws],
    balances: months.map(({ balances }) => balances),
  };
}

/** What anybody may check a group by: the seal at once, seed, moves, draws and balances from the debrief on (LIVE 3.12). */
export function auditOf(read: GroupRead, story: Story | null, commitment: string): Audit {
  const { group, seats } = read;
  const opened = story?.opened.seats.length ?? null;
  return {
    ...{ commitment, rulebook: group.rulebook, months: group.months, quotas: opened },
    words: story === null ? null : saidOf(group, seats),
    clientSeed: group.clientSeed,
    seats: seats.map(({ quota, joinedMonth }) => ({ quota, joinedMonth })),
    closed: closedAssemblies({ group, story }),
    ...playedOf(read, story),
  };
}
