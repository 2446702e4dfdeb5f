/** What a yearly rate is a month; both as fractions. */
export const monthlyRate = (yearly: number): number => (1 + yearly) ** (1 / 12) - 1;

/** Level payment of a loan: value × i / (1 − (1 + i)^−n). `rate` a month, as a fraction. */
export const levelPayment = (value: number, rate: number, months: number): number =>
  (value * rate) / (1 - (1 + rate) ** -months);

/** What a price has risen to in a month, from 1: it steps up once a year, in months 13, 25, …; `rise` a year, as a fraction. */
export const priceIn = (month: number, price: number, rise: number): number =>
  price * (1 + rise) ** Math.floor((month - 1) / 12);

/** A goal that runs away from its saver is not followed longer than a hundred years. */
const MOST_MONTHS = 1_200;

/** Months until a level monthly deposit has grown to a price, which may rise once a year. All rates as fractions. */
export function monthsToSave(price: number, deposit: number, rate: number, rise = 0): number {
  let [month, saved] = [1, deposit];
  while (saved < priceIn(month, price, rise) && month < MOST_MONTHS) {
    month += 1;
    saved = saved * (1 + rate) + deposit;
  }
  return month;
}

/** An instalment that rises with the price once a year: the last one, and what all of them add up to. */
export function risingInstalments(
  instalment: number,
  months: number,
  rise: number,
): { readonly last: number; readonly total: number } {
  const all = Array.from({ length: months }, (_, i) => priceIn(i + 1, instalment, rise));
  return { last: all.at(-1) ?? 0, total: all.reduce((sum, one) => sum + one, 0) };
}
