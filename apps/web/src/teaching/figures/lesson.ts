import type { Lesson } from '@consorcio/copy/lesson';
import { DREAMS } from '@consorcio/rules/catalogue';
import { FIGURES, workedExample } from '@consorcio/rules/figures';
import {
  fundOfMonth,
  instalmentAt,
  instalmentShares,
  letterOf,
  offeredTerms,
  raffleSize,
  worstLoss,
} from '@consorcio/rules/queries';
import { futuresOf, planOf } from './plan.ts';

/** The dreams of the lesson: the shortest is played, the motorcycle is counted in reais. */
const [BEACH, BIKE] = [1, 2] as const;
/** An assembly gives one letter by bid and one by raffle. */
const LETTERS = 2;

const known = <Thing>(thing: Thing | undefined, what: string): Thing => {
  if (thing === undefined) throw new Error(`the lesson lacks ${what}`);
  return thing;
};
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The numbers of worksheet, answer key and slides, by the rulebook with which dreams begin today. */
export function lessonOf(): Lesson {
  return { beach: beach(), bike: bike(), example: example() };
}

function beach(): Lesson['beach'] {
  const { name, cycles, quotas } = known(
    DREAMS.find(({ id }) => id === BEACH),
    'the beach',
  );
  const terms = offeredTerms(BEACH, false);
  const { common, admin, reserve } = instalmentShares(terms, 1, false);
  const letter = rounded(letterOf(terms));
  return {
    name,
    cycles,
    quotas,
    letter,
    instalment: instalmentAt(terms, 1),
    common: rounded(common),
    admin: rounded(admin),
    reserve: rounded(reserve),
    lettersPaid: Math.floor(rounded(quotas * common) / letter),
    lettersGiven: LETTERS,
    globes: [raffleSize(terms, 1), raffleSize(terms, 2)],
    stopped: fundOfMonth(terms, 1).payers - fundOfMonth(terms, 2).payers,
    worstLoss: worstLoss(terms),
  };
}

function bike(): Lesson['bike'] {
  const plan = known(planOf(BIKE), 'the plan of the motorcycle');
  const { consortium, financing, saving } = futuresOf(plan);
  return {
    price: plan.credit,
    months: plan.months,
    instalment: rounded(consortium.monthly),
    loan: rounded(known(financing ?? undefined, 'the loan of the motorcycle').monthly),
    savingMonth: saving.months,
    saved: rounded(saving.paidIn),
  };
}

function example(): Lesson['example'] {
  const { common, admin, kept } = workedExample();
  return {
    credit: FIGURES['example-credit'].value,
    months: FIGURES['example-months'].value,
    fee: FIGURES['example-fee'].value,
    reserve: FIGURES['example-reserve'].value,
    instalment: rounded(common + admin + kept),
    common,
    admin,
    kept,
  };
}
