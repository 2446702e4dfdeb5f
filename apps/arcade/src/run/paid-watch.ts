import { type Core, type CoreState, scoreBp } from '@consorcio/minigames';
import { leastHonestScore, type PayTerms } from '@consorcio/rules/queries';

/** Watches a run: tells whenever it reaches what is paid as a whole turn, or falls below it again. RULES 4.6. */
export function paidWatch<State extends CoreState>(
  { points, par }: Core<State>,
  pay: PayTerms,
  tell: (isPaid: boolean) => void,
): (state: State) => void {
  let isPaid = false;
  return (state) => {
    const isNow = scoreBp(points(state), par) >= leastHonestScore(pay);
    if (isNow === isPaid) return;
    isPaid = isNow;
    tell(isNow);
  };
}
