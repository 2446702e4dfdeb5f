import { DREAMS } from '@consorcio/rules/catalogue';
import {
  fraction,
  levelPayment,
  monthlyRate,
  monthsToSave,
  monthsToSaveRising,
  risingInstalments,
} from '@consorcio/rules/figures';
import { feesOf } from '@consorcio/rules/queries';

/*
 * Real plans for the dreams, in reais. Illustrative: no market quote. Rates: the figures of the teaching texts, each with
 * its source and date on the screens that show it.
 */

/** A real plan of the dream's kind. `credit` in reais. */
export interface ConsortiumPlan {
  readonly dreamId: number;
  readonly dream: string;
  readonly credit: number;
  readonly months: number;
  readonly adminPercent: number;
  readonly reservePercent: number;
  /** Whose interest rate a loan for it bears; null where no sourced rate fits: it depends on the line of credit. */
  readonly financing: 'vehicle' | 'house' | null;
}

/** The plan of a dream; undefined for an unknown one. */
export function planOf(dreamId: number): ConsortiumPlan | undefined {
  const dream = DREAMS.find(({ id }) => id === dreamId);
  if (dream === undefined) return undefined;
  return {
    dreamId,
    dream: dream.name,
    credit: dream.realCredit,
    months: dream.realMonths,
    ...feesOf(dreamId),
    financing: dream.financing,
  };
}

export const PLANS: readonly ConsortiumPlan[] = DREAMS.flatMap(({ id }) => planOf(id) ?? []);

interface InstalmentParts {
  readonly common: number;
  readonly admin: number;
  readonly reserve: number;
  readonly total: number;
}
type Terms = Pick<ConsortiumPlan, 'credit' | 'months' | 'adminPercent' | 'reservePercent'>;

/** An instalment in reais: credit × (100 % + fee + reserve) / months, opened into its parts. */
export function instalmentParts({ credit, months, adminPercent, reservePercent }: Terms): InstalmentParts {
  const common = credit / months;
  const admin = (common * adminPercent) / 100;
  const reserve = (common * reservePercent) / 100;
  return { common, admin, reserve, total: common + admin + reserve };
}

interface Futures {
  readonly consortium: {
    readonly monthly: number;
    readonly total: number;
    readonly fee: number;
    /** If the price rises once a year. */
    readonly rising: { readonly last: number; readonly total: number };
  };
  /** Null where no sourced rate fits: it depends on the line of credit. */
  readonly financing: {
    readonly down: number;
    readonly monthly: number;
    readonly total: number;
    readonly interest: number;
    readonly source: 'vehicle' | 'house';
  } | null;
  readonly saving: {
    readonly monthly: number;
    readonly months: number;
    /** Own money put in until the goal is reached; the rest of the price is yield. */
    readonly paidIn: number;
    readonly yields: number;
    /** The month in which the price is reached if it rises once a year. */
    readonly risingMonths: number;
  };
}

/** The same dream as consórcio, as financing and as saving alone; whole plans in reais, the price as it is and rising. */
export function futuresOf(plan: ConsortiumPlan): Futures {
  const { credit, months } = plan;
  const monthly = instalmentParts(plan).total;
  const total = monthly * months;
  const rate = fraction('saving-rate');
  const rise = fraction('price-growth');
  const savingMonths = monthsToSave(credit, monthly, rate);
  /* The last deposit is only what is still missing. */
  const before = (monthly * ((1 + rate) ** (savingMonths - 1) - 1)) / rate;
  const paidIn = monthly * (savingMonths - 1) + Math.max(0, credit - before * (1 + rate));
  return {
    consortium: { monthly, total, fee: total - credit, rising: risingInstalments(monthly, months, rise) },
    financing: financingOf(plan),
    saving: {
      monthly,
      months: savingMonths,
      paidIn,
      yields: credit - paidIn,
      risingMonths: monthsToSaveRising(credit, monthly, rate, rise),
    },
  };
}

function financingOf({ credit, months, financing }: ConsortiumPlan): Futures['financing'] {
  if (financing === null) return null;
  const isHouse = financing === 'house';
  const down = isHouse ? credit * fraction('house-down') : 0;
  const monthly = levelPayment(credit - down, monthlyRate(fraction(isHouse ? 'house-rate' : 'vehicle-rate')), months);
  const total = down + monthly * months;
  return { down, monthly, total, interest: total - credit, source: financing };
}
