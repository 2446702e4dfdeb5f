import { DREAMS } from '@consorcio/rules/catalogue';
import {
  fraction,
  levelPayment,
  monthlyRate,
  monthsToSave,
  percent,
  priceIn,
  risingInstalments,
} from '@consorcio/rules/figures';

/*
 * Real plans for the dreams, in reais. Illustrative: no market quote. Rates: the figures of the teaching texts, each with
 * its source and date on the screens that show it.
 */

/** Whose average interest rate a loan bears. */
type Loan = 'vehicle' | 'house';

/** A real plan of the dream's kind, with the average fee of new groups. `credit` in reais. */
export interface ConsortiumPlan {
  readonly dreamId: number;
  readonly dream: string;
  readonly credit: number;
  readonly months: number;
  readonly adminPercent: number;
  readonly reservePercent: number;
  /** Null where no average rate fits: personal credit goes from payroll loans to loans without any security. */
  readonly financing: Loan | null;
}

export function planOf(dreamId: number): ConsortiumPlan | undefined {
  const dream = DREAMS.find(({ id }) => id === dreamId);
  if (dream === undefined) return undefined;
  return {
    dreamId,
    dream: dream.name,
    credit: dream.realCredit,
    months: dream.realMonths,
    adminPercent: percent('admin-fee'),
    reservePercent: percent('example-reserve'),
    financing: dream.financing,
  };
}

export const PLANS: readonly ConsortiumPlan[] = DREAMS.flatMap(({ id }) => planOf(id) ?? []);

type Terms = Pick<ConsortiumPlan, 'credit' | 'months' | 'adminPercent' | 'reservePercent'>;

/** An instalment in reais: credit × (100 % + fee + reserve) / months, opened into its parts. */
export function instalmentParts({ credit, months, adminPercent, reservePercent }: Terms) {
  const common = credit / months;
  const admin = (common * adminPercent) / 100;
  const reserve = (common * reservePercent) / 100;
  return { common, admin, reserve, total: common + admin + reserve };
}

/** Letter and instalment after so many months, where the price rises once a year: in months 13, 25 and on. */
export function risenAfter(
  plan: ConsortiumPlan,
  months: number,
): { readonly credit: number; readonly monthly: number } {
  const growth = priceIn(months + 1, 1, fraction('price-growth'));
  return { credit: plan.credit * growth, monthly: instalmentParts(plan).total * growth };
}

/** Months of a dream's plan that are over after a cycle of the game, and its letter and instalment before and by now; null without a plan. */
export function risenBy(dreamId: number, cycle: number, cycles: number) {
  const plan = planOf(dreamId);
  if (plan === undefined) return null;
  const months = Math.floor((plan.months * cycle) / cycles);
  return { months, before: risenAfter(plan, 0), now: risenAfter(plan, months) };
}

interface Financing {
  readonly down: number;
  readonly monthly: number;
  readonly total: number;
  readonly months: number;
  readonly interest: number;
  readonly source: Loan;
}

/** Sums are told to the cent, so that terms times their number make the total beside them. */
export const toCents = (reais: number): number => Math.round(reais * 100) / 100;

/**
 * The same dream as consórcio, as financing and as saving alone; whole plans in reais, the price as it is and rising.
 * `bidPercent`: a bid that is made out of the letter ('lance embutido') and wins, in percent of it. It pays whole instalments
 * from the last one back; what is left of it lowers the one before.
 */
export function futuresOf(plan: ConsortiumPlan, bidPercent = 0) {
  const { credit, months } = plan;
  const monthly = toCents(instalmentParts(plan).total);
  const bid = (credit * bidPercent) / 100;
  const whole = Math.floor(bid / monthly);
  const instalments = months - whole;
  const received = credit - bid;
  const total = monthly * months - bid;
  const rate = fraction('saving-rate');
  const rise = fraction('price-growth');
  const savingMonths = monthsToSave(credit, monthly, rate);
  /* The last deposit is only what is still missing. */
  const before = (monthly * ((1 + rate) ** (savingMonths - 1) - 1)) / rate;
  const last = toCents(Math.max(0, credit - before * (1 + rate)));
  const paidIn = monthly * (savingMonths - 1) + last;
  return {
    consortium: {
      monthly,
      // That are paid; a winning bid pays the last ones.
      instalments,
      // Of which a bid may have paid a part.
      last: toCents(monthly - (bid - whole * monthly)),
      // What the letter buys.
      received,
      total,
      fee: total - received,
      rising: risingInstalments(monthly, months, rise),
    },
    financing: financingOf(plan),
    saving: {
      monthly,
      months: savingMonths,
      last,
      // Own money until the goal is reached; the rest of the price is yield.
      paidIn,
      yields: credit - paidIn,
      risingMonths: monthsToSave(credit, monthly, rate, rise),
    },
  };
}

/** The longest usual loan that is not for a house, in months. */
const SHORT_LOAN_MONTHS = 60;
/** The usual months of a loan, by the plan's months. */
export const loanMonthsOf = (months: number, isHouse: boolean): number =>
  isHouse ? months : Math.min(months, SHORT_LOAN_MONTHS);

function financingOf({ credit, months: planned, financing }: ConsortiumPlan): Financing | null {
  if (financing === null) return null;
  const down = financing === 'house' ? credit * fraction('house-down') : 0;
  const months = loanMonthsOf(planned, financing === 'house');
  const monthly = toCents(levelPayment(credit - down, monthlyRate(fraction(`${financing}-rate`)), months));
  const total = down + monthly * months;
  return { down, monthly, months, total, interest: total - credit, source: financing };
}
