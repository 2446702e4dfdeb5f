import type { Lesson } from '@consorcio/copy/lesson';
import { must } from '@consorcio/kernel';
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
import { futuresOf, planOf, toCents } from './plan.ts';

/** The dreams of the lesson: the shortest is played, the motorcycle is counted in reais. */
const [BEACH, BIKE] = [1, 2] as const;

/** The numbers of worksheet, answer key and slides, by the rulebook with which dreams begin today. */
export function lessonOf(): Lesson {
  return { beach: beach(), bike: bike(), example: example() };
}

function beach(): Lesson['beach'] {
  const { name, cycles, quotas } = must(
    DREAMS.find(({ id }) => id === BEACH),
    'the beach',
  );
  const terms = offeredTerms(BEACH, false);
  const { common, admin, reserve } = instalmentShares(terms, 1, false);
  const letter = toCents(letterOf(terms));
  return {
    name,
    cycles,
    quotas,
    letter,
    instalment: instalmentAt(terms, 1),
    common: toCents(common),
    admin: toCents(admin),
    reserve: toCents(reserve),
    lettersPaid: Math.floor(toCents(quotas * common) / letter),
    lettersGiven: fundOfMonth(terms, 1).letters,
    globes: [raffleSize(terms, 1), raffleSize(terms, 2)],
    stopped: fundOfMonth(terms, 1).payers - fundOfMonth(terms, 2).payers,
    worstLoss: worstLoss(terms),
  };
}

function bike(): Lesson['bike'] {
  const plan = must(planOf(BIKE), 'the plan of the motorcycle');
  const { consortium, financing, saving } = futuresOf(plan);
  return {
    price: plan.credit,
    months: plan.months,
    instalment: toCents(consortium.monthly),
    loan: toCents(must(financing, 'the loan of the motorcycle').monthly),
    savingMonth: saving.months,
    saved: toCents(saving.paidIn),
  };
}

function example(): Lesson['example'] {
  const { common, admin, kept } = workedExample();
  return {
    credit: FIGURES['example-credit'].value,
    months: FIGURES['example-months'].value,
    fee: FIGURES['example-fee'].value,
    reserve: FIGURES['example-reserve'].value,
    instalment: toCents(common + admin + kept),
    common,
    admin,
    kept,
  };
}
