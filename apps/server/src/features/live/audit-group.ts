import type { ReplyOf } from '@consorcio/contract';
import { drawFrom } from '@consorcio/rules';
import { packMoves } from '@consorcio/rules/live';
import { replayLive } from '@consorcio/rules/live-audit';
import { READ_RUNS } from './live-store.ts';
import type { LiveContext } from './move-on.ts';
import type { GroupRead } from './read-live.ts';
import { isOver } from './standing.ts';
import { type Story, saidOf, seedsOf } from './story.ts';
import { closedAssemblies } from './views.ts';

type Audit = ReplyOf<'liveAudit'>;

type Played = Pick<Audit, 'seed' | 'moves' | 'draws' | 'balances' | 'runs'>;

/** What was played and what came of it; nothing before the debrief. */
async function playedOf(context: LiveContext, { group }: GroupRead, story: Story | null): Promise<Played> {
  if (!isOver(group) || story === null) return { seed: null, moves: [], draws: [], balances: [], runs: [] };
  const runs = await context.database.query(READ_RUNS, [group.groupId]);
  const { draws, months } = replayLive(story.opening, story.months, drawFrom(seedsOf(group)));
  return {
    seed: Buffer.from(group.seed).toString('hex'),
    moves: story.months.map(({ moves }) => packMoves(moves)),
    draws: [...draws],
    balances: months.map(({ balances }) => balances),
    runs: runs.map(({ inputs, ...run }) => ({ ...run, inputs: Buffer.from(inputs).toString('base64') })),
  };
}

/** What anybody may check a group by: the seal at once, seed, moves, draws, balances and logs from the debrief on (LIVE 3.12). */
export async function auditOf(
  context: LiveContext,
  read: GroupRead,
  story: Story | null,
  commitment: string,
): Promise<Audit> {
  const { group, seats } = read;
  const opened = story?.opened.seats.length ?? null;
  return {
    ...{ commitment, rulebook: group.rulebook, months: group.months, quotas: opened },
    words: story === null ? null : saidOf(group, seats),
    clientSeed: group.clientSeed,
    seats: seats.map(({ quota, joinedMonth }) => ({ quota, joinedMonth })),
    closed: closedAssemblies({ group, story }),
    ...(await playedOf(context, read, story)),
  };
}
