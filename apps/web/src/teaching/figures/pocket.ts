import { levelPayment, monthlyRate, priceIn } from '@consorcio/rules/figures';

/*
 * 'E no meu bolso?': a purchase by consórcio, by loan and by saving, month by month (LEARN 5). One price path for all
 * three. Money in reais, rates and shares as fractions, months from 1. Nothing here is kept or sent.
 */

/** Months after which saving counts as not reaching the price. */
const LONGEST_SAVING = 600;

/** What is asked, and the rates that it is counted with. */
export interface Purchase {
  /** P: the price today. */
  readonly price: number;
  /** M: what can be paid a month. */
  readonly monthly: number;
  /** A: what is there already. */
  readonly owned: number;
  /** n: months of the consórcio's plan. */
  readonly months: number;
  /** TA and FR: shares of the letter over the whole plan. */
  readonly adminFee: number;
  readonly reserve: number;
  /** S: insurance, reais a month. */
  readonly insurance: number;
  /** i: interest of a loan, a year; null where it is not known. */
  readonly loanRate: number | null;
  /** q: months of the loan. */
  readonly loanMonths: number;
  /** s: what savings yield a month. */
  readonly savingRate: number;
  /** g: growth of the price, a year. */
  readonly growth: number;
  /** W: what a month of waiting costs. */
  readonly waiting: number;
  /** m: share that is kept back from who leaves. */
  readonly penalty: number;
}

export interface PurchaseWay {
  /** Month in which the good arrives. */
  readonly arrives: number;
  readonly priceThen: number;
  readonly total: number;
  readonly waited: number;
  readonly least: number;
  readonly most: number;
  /** Money paid after each month; place 0 is what was paid before the first. */
  readonly paid: readonly number[];
}

export const priceOf = ({ price, growth }: Purchase, month: number): number => priceIn(month, price, growth);

export const instalmentIn = (purchase: Purchase, month: number): number =>
  (priceOf(purchase, month) * (1 + purchase.adminFee + purchase.reserve)) / purchase.months + purchase.insurance;

const monthsTo = (last: number): readonly number[] => Array.from({ length: Math.max(0, last) }, (_, i) => i + 1);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The consórcio with the letter in that month; what is owned is its bid, which takes instalments off the end. */
export function consortiumOf(purchase: Purchase, letter: number): PurchaseWay {
  const { months, owned, waiting } = purchase;
  const instalments = monthsTo(months).map((month) => instalmentIn(purchase, month));
  const off = Math.min(Math.floor(owned / instalmentIn(purchase, letter)), months - letter);
  const bid = Math.min(owned, sum(instalments.slice(letter)));
  const due = instalments.slice(0, months - off);
  let soFar = 0;
  const paid = due.map((instalment, i) => {
    soFar += instalment + (i + 1 === letter ? bid : 0);
    return soFar;
  });
  return {
    arrives: letter,
    priceThen: priceOf(purchase, letter),
    total: soFar,
    waited: waiting * (letter - 1),
    least: Math.min(...due),
    most: Math.max(...due),
    paid: [0, ...paid],
  };
}

/** The loan: the good at once, what is owned as the down payment. Null without a rate. */
export function loanOf(purchase: Purchase): PurchaseWay | null {
  const { price, loanRate, loanMonths } = purchase;
  if (loanRate === null) return null;
  const down = Math.min(purchase.owned, price);
  const borrowed = price - down;
  const rate = monthlyRate(loanRate);
  const payment = rate === 0 ? borrowed / loanMonths : levelPayment(borrowed, rate, loanMonths);
  return {
    arrives: 1,
    priceThen: price,
    total: down + loanMonths * payment,
    waited: 0,
    least: payment,
    most: payment,
    paid: [down, ...monthsTo(loanMonths).map((month) => down + month * payment)],
  };
}

/** Saving alone: the good in the first month in which the savings reach its price; null when they do not in 600 months. */
export function savingOf(purchase: Purchase): PurchaseWay | null {
  const { monthly, savingRate, waiting } = purchase;
  const owned = Math.min(purchase.owned, purchase.price);
  let balance = owned;
  for (let month = 1; month <= LONGEST_SAVING; month += 1) {
    const before = balance * (1 + savingRate);
    const price = priceOf(purchase, month);
    if (before + monthly >= price) {
      const last = Math.max(0, price - before);
      const paid = monthsTo(month - 1).map((each) => owned + each * monthly);
      const total = owned + monthly * (month - 1) + last;
      return {
        arrives: month,
        priceThen: price,
        total,
        waited: waiting * (month - 1),
        least: month === 1 ? last : monthly,
        most: month === 1 ? last : monthly,
        paid: [owned, ...paid, total],
      };
    }
    balance = before + monthly;
  }
  return null;
}

/** Leaving the consórcio after the instalment of a month: what was paid, and what comes back at the end. */
export function leavingIn(purchase: Purchase, month: number): { readonly paid: number; readonly back: number } {
  const { months, penalty } = purchase;
  return {
    paid: sum(monthsTo(month).map((each) => instalmentIn(purchase, each))),
    back: (month / months) * priceOf(purchase, months) * (1 - penalty),
  };
}

/** Whether a sum is above what is there a month, in whole reais: as both are shown. */
export const isTooMuch = ({ monthly }: Purchase, sum: number): boolean => Math.round(sum) > Math.round(monthly);

/** First month up to `last` whose instalment is more than can be paid; null when all can. */
export const firstTooMuch = (purchase: Purchase, last = purchase.months): number | null =>
  monthsTo(last).find((month) => isTooMuch(purchase, instalmentIn(purchase, month))) ?? null;

/** What is true of a purchase and may be said, in the order of LEARN 5. */
export type Remark = 'hurry' | 'wait' | 'saving' | 'consortium' | 'instalment' | 'payment' | 'never';

export const costOf = ({ total, waited }: PurchaseWay): number => total + waited;

/** The remarks that are true with the letter in a month; `needed`: month in which the good is needed at the latest. */
export function remarksOn(purchase: Purchase, letter: number, needed: number): readonly Remark[] {
  const [consortium, loan, saving] = [consortiumOf(purchase, letter), loanOf(purchase), savingOf(purchase)];
  const saved = saving?.arrives ?? Number.POSITIVE_INFINITY;
  const isTrue: Readonly<Record<Remark, boolean>> = {
    hurry: needed <= 3,
    wait: needed > 3 && needed < purchase.months,
    saving: saving !== null && saved < letter && costOf(saving) < costOf(consortium),
    consortium: loan !== null && letter < saved && costOf(consortium) < costOf(loan),
    instalment: firstTooMuch(purchase, consortium.paid.length - 1) !== null,
    payment: loan !== null && isTooMuch(purchase, loan.most),
    never: saving === null,
  };
  return (Object.keys(isTrue) as Remark[]).filter((remark) => isTrue[remark]);
}
