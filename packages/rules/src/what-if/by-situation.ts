import { must } from '@consorcio/kernel';
import { playTurn } from '../after/plan.ts';
import type { Wallet } from '../campaign/wallet.ts';
import { termsOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import type { Works } from '../vocabulary.ts';
import { type ChangedChoices, isWhole, TURNS_A_MONTH, type Turn } from './choices.ts';
import { again, DEFAULT_USE, type Decisions, type MonthAhead } from './decisions.ts';
import { carriedOption } from './options.ts';
import { reservesOf } from './reserves.ts';
import { type Situation, situationOf } from './situation.ts';

/**
 * How decisions are carried to other draws (RULES2 C.4): in the same situation the player does the same; bids leave the
 * reserve that was left.
 */
export function decisionsBySituation(choices: ChangedChoices): Decisions {
  const { months, lived, after } = choices;
  const terms = termsOf(choices);
  const whole = lived.filter(isWhole);
  const pool = whole.flatMap(({ turns }) => turns);
  const isWork = ({ roomId }: Turn): boolean => minigameRoomOf(terms.rulebook, roomId).pays === 'effort';
  const late = lived.find(({ recovery }) => recovery !== null)?.recovery ?? pool.filter(isWork).at(-1) ?? pool.at(-1);
  const reserves = reservesOf(choices);
  const reservesLived = reservesOf({ ...choices, months: lived, keepsIn: undefined });
  const optionFor = carriedOption(choices);

  function turnAt(balance: Wallet, month: number, position: number): Turn {
    const own = months[month - 1];
    const planned = (own !== undefined && isWhole(own) ? own : again(whole, month - 1))?.turns[position - 1];
    return inSituation(must(planned, 'turn of a whole month'), situationOf(terms, balance), {
      pool,
      place: TURNS_A_MONTH * (month - 1) + position - 1,
    });
  }

  /** The turns that would be chosen, played on paper: their work turns, one at least. */
  function planOnPaper({ month, balance: start }: MonthAhead): Works {
    let balance = start;
    let works = 0;
    for (let position = 1; position <= TURNS_A_MONTH; position += 1) {
      const turn = turnAt(balance, month, position);
      balance = playTurn(terms, balance, turn).paid;
      if (isWork(turn)) works += 1;
    }
    return Math.max(1, works) as Works;
  }

  return {
    turn: ({ wallet, cycle }, position) => turnAt(wallet, cycle, position),
    recovery: ({ cycle }) => must(months[cycle - 1]?.recovery ?? late, 'turn of a recovery'),
    bid({ cycle, wallet: { effort } }) {
      const line = reserves[cycle - 1] ?? again(reservesLived, cycle - 1) ?? Number.POSITIVE_INFINITY;
      return Math.max(0, effort - line);
    },
    option: optionFor,
    use: () => after?.use ?? DEFAULT_USE,
    plan(ahead) {
      const { place, lightest } = ahead;
      const plans = after?.plans ?? [];
      const planned = again(plans, place);
      if (planned === undefined) return planOnPaper(ahead);
      if (planned.lightest === lightest) return planned.works;
      const alike = plans.filter((plan) => plan.lightest === lightest);
      return (again(alike, place) ?? planned).works;
    },
  };
}

/** RULES2 C.4, points 1 and 2. */
function inSituation(
  planned: Turn,
  now: Situation,
  { pool, place }: { readonly pool: readonly Turn[]; readonly place: number },
): Turn {
  const isSame = ({ situation }: Turn): boolean => situation?.shifts === now.shifts && situation.isBare === now.isBare;
  if (isSame(planned)) return planned;
  const alike = pool.filter(({ situation }) => situation?.shifts === now.shifts);
  const found = again(alike.filter(isSame), place) ?? again(alike, place);
  if (found !== undefined) return found;
  const distance = ({ situation }: Turn): number => Math.abs((situation?.shifts ?? 0) - now.shifts);
  return pool.reduce((nearest, turn) => (distance(turn) < distance(nearest) ? turn : nearest), planned);
}
