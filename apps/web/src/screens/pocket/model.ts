import { pocketCopy as copy } from '@consorcio/copy/pocket';
import {
  consortiumOf,
  costOf,
  loanOf,
  type Purchase,
  type PurchaseWay,
  priceOf,
  savingOf,
} from '../../teaching/figures/pocket.ts';
import { type Kind, type Rates, usualRates } from '../../teaching/figures/pocket-rates.ts';

/* The form as it is typed, and what is counted with it. Nothing of it is kept or sent. */

export type RateName = keyof Rates;
export type FieldName = 'price' | 'monthly' | 'needed' | 'owned' | RateName;
export interface FormValues extends Readonly<Record<FieldName, string>> {
  readonly kind: Kind;
}

type FieldKind = 'amount' | 'owned' | 'months' | 'percent';
const FIELD_KINDS: Readonly<Record<FieldName, FieldKind>> = {
  price: 'amount',
  monthly: 'amount',
  needed: 'months',
  owned: 'owned',
  months: 'months',
  adminFee: 'percent',
  reserve: 'percent',
  insurance: 'owned',
  loanRate: 'percent',
  loanMonths: 'months',
  savingRate: 'percent',
  growth: 'percent',
  waiting: 'owned',
  penalty: 'percent',
};
const FIELD_NAMES = Object.keys(FIELD_KINDS) as FieldName[];
/** Reais, months and percent that are still taken. */
const MOST = { amount: 100_000_000, owned: 100_000_000, months: 420, percent: 100 } as const;

/** A number as Brazilians write it: 60.000, 1.500,50, 18,35. NaN for anything else. */
export function numberOf(text: string): number {
  const bare = text.replaceAll(/[R$\s%]/g, '');
  const isWhole = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const plain = isWhole ? bare.replaceAll('.', '').replace(',', '.') : bare.replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const written = (value: number): string => String(Number(value.toFixed(4))).replace('.', ',');

/** The rates of a kind as they stand in the form; a loan without a public rate stays empty. */
function writtenRates(kind: Kind): Readonly<Record<RateName, string>> {
  const { loanRate, ...rates } = usualRates(kind);
  const texts = Object.entries(rates).map(([name, value]) => [
    name,
    written(FIELD_KINDS[name as RateName] === 'percent' ? value * 100 : value),
  ]);
  return { ...Object.fromEntries(texts), loanRate: loanRate === null ? '' : written(loanRate * 100) };
}

export const emptyForm = (kind: Kind): FormValues => ({
  kind,
  price: '',
  monthly: '',
  needed: '',
  owned: '0',
  ...writtenRates(kind),
});

/** Another kind of good brings its own plan and loan; what else was changed stays. */
export function withKind(values: FormValues, kind: Kind): FormValues {
  const { months, loanRate, loanMonths } = writtenRates(kind);
  return { ...values, kind, months, loanRate, loanMonths };
}

/** True for what a field can be counted with. */
function isGood(name: FieldName, text: string): boolean {
  if (name === 'loanRate' && text.trim() === '') return true;
  const value = numberOf(text);
  const kind = FIELD_KINDS[name];
  if (!(value >= 0 && value <= MOST[kind])) return false;
  if (kind === 'months') return Number.isInteger(value) && value >= 1;
  return kind !== 'amount' || value > 0;
}

/** Fields that cannot be counted with, in the order of the form. */
export const faultsIn = (values: FormValues): readonly FieldName[] =>
  FIELD_NAMES.filter((name) => !isGood(name, values[name]));

/** What is counted. `needed`: month in which the good is needed at the latest. Call it for a form without faults. */
export function purchaseOf(values: FormValues): { readonly purchase: Purchase; readonly needed: number } {
  const of = (name: FieldName): number => numberOf(values[name]) / (FIELD_KINDS[name] === 'percent' ? 100 : 1);
  const numbers = FIELD_NAMES.map((name) => [name, of(name)]);
  const { needed, ...purchase } = Object.fromEntries(numbers) as Readonly<Record<FieldName, number>>;
  return { needed, purchase: { ...purchase, loanRate: values.loanRate.trim() === '' ? null : purchase.loanRate } };
}

/** What is wrong with a field, said below it. */
export function faultOf(name: FieldName): string {
  const kind = FIELD_KINDS[name];
  if (kind === 'amount') return copy.faults.amount;
  if (kind === 'owned') return copy.faults.owned;
  return kind === 'months' ? copy.faults.months(MOST.months) : copy.faults.percent(MOST.percent);
}

export type WayName = 'consortium' | 'loan' | 'saving';
export const WAY_NAMES = ['consortium', 'loan', 'saving'] as const satisfies readonly WayName[];

/** The three ways with the letter in a month; null where there is no rate, or saving does not reach the price. */
export type Ways = Readonly<Record<'loan' | 'saving', PurchaseWay | null>> & { readonly consortium: PurchaseWay };
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
/** The guesses' questions answered by calculation; several ways where they are equal. */
export interface Counted {
  readonly first: readonly WayName[];
  readonly cheapest: readonly WayName[];
  readonly worst: LastMonth;
}

function least(ways: Ways, measure: (way: PurchaseWay) => number): readonly WayName[] {
  const values = WAY_NAMES.flatMap((name) => {
    const way = ways[name];
    return way === null ? [] : [{ name, value: Math.round(measure(way)) }];
  });
  const smallest = Math.min(...values.map(({ value }) => value));
  return values.filter(({ value }) => value === smallest).map(({ name }) => name);
}

/** The calculated answers to the three guesses, with the letter in the middle of the plan. */
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

/* Where the lines of the chart lie, in percent of its width and height from the upper left corner. */

export interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly name: WayName | 'price';
  readonly points: readonly Place[];
  /** Where the good arrives; null for the price. */
  readonly house: Place | null;
  /** Where its name stands. */
  readonly label: Place;
}

/** The least distance of two names, percent of the height. */
const LABEL_GAP = 12;
const TICKS = 5;

/** A round step, so that a range holds at most a given number of steps. */
function stepFor(whole: number, steps: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(whole / TICKS));
  return (steps.find((step) => step * power * TICKS >= whole) ?? 10) * power;
}
/** Months are counted in years where there are enough. */
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 36, 48, 60, 120, 240];
const monthStep = (whole: number): number => MONTH_STEPS.find((step) => step * 5 >= whole) ?? 240;

const stepped = (step: number, last: number): readonly number[] =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);

/** Names that would lie over each other are pushed apart, from the top down. */
function apart(lines: readonly Line[]): readonly Line[] {
  let lowest = Number.NEGATIVE_INFINITY;
  const moved = new Map<string, number>();
  for (const { name, label } of [...lines].sort((a, b) => a.label.y - b.label.y)) {
    lowest = Math.max(label.y, lowest + LABEL_GAP);
    moved.set(name, lowest);
  }
  return lines.map((line) => ({ ...line, label: { x: line.label.x, y: moved.get(line.name) ?? line.label.y } }));
}

/** Lines, axes and labels of the chart of three ways. */
export function chartOf(purchase: Purchase, ways: Ways) {
  const shown = WAY_NAMES.flatMap((name) => {
    const way: PurchaseWay | null = ways[name];
    return way === null ? [] : [{ name, way }];
  });
  const last = Math.max(...shown.map(({ way }) => way.paid.length - 1));
  const highest = Math.max(priceOf(purchase, last), ...shown.map(({ way }) => way.total));
  const step = stepFor(highest, [1, 2, 2.5, 5, 10]);
  const top = Math.ceil(highest / step) * step;
  const at = (month: number, sum: number): Place => ({ x: (month / last) * 100, y: 100 - (sum / top) * 100 });
  const lines: Line[] = shown.map(({ name, way: { paid, arrives } }) => {
    const points = paid.map((sum, month) => at(month, sum));
    return {
      name,
      points,
      house: points[arrives] ?? null,
      label: points.at(-1) ?? at(0, 0),
    };
  });
  const prices = Array.from({ length: last }, (_, i) => priceOf(purchase, i + 1));
  const steps = prices.flatMap((price, i) => [at(i, price), at(i + 1, price)]);
  lines.push({ name: 'price', points: steps, house: null, label: at(0, prices[0] ?? 0) });
  return {
    lines: apart(lines),
    months: stepped(monthStep(last), last).map((month) => ({ month, x: at(month, 0).x })),
    sums: stepped(step, top).map((sum) => ({ sum, y: at(0, sum).y })),
  };
}
