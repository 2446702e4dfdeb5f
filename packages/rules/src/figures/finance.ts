/** What a yearly rate is a month; both as fractions. */
export const monthlyRate = (yearly: number): number => (1 + yearly) ** (1 / 12) - 1;

/** Level payment of a loan: value × i / (1 − (1 + i)^−n). `rate` a month, as a fraction. */
export const levelPayment = (value: number, rate: number, months: number): number =>
  (value * rate) / (1 - (1 + rate) ** -months);

/** Months until a monthly deposit has grown to the goal. `rate` a month, as a fraction. */
export const monthsToSave = (goal: number, deposit: number, rate: number): number =>
  Math.ceil(Math.log(1 + (goal * rate) / deposit) / Math.log(1 + rate));
