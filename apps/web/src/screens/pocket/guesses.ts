import { consortiumOf, costOf, loanOf, type Purchase, savingOf, type Way } from '../../teaching/figures/pocket.ts';

export type WayName = 'consortium' | 'loan' | 'saving';
export const WAY_NAMES = ['consortium', 'loan', 'saving'] as const satisfies readonly WayName[];

/** The three ways with the letter in a month; null where there is no rate, or saving does not reach the price. */
export type Ways = Readonly<Record<'loan' | 'saving', Way | null>> & { readonly consortium: Way };
export const waysOf = (purchase: Purchase, letter: number): Ways => ({
  consortium: consortiumOf(purchase, letter),
  loan: loanOf(purchase),
  saving: savingOf(purchase),
});

/** The letter's month until the player moves it. */
export const middleOf = ({ months }: Purchase): number => Math.ceil(months / 2);

export type LastMonth = 'letter' | 'savings' | 'together';
export interface Guesses {
  readonly first: WayName;
  readonly cheapest: WayName;
  readonly worst: LastMonth;
}
/** The same by the sum; several ways where they are equal. */
export interface Counted {
  readonly first: readonly WayName[];
  readonly cheapest: readonly WayName[];
  readonly worst: LastMonth;
}

function least(ways: Ways, measure: (way: Way) => number): readonly WayName[] {
  const values = WAY_NAMES.flatMap((name) => {
    const way = ways[name];
    return way === null ? [] : [{ name, value: Math.round(measure(way)) }];
  });
  const smallest = Math.min(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === smallest).map(({ name }) => name);
}

/** What the sum says to the three guesses, with the letter in the middle of the plan. */
export function counted(purchase: Purchase): Counted {
  const ways = waysOf(purchase, middleOf(purchase));
  const saved = ways.saving?.arrives ?? Number.POSITIVE_INFINITY;
  const { months } = purchase;
  return {
    first: least(ways, ({ arrives }) => arrives),
    cheapest: least(ways, costOf),
    worst: saved < months ? 'savings' : saved > months ? 'letter' : 'together',
  };
}
