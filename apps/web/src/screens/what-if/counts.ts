import type { LifeEnd, Pair, Redrawn } from '@consorcio/rules/what-if';

/** The ends of a contract, in display order. */
const CONTRACT_ENDS = [
  'QUITADO',
  'QUITADO_COM_APERTO',
  'RETOMADO',
  'DEFAULT',
  'GIVEN_UP',
] as const satisfies readonly LifeEnd[];

/** How many lives ended in each way, in display order, without ways in which none ended on either side. */
export interface EndCount {
  readonly end: LifeEnd;
  readonly before: number;
  readonly after: number;
}

/** Counts of the lives before and after a change. */
export function countEnds(pairs: readonly Pair[]): readonly EndCount[] {
  const count = (end: LifeEnd, of: (pair: Pair) => Redrawn): number =>
    pairs.filter((pair) => of(pair).end === end).length;
  return CONTRACT_ENDS.map((end) => ({
    end,
    before: count(end, (pair) => pair.before),
    after: count(end, (pair) => pair.after),
  })).filter(({ before, after }) => before + after > 0);
}

/** Columns and rows of the picture: a thousand squares. */
export const PICTURE = { columns: 40, rows: 25 } as const;
const GAP = 0.14;
/** Between two bars of the ruler, in its units. */
const BAR_GAP = 6;

/** The squares from number `first` on, as the path of a drawing in which a square is 1 wide; column by column. */
export function squares(first: number, count: number): string {
  const side = 1 - GAP;
  return Array.from({ length: count }, (_, i) => {
    const place = first + i;
    return `M${Math.floor(place / PICTURE.rows)} ${place % PICTURE.rows}h${side}v${side}h-${side}z`;
  }).join('');
}

/** Bars of these heights beside each other in a picture of `width` by `height`, the highest as high as it, as one path. */
export function bars(counts: readonly number[], { width, height }: { width: number; height: number }): string {
  const most = Math.max(...counts);
  const broad = width / counts.length;
  return counts
    .map((count, i) => {
      const high = (count / most) * height;
      return `M${i * broad + BAR_GAP / 2} ${height}v-${high}h${broad - BAR_GAP}v${high}z`;
    })
    .join('');
}

/** How many of a note's worths lie in each part of the ruler, from 0 to 1000 in steps of 50; 1000 lies in the last. */
export function histogram(worths: readonly number[]): readonly number[] {
  const PARTS = 20;
  const bins = Array.from({ length: PARTS }, () => 0);
  for (const worth of worths) {
    const part = Math.min(PARTS - 1, Math.floor((worth * PARTS) / 1_000));
    bins[part] = (bins[part] ?? 0) + 1;
  }
  return bins;
}
