import { type Owed, owedOn } from '@consorcio/rules/figures';
import { dayOf } from '../../desk/days.ts';

/** What somebody has to look at again: `npm run admin -- facts`. `now`: milliseconds since 1970. */
export const owedFacts = (now: number): readonly Owed[] =>
  owedOn(dayOf(now)).map(({ id, why, what, checkedOn, staleAfter }) => ({ id, why, what, checkedOn, staleAfter }));
