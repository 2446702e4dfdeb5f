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

/** How the other choice comes out in a redraw, in display order. */
export const KINDS = ['better', 'same', 'worse'] as const;
export type Kind = (typeof KINDS)[number];

/** In how many of the redraws the other choice is worth more, as much and less. */
export function compare(pairs: readonly Pair[]): Readonly<Record<Kind, number>> {
  const count = (sign: number): number =>
    pairs.filter(({ before, after }) => Math.sign(after.worth - before.worth) === sign).length;
  return { better: count(1), same: count(0), worse: count(-1) };
}

/** Columns and rows of the picture: a thousand houses. */
export const PICTURE = { columns: 50, rows: 20 } as const;
/** In a cell of 1 by 1: two houses with a roof, and one that lies in ruins. */
const HOUSE = 'm.08 .46l.42-.4.42.4v.46h-.84z';
const HOUSES: Readonly<Record<Kind, string>> = {
  better: HOUSE,
  same: HOUSE,
  worse: 'm.08 .92v-.36l.2.14.2-.2.2.26.24-.1v.26z',
};

/** The houses column by column, those of one kind together: of each column a path for each kind that stands in it. */
export function houses(counts: Readonly<Record<Kind, number>>): readonly (readonly { kind: Kind; d: string }[])[] {
  const all = KINDS.flatMap((kind) => Array.from({ length: counts[kind] }, () => kind));
  return Array.from({ length: PICTURE.columns }, (_, column) => {
    const own = all.slice(column * PICTURE.rows, (column + 1) * PICTURE.rows);
    return KINDS.filter((kind) => own.includes(kind)).map((kind) => ({
      kind,
      d: own.map((each, row) => (each === kind ? `M${column} ${row}${HOUSES[kind]}` : '')).join(''),
    }));
  });
}
