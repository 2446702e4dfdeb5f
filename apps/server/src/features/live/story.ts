import { commitmentOf, type Draw, drawFrom, drawnOnce, type Seeds } from '@consorcio/rules';
import {
  closeAgain,
  type FoldedMonth,
  type LiveGroup,
  liveClientSeed,
  type Opening,
  openLiveGroup,
  type SealedWord,
  seatedLate,
  unpackMoves,
  wordsText,
} from '@consorcio/rules/live';
import type { Database } from '../../db/database.ts';
import type { GroupRow, SeatRow } from './live-rows.ts';
import { READ_MONTHS, READ_MOVES, READ_SEATS } from './live-store.ts';

/** A group's closed months: nothing of it is stored but seeds, who sat where, and moves. */
export interface Story {
  /** The group's draws; one that was asked for is remembered, since each view and command asks for the month's card. */
  readonly draw: Draw;
  /** What was shown of the seed before anybody came. */
  readonly commitment: string;
  readonly opening: Opening;
  /** Before the first month. */
  readonly opened: LiveGroup;
  readonly months: readonly FoldedMonth[];
  /** Of a group over days the quotas that sealed the last of its closed months; of others nobody's view asks for them. */
  readonly sealed: ReadonlySet<number>;
}

/** A group with its draws. */
export interface DrawnGroup extends Pick<Story, 'draw'> {
  readonly group: GroupRow;
}

/** Folded groups that are remembered; the longest untouched are forgotten. */
const REMEMBERED = 2_000;

export const seedsOf = ({ seed, clientSeed }: Pick<GroupRow, 'seed' | 'clientSeed'>): Seeds => ({
  serverSeed: Buffer.from(seed).toString('hex'),
  clientSeed: clientSeed ?? '',
});
export const drawOf = (group: Pick<GroupRow, 'seed' | 'clientSeed'>): Draw => drawFrom(seedsOf(group));
/** What is shown of the seed from the beginning. */
export const sealOf = ({ seed }: Pick<GroupRow, 'seed'>): string => commitmentOf(Buffer.from(seed).toString('hex'));

/** How many months of a group are closed. */
function closedMonths({ phase, month, months, isFinishing }: GroupRow): number {
  if (phase === 'DEBRIEF' || phase === 'ENDED') return months;
  if (phase === 'ASSEMBLY') return month;
  // In the assembly of this month the bell may have rung: then the months that are stored are as many as there are.
  return isFinishing ? month : Math.max(0, month - 1);
}

const isEarly = ({ joinedMonth }: SeatRow): boolean => joinedMonth === 0;

/** What a group was opened with. */
export const openingOf = ({ rulebook, months }: GroupRow, seats: readonly SeatRow[]): Opening => ({
  rulebook,
  months,
  people: seats.filter(isEarly).map(({ quota }) => quota),
});

/** The words that make the key: those of all quotas, ascending (LIVE 3.12). */
export function wordsOf(group: GroupRow, seats: readonly SeatRow[]): readonly SealedWord[] {
  const { seats: all } = openLiveGroup(openingOf(group, seats), () => 0);
  const chosen = new Map(seats.filter(isEarly).map(({ quota, word }) => [quota, word ?? '-'] as const));
  return all.map(({ quota }) => chosen.get(quota) ?? 'casa');
}

export const keyOf = (group: GroupRow, seats: readonly SeatRow[]): string => liveClientSeed(wordsOf(group, seats));
export const saidOf = (group: GroupRow, seats: readonly SeatRow[]): string => wordsText(wordsOf(group, seats));

/** Quotas that came for a month. */
const joinedIn = (seats: readonly SeatRow[], month: number): readonly number[] =>
  seats.filter(({ joinedMonth }) => joinedMonth === month).map(({ quota }) => quota);

/** A story after its closed months, with who came late since. */
export function standingGroup({ opened, months }: Story, late: readonly number[] = []): LiveGroup {
  return seatedLate(months.at(-1)?.group ?? opened, late);
}

/** Stories of groups by their closed months, folded again where they are not remembered. */
export function stories(database: Database) {
  const known = new Map<string, Promise<Story>>();
  async function fold(group: GroupRow, closed: number): Promise<Story> {
    const [seats, stored, moves] = await Promise.all([
      database.query(READ_SEATS, [group.groupId]),
      database.query(READ_MONTHS, [group.groupId, closed]),
      group.mode === 'WEEK' ? database.query(READ_MOVES, [group.groupId, closed]) : [],
    ]);
    const draw = drawOf(group);
    const opening = openingOf(group, seats);
    const opened = openLiveGroup(opening, draw);
    const months: FoldedMonth[] = [];
    for (const { month, moves } of stored) {
      const before = months.at(-1)?.group ?? opened;
      months.push(closeAgain(before, { joined: joinedIn(seats, month), moves: unpackMoves(moves) }, draw));
    }
    // Moves are packed with what the autopilot added: what was sealed stands in their rows alone.
    const sealed = new Set(moves.filter(({ pace }) => pace !== null).map(({ quota }) => quota));
    return { draw: drawnOnce(draw), commitment: sealOf(group), opening, opened, months, sealed };
  }
  return {
    /** Of a group whose room is closed. */
    of(group: GroupRow): Promise<Story> {
      const closed = closedMonths(group);
      if (group.isFinishing) return fold(group, closed);
      // The seed, since a host's key sent again after its group was deleted, here or elsewhere, opens one with the same id.
      const key = `${group.groupId} ${seedsOf(group).serverSeed} ${closed}`;
      const story = known.get(key) ?? fold(group, closed);
      known.delete(key);
      known.set(key, story);
      story.catch(() => known.delete(key));
      const longest = known.keys().next();
      if (known.size > REMEMBERED && longest.done === false) known.delete(longest.value);
      return story;
    },
    forget(groupId: string): void {
      for (const key of known.keys()) if (key.startsWith(groupId)) known.delete(key);
    },
  };
}
export type Stories = ReturnType<typeof stories>;
