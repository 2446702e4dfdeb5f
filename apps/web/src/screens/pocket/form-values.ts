import type { Purchase } from '../../teaching/figures/pocket.ts';
import { type Kind, type Rates, usualRates } from '../../teaching/figures/pocket-rates.ts';

/* The form as it is typed, and what is counted with it. Nothing of it is kept or sent. */

export type RateName = keyof Rates;
export type FieldName = 'price' | 'monthly' | 'needed' | 'owned' | RateName;
export interface FormValues extends Readonly<Record<FieldName, string>> {
  readonly kind: Kind;
}

/** What a field holds. */
type FieldKind = 'amount' | 'owned' | 'months' | 'percent';
export const FIELD_KINDS: Readonly<Record<FieldName, FieldKind>> = {
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
/** Reais, months and percent that are still taken. */
export const MOST = { amount: 100_000_000, owned: 100_000_000, months: 420, percent: 100 } as const;

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
  (Object.keys(FIELD_KINDS) as FieldName[]).filter((name) => !isGood(name, values[name]));

/** What is counted. `needed`: month in which the good is needed at the latest. Call it for a form without faults. */
export function purchaseOf(values: FormValues): { readonly purchase: Purchase; readonly needed: number } {
  const of = (name: FieldName): number => numberOf(values[name]) / (FIELD_KINDS[name] === 'percent' ? 100 : 1);
  return {
    needed: of('needed'),
    purchase: {
      price: of('price'),
      monthly: of('monthly'),
      owned: of('owned'),
      months: of('months'),
      adminFee: of('adminFee'),
      reserve: of('reserve'),
      insurance: of('insurance'),
      loanRate: values.loanRate.trim() === '' ? null : of('loanRate'),
      loanMonths: of('loanMonths'),
      savingRate: of('savingRate'),
      growth: of('growth'),
      waiting: of('waiting'),
      penalty: of('penalty'),
    },
  };
}
