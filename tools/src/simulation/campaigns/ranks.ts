import { difference, type Figure } from '../tally.ts';

/** The rank of each value, from 1; equal values share the mean of theirs. */
function ranksOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Spearman's rank correlation, -1 to 1. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const middle = (a.length + 1) / 2;
  let [xy, xx, yy] = [0, 0, 0];
  x.forEach((rank, i) => {
    const [dx, dy] = [rank - middle, (y[i] ?? 0) - middle];
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  });
  return xy / Math.sqrt(xx * yy);
}

/** What a player is worth, and the mean of the notes that say so. */
export interface RankedPlayer {
  readonly truth: Figure;
  readonly note: Figure;
}

/** True where two players are worth so nearly the same that their notes, as many as were measured, cannot tell them apart. */
function isSame(better: RankedPlayer, worse: RankedPlayer): boolean {
  const { value, low } = difference(better.note, worse.note);
  return better.truth.value - worse.truth.value <= value - low;
}

/**
 * The rank correlation of note and quality where players who cannot be told apart share a rank, by the means of their group: an
 * order among them would be one of chance. The more notes are measured, the fewer stand together.
 */
export function rankOfApart(players: readonly RankedPlayer[]): number {
  const groups: RankedPlayer[][] = [];
  for (const player of players.toSorted((a, b) => b.truth.value - a.truth.value)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && isSame(before, player)) last.push(player);
    else groups.push([player]);
  }
  const means = (of: (player: RankedPlayer) => number): readonly number[] =>
    groups.flatMap((group) => group.map(() => group.reduce((sum, player) => sum + of(player), 0) / group.length));
  return spearman(
    means(({ truth }) => truth.value),
    means(({ note }) => note.value),
  );
}
