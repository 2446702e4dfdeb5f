import { add, chargeable } from '../../src/campaign/wallet.ts';
import type { Draw, Wallet } from '../../src/index.ts';
import { instalmentOf, lateFeeOf, owedAfter } from '../../src/rulebook/instalment.ts';
import { minigameRoomOf, rewardFor, rewardRange } from '../../src/rulebook/reward.ts';
import type { AfterLetter, CarriedTurn, Contract, MonthDecision, Terms } from '../../src/rulebook/rulebook.ts';
import { vigorAt } from '../../src/rulebook/vigor.ts';
import { answerEffect, drawCard } from '../../src/stage/event.ts';
import type { Difficulty } from '../../src/vocabulary.ts';

/* What the example of a second rulebook does after the letter: the good gives energy and costs upkeep; the third miss ends it. */

const UPKEEP: Readonly<Record<Difficulty, number>> = { EASY: 1, MEDIUM: 1, HARD: 2 };
const JOY: Readonly<Record<Difficulty, number>> = { EASY: 2, MEDIUM: 4, HARD: 5 };
const TURNS = 3;
const MOST_MISSES = 3;
/** Added to the fee on what was missing. */
const COLLECTION = 1;

const changed = (wallet: Wallet, { energy, effort }: Wallet): Wallet =>
  add(add(wallet, 'energy', energy), 'effort', effort);

function goodGives(contract: Contract): Contract {
  const { wallet, misses, terms } = contract;
  return misses > 0 ? contract : { ...contract, wallet: add(wallet, 'energy', JOY[terms.dream.difficulty]) };
}

function turn(terms: Terms, wallet: Wallet, { roomId, scoreBp }: CarriedTurn): Wallet {
  const room = minigameRoomOf(terms.rulebook, roomId);
  const price = room.costs === 'energy' ? terms.dream.entryCostEnergy : terms.dream.entryCostEffort;
  const vigor = vigorAt(terms, room.costs, wallet.energy);
  const entered = add(wallet, room.costs, -chargeable(wallet, room.costs, price));
  return add(entered, room.pays, rewardFor(rewardRange(terms, room), scoreBp, vigor));
}

/** Rest first, then work. */
function playTurns(contract: Contract, { works }: MonthDecision): Contract {
  const { terms, work, rest } = contract;
  const turns = Array.from({ length: TURNS }, (_, i) => (i < TURNS - works ? rest : work));
  return { ...contract, wallet: turns.reduce((wallet, one) => turn(terms, wallet, one), contract.wallet) };
}

/** What earlier answers left for this month, then the month's card. */
function meetCard(contract: Contract, { answer }: MonthDecision, draw: Draw): Contract {
  const { terms, month, cards } = contract;
  const eventId = drawCard(terms.rulebook, cards, month, draw);
  const { later, ...now } = answerEffect(terms, eventId, answer);
  const due = contract.later.filter((part) => part.month === month).map(({ change }) => change);
  return {
    ...contract,
    wallet: [...due, now].reduce(changed, contract.wallet),
    cards: [...cards, eventId],
    later: [...contract.later, ...later.map((change, i) => ({ month: month + 1 + i, change }))],
  };
}

function payBill(contract: Contract, _: MonthDecision, draw: Draw): Contract {
  const { terms, wallet, dues, misses, isFirst } = contract;
  const [due = 0, ...rest] = dues;
  const bill = due + UPKEEP[terms.dream.difficulty] + (isFirst ? 4 + draw(6, 'entrega') : 0);
  if (wallet.effort >= bill) {
    const status = rest.length === 0 ? 'PAID' : 'OPEN';
    return { ...contract, status, wallet: add(wallet, 'effort', -bill), dues: rest };
  }
  const missing = bill - wallet.effort;
  const arrears = missing + lateFeeOf(terms, missing) + COLLECTION;
  return {
    ...contract,
    status: misses + 1 === MOST_MISSES ? 'TAKEN_BACK' : 'OPEN',
    wallet: { ...wallet, effort: 0 },
    dues: [arrears + (rest[0] ?? 0), ...rest.slice(1)],
    misses: misses + 1,
  };
}

/** The instalments once the bid has paid its part, from the last backwards or from the first forwards. */
const schedule: AfterLetter['schedule'] = (terms, { cycle, bid, use }) => {
  const whole = Array.from({ length: terms.dream.cycles - cycle }, (_, i) => instalmentOf(terms, cycle + 1 + i));
  const owed = owedAfter(terms, cycle);
  let left = Math.min(bid, owed);
  const part = (due: number, months: number): number => {
    const taken = Math.min(due, use === 'TERM' ? left : Math.ceil(left / months));
    left -= taken;
    return due - taken;
  };
  const dues =
    use === 'TERM'
      ? whole
          .toReversed()
          .map((due) => part(due, 1))
          .toReversed()
      : whole.map((due, i) => part(due, whole.length - i));
  return { dues: dues.filter((due) => due > 0), change: Math.max(0, bid - owed) };
};

export const AFTER_LETTER_2: AfterLetter = {
  schedule,
  month: [
    { decides: 'GOOD', hold: goodGives },
    { decides: 'TURNS', hold: playTurns },
    { decides: 'CARD', hold: meetCard },
    { decides: 'BILL', hold: payBill },
  ],
};
