import { must } from '@consorcio/kernel';
import { playTurn } from '../after/plan.ts';
import { optionsOf } from '../campaign/cards.ts';
import { termsOf } from '../rulebook/registry.ts';
import { minigameRoomOf } from '../rulebook/reward.ts';
import type { Works } from '../vocabulary.ts';
import type { Wallet } from '../wallet.ts';
import {
  type CampaignChoices,
  type CardChoice,
  type ChangedChoices,
  isWhole,
  TURNS_A_MONTH,
  type Turn,
} from './choices.ts';
import { again, DEFAULT_USE, type Decisions, type MonthAhead } from './decisions.ts';
import { distanceOf, type Situation, situationOf } from './situation.ts';

/**
 * How decisions are carried to other draws (RULES 13.3): in the same situation the player does the same; bids leave the
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

/** RULES 13.3, points 1 and 2. */
function inSituation(
  planned: Turn,
  now: Situation,
  { pool, place }: { readonly pool: readonly Turn[]; readonly place: number },
): Turn {
  if (now.balance !== undefined) {
    const away = ({ situation }: Turn): number => distanceOf(situation ?? now, now);
    const least = Math.min(...pool.map(away));
    if (planned.situation !== undefined && away(planned) <= least) return planned;
    return must(
      again(
        pool.filter((turn) => away(turn) === least),
        place,
      ),
      'nearest turn',
    );
  }
  const isSame = ({ situation }: Turn): boolean => situation?.shifts === now.shifts && situation.isBare === now.isBare;
  if (isSame(planned)) return planned;
  const alike = pool.filter(({ situation }) => situation?.shifts === now.shifts);
  const found = again(alike.filter(isSame), place) ?? again(alike, place);
  if (found !== undefined) return found;
  const distance = ({ situation }: Turn): number => Math.abs((situation?.shifts ?? 0) - now.shifts);
  return pool.reduce((nearest, turn) => (distance(turn) < distance(nearest) ? turn : nearest), planned);
}

/** The scam: who never met it is not held to have believed it. */
const SCAM = 20;
const FIRST = 1;

/**
 * The option of a card (RULES 13.3): one's own; of a card never met, the option whose kind was taken most often, the
 * first among equals.
 */
function carriedOption(choices: CampaignChoices): (eventId: number) => number {
  const own = choices.options;
  const kindOf = ({ eventId, option }: CardChoice) => optionsOf(choices, eventId)[option - 1]?.kind;
  const taken = own.filter(({ eventId }) => eventId !== SCAM).map(kindOf);
  return (eventId) => {
    const chosen = own.find((choice) => choice.eventId === eventId);
    if (chosen !== undefined) return chosen.option;
    if (eventId === SCAM) return FIRST;
    const counts = optionsOf(choices, eventId).map(({ kind }) => taken.filter((one) => one === kind).length);
    return counts.indexOf(Math.max(...counts)) + 1;
  };
}

/**
 * The effort that was left aside at each decided assembly, in order (RULES 13.3): what a bid left, or Infinity where
 * something was there and nothing was offered. What was there and no more than the nearest bid left is no refusal to bid.
 */
function reservesOf({ months, keepsIn }: Pick<ChangedChoices, 'months' | 'keepsIn'>): readonly number[] {
  const bids = months.map(({ bid }) => bid);
  const left = bids.map((bid) => (bid === null || bid.offered === 0 ? null : bid.of - bid.offered));
  const nearest = (i: number): number | null =>
    left
      .slice(0, i + 1)
      .filter((line) => line !== null)
      .at(-1) ??
    left.slice(i + 1).find((line) => line !== null) ??
    null;
  return bids.flatMap((bid, i) => {
    // Who was out of the assembly decided nothing there: the nearest bid says what would have been left.
    if (months[i]?.isOut === true) return [nearest(i) ?? Number.POSITIVE_INFINITY];
    if (bid === null) return [];
    const line = left[i] ?? (keepsIn === i + 1 ? null : nearest(i));
    return [line !== null && (bid.offered > 0 || bid.of <= line) ? line : Number.POSITIVE_INFINITY];
  });
}
