import { type FigureId, fraction, isOld } from '@consorcio/rules/figures';
import { loanMonthsOf } from './plan.ts';
import type { Purchase } from './pocket.ts';

/* What 'E no meu bolso?' computes with until the player changes it. Every rate of real life is one of the figures. */

export const KINDS = ['vehicle', 'property', 'other'] as const;
export type Kind = (typeof KINDS)[number];

const PLAN_MONTHS: Readonly<Record<Kind, number>> = { vehicle: 60, property: 200, other: 36 };

/** The average interest of a loan by kind; null where no public average fits. */
const LOAN_FIGURES: Readonly<Record<Kind, FigureId | null>> = {
  vehicle: 'vehicle-rate',
  property: 'house-rate',
  other: null,
};

export type Rates = Omit<Purchase, 'price' | 'monthly' | 'owned'>;

/** Rates of real life, and the figure that each begins with. */
const figuresOf = (kind: Kind): Readonly<Partial<Record<keyof Rates, FigureId>>> => ({
  adminFee: 'admin-fee',
  ...(LOAN_FIGURES[kind] === null ? {} : { loanRate: LOAN_FIGURES[kind] }),
});

/** Rates that are of a time too long before a day, `2026-11-22`. */
export const oldRates = (kind: Kind, day: string): readonly (keyof Rates)[] =>
  Object.entries(figuresOf(kind)).flatMap(([name, figure]) =>
    figure !== undefined && isOld(figure, day) ? [name as keyof Rates] : [],
  );

/** The rates of a kind of good, as they stand before anybody changes them. */
export function usualRates(kind: Kind): Rates {
  const months = PLAN_MONTHS[kind];
  const loan = LOAN_FIGURES[kind];
  return {
    months,
    adminFee: fraction('admin-fee'),
    reserve: fraction('example-reserve'),
    insurance: 0,
    loanRate: loan === null ? null : fraction(loan),
    loanMonths: loanMonthsOf(months, kind === 'property'),
    savingRate: fraction('saving-rate'),
    growth: fraction('price-growth'),
    waiting: 0,
    penalty: fraction('leaving-penalty'),
  };
}
