import { commitmentOf, type Draw, drawFrom, drawnOnce, type Seeds } from '@consorcio/rules';
import {
  type FoldedMonth,
  foldAgain,
  type LiveGroup,
  liveClientSeed,
  type Opening,
  openLiveGroup,
  packMoves,
  type Redrawn,
  type SealedWord,
  seatedLate,
  unpackMoves,
  wordsText,
} from '@consorcio/rules/live';
import type { Database } from '../../db/database.ts';
import type { Uses } from '../../feature.ts';
import type { GroupRow, SeatRow } from './rows.ts';
import * as store from './store.ts';

/** A group's closed months, computed from stored seeds, seats and moves. */
export interface Story {
  /** The group's draws. Results are remembered, since each view and command asks for the month's card. */
  readonly draw: Draw;
  /** The seed's hash, shown before anybody joined. */
  readonly commitment: string;
  readonly opening: Opening;
  /** Before the first month. */
  readonly opened: LiveGroup;
  readonly months: readonly FoldedMonth[];
  /** Of a group over days: quotas that sealed the last closed month. Empty for other groups. */
  readonly sealed: ReadonlySet<number>;
}

export interface DrawnGroup extends Pick<Story, 'draw'> {
  readonly group: GroupRow;
}

/** Stories that are remembered; the least recently used are forgotten. */
const REMEMBERED = 2_000;

export const seedsOf = ({ seed, clientSeed }: Pick<GroupRow, 'seed' | 'clientSeed'>): Seeds => ({
  serverSeed: Buffer.from(seed).toString('hex'),
  clientSeed: clientSeed ?? '',
});
export const drawOf = (group: Pick<GroupRow, 'seed' | 'clientSeed'>): Draw => drawFrom(seedsOf(group));
/** The seed's hash, shown from the beginning. */
export const sealOf = ({ seed }: Pick<GroupRow, 'seed'>): string => commitmentOf(Buffer.from(seed).toString('hex'));

function closedMonths({ phase, month, months, isFinishing }: GroupRow): number {
  if (phase === 'DEBRIEF' || phase === 'ENDED') return months;
  if (phase === 'ASSEMBLY') return month;
  // Ended early during this month's assembly: this month is stored, too.
  return isFinishing ? month : Math.max(0, month - 1);
}

const isEarly = ({ joinedMonth }: SeatRow): boolean => joinedMonth === 0;

const openingOf = ({ rulebook, months }: GroupRow, seats: readonly SeatRow[]): Opening => ({
  rulebook,
  months,
  people: seats.filter(isEarly).map(({ quota }) => quota),
});

/** The words that make the key: those of all quotas, ascending (LIVE 3.12). */
function wordsOf(group: GroupRow, seats: readonly SeatRow[]): readonly SealedWord[] {
  const { seats: all } = openLiveGroup(openingOf(group, seats), () => 0);
  const chosen = new Map(seats.filter(isEarly).map(({ quota, word }) => [quota, word ?? '-'] as const));
  return all.map(({ quota }) => chosen.get(quota) ?? 'casa');
}

export const keyOf = (group: GroupRow, seats: readonly SeatRow[]): string => liveClientSeed(wordsOf(group, seats));
export const wordsTextOf = (group: GroupRow, seats: readonly SeatRow[]): string => wordsText(wordsOf(group, seats));

const joinedIn = (seats: readonly SeatRow[], month: number): readonly number[] =>
  seats.filter(({ joinedMonth }) => joinedMonth === month).map(({ quota }) => quota);

/** A group after its closed months, with who joined late since. */
export function standingGroup({ opened, months }: Story, late: readonly number[] = []): LiveGroup {
  return seatedLate(months.at(-1)?.group ?? opened, late);
}

/** A group before its last closed month, with people on these quotas. */
export const groupBefore = ({ opened, months }: Story, late: readonly number[]): LiveGroup =>
  seatedLate(months.at(-2)?.group ?? opened, late);

/** Stories of groups by their closed months, computed again where they are not remembered. */
export function stories(database: Database) {
  const known = new Map<string, { readonly key: string; readonly story: Promise<Story> }>();
  async function fold(group: GroupRow, closed: number): Promise<Story> {
    const [seats, stored, moves] = await Promise.all([
      database.query(store.READ_SEATS, [group.groupId]),
      database.query(store.READ_MONTHS, [group.groupId, closed]),
      group.mode === 'WEEK' ? database.query(store.READ_MOVES, [group.groupId, closed]) : [],
    ]);
    const draw = drawOf(group);
    const opening = openingOf(group, seats);
    const opened = openLiveGroup(opening, draw);
    const read = stored.map(({ month, moves }) => ({ joined: joinedIn(seats, month), moves: unpackMoves(moves) }));
    const months = foldAgain(opened, read, draw);
    // Packed moves contain what the autopilot added; only their rows show what was sealed.
    const sealed = new Set(moves.filter(({ pace }) => pace !== null).map(({ quota }) => quota));
    return { draw: drawnOnce(draw), commitment: sealOf(group), opening, opened, months, sealed };
  }
  return {
    /** Of a group whose room is closed. */
    of(group: GroupRow): Promise<Story> {
      const closed = closedMonths(group);
      if (group.isFinishing) return fold(group, closed);
      const { groupId, version } = group;
      // By the version, since a month that was closed may be taken back; with the seed, because a host's key sent again after
      // its group was deleted opens a new group with the same id.
      const key = `${seedsOf(group).serverSeed} ${version}`;
      const before = known.get(groupId);
      const story = before?.key === key ? before.story : fold(group, closed);
      known.delete(groupId);
      known.set(groupId, { key, story });
      story.catch(() => known.delete(groupId));
      const longest = known.keys().next();
      if (known.size > REMEMBERED && longest.done === false) known.delete(longest.value);
      return story;
    },
    forget: (groupId: string): boolean => known.delete(groupId),
  };
}
export type Stories = ReturnType<typeof stories>;

export interface Counting {
  /** Begins to count unless it was done or is being done by this process; does not wait. */
  start(group: GroupRow, story: Story | null): void;
}

export const noCounting: Counting = { start: () => undefined };

export const isOver = ({ phase }: Pick<GroupRow, 'phase'>): boolean => phase === 'DEBRIEF' || phase === 'ENDED';

/** The results of the redraws; null until they are counted. */
export const redrawnIn = ({ standing }: Pick<GroupRow, 'standing'>): Redrawn | null =>
  standing === null ? null : (JSON.parse(standing) as Redrawn);

/**
 * Counts a group's redraws, once at a time in this process, and stores them; the first stored result stays. After a
 * failure the next request begins again.
 */
export function counting({
  counter,
  database,
  log,
  isClosing,
}: Uses<'database' | 'counter' | 'isClosing' | 'log'>): Counting {
  const busy = new Set<string>();
  async function count(group: GroupRow, { opening, months }: Story): Promise<void> {
    const played = months.map(({ joined, moves }) => ({ joined, moves: packMoves(moves) }));
    const redrawn = await counter.ask({ opening, seeds: seedsOf(group), months: played });
    if (!isClosing()) await database.query(store.KEEP_STANDING, [group.groupId, JSON.stringify(redrawn)]);
  }
  return {
    start(group, story) {
      const { groupId, standing } = group;
      if (!isOver(group) || standing !== null || story === null || busy.has(groupId)) return;
      busy.add(groupId);
      // In a later turn: redraws may be counted on this thread, and the current answer must not wait for them.
      setImmediate(() => {
        count(group, story)
          .catch((error: unknown) => log.warn(error, 'redraws of a live group were not counted'))
          .finally(() => busy.delete(groupId));
      });
    },
  };
}
