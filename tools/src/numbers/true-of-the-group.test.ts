import { raffleCopy } from '@consorcio/copy/decisions';
import { paidCopy, payersCopy, restCopy } from '@consorcio/copy/fund';
import { groupCopy } from '@consorcio/copy/group';
import { rafflePopups } from '@consorcio/copy/month-popups';
import { REAL_LIFE } from '@consorcio/copy/teaching';
import { Dice } from '@consorcio/kernel';
import { answerTo, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import { type Campaign, CURRENT_RULEBOOK, drawFrom, groupHistory } from '@consorcio/rules';
import { DREAMS } from '@consorcio/rules/catalogue';
import {
  fundAfterPayment,
  fundOfMonth,
  instalmentAt,
  letterOf,
  nextRaffle,
  quotasOf,
  raffleSize,
} from '@consorcio/rules/queries';
import { describe, expect, test } from 'vitest';

/*
 * What is said of a group is true of that group: every sentence with a number or a quantifier against the books that a member
 * could keep from the minutes alone, in random campaigns.
 */

const CAMPAIGNS = 500;
const dice = Dice.of('7ea7ea7ea7ea7ea7ea7ea7ea7ea7ea70', 1);
const hex = (): string => Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d[\d.]*(,\d+)?/g) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.')));

/** A month of a group, by its minutes. */
interface Month {
  readonly campaign: Campaign;
  readonly cycle: number;
  /** Members who have stopped paying in the month or before. */
  readonly stopped: number;
  readonly late: number;
  /** Letters of its assembly by bid and by raffle; null where the raffle was not held, because the player's bid won. */
  readonly letters: readonly [bid: number, raffle: number | null];
  readonly waiting: number;
  /** Quotas whose letter was given before they stopped paying. */
  readonly unfaithful: number;
}

/** A campaign that somebody plays anyhow, and its group at every month that came to an assembly. */
function* played(): Generator<readonly Month[]> {
  for (let i = 0; i < CAMPAIGNS; i += 1) {
    const dream = DREAMS[dice.below(DREAMS.length)]?.id ?? 1;
    const care = dice.below(3);
    const base = plans.random(Dice.of(hex().slice(0, 32), 1));
    const plan: Plan = { ...base, dream, bid: (view) => (care === 0 ? base.bid(view) : 0) };
    const draw = drawFrom({ serverSeed: hex(), clientSeed: '' });
    const table = { draw, score: () => 4_000 + 3_000 * care, dreamsDone: dice.below(2), rulebook: CURRENT_RULEBOOK };
    const months: Month[] = [];
    let latest: Campaign | null = null;
    while (latest === null || latest.status === 'ACTIVE') {
      const answer = answerTo(latest, nextMove(viewOfCampaign(latest), plan), table);
      if (!answer.ok) throw new Error(`refused: ${answer.refusal}`);
      const before: Campaign | null = latest;
      latest = answer.value.campaign;
      const isHeld = before?.phase === 'RAFFLE_OPEN' || (before !== null && latest.context === 'BID');
      if (isHeld && before !== null) months.push(monthOf(before, latest, draw));
    }
    yield months;
  }
}

function monthOf(before: Campaign, after: Campaign, draw: ReturnType<typeof drawFrom>): Month {
  const { late, gone, waiting, assemblies } = groupHistory(before, draw);
  const { assemblies: now } = groupHistory(after, draw);
  const held = now[before.cycle - 1];
  const awarded = assemblies.flatMap(({ winnerQuota, drawnQuota }) => [winnerQuota, drawnQuota]);
  return {
    ...{ campaign: before, cycle: before.cycle, stopped: late.length + gone.length, late: late.length },
    letters: [
      held?.winnerQuota === null ? 0 : 1,
      before.phase === 'RAFFLE_OPEN' ? (held?.drawnQuota === null ? 0 : 1) : null,
    ],
    waiting: waiting.length,
    unfaithful: [...late, ...gone].filter((quota) => awarded.includes(quota)).length,
  };
}

/** Fee and reserve of an instalment are floor((due + 3) / 6), the rest is the common part (RULES 7.11). */
const commonOf = (due: number): number => due - Math.floor((due + 3) / 6);

describe(`in ${CAMPAIGNS} random campaigns`, () => {
  const faults: string[] = [];
  const is = (what: string, text: string, ...numbers: readonly number[]): void => {
    const said = numbersIn(text);
    if (said.length !== numbers.length || said.some((one, i) => Math.abs(one - (numbers[i] ?? 0)) > 0.051))
      faults.push(`${what}: "${text}" is not ${numbers.join(', ')}`);
  };
  let [seen, withLeavers] = [0, 0];
  for (const months of played()) {
    let [fund, ofLeavers, stoppedBefore, paidEach] = [0, 0, 0, 0];
    for (const { campaign, cycle, stopped, late, letters, waiting, unfaithful } of months) {
      const source = { rulebook: campaign.rulebook, dreamId: campaign.dreamId, isNewGamePlus: campaign.isNewGamePlus };
      const quotas = quotasOf(source);
      const due = instalmentAt(source, cycle);
      const payers = quotas - stopped;
      ofLeavers += (stopped - stoppedBefore) * paidEach;
      stoppedBefore = stopped;
      paidEach += commonOf(due);
      fund += payers * commonOf(due);
      const letter = letterOf(source);
      const month = fundOfMonth(source, cycle);
      if (Math.abs(fundAfterPayment(source, cycle).fund - fund) > 0.01) faults.push(`fund of month ${cycle}`);
      is('who pays', payersCopy(month.payers, quotas), ...(stopped === 0 ? [quotas] : [quotas, payers]));
      if (letters[1] !== null) {
        const given = letters[0] + letters[1];
        fund -= given * letter;
        const rest = stopped === 0 ? [fund] : [fund, ofLeavers, fund - ofLeavers];
        is('paid', paidCopy(month.letters, letter, month), given, letter, ...rest);
        is(
          'pot',
          groupCopy.potSum({ ...month, due, common: 0, fee: 0, reserve: 0, letter }),
          payers,
          due,
          payers * due,
          0,
          0,
          0,
          given,
          letter,
          ...rest,
        );
        if (given !== 2) faults.push(`not two letters in month ${cycle}`);
        if (fund < ofLeavers) faults.push(`the letters of month ${cycle} spend what belongs to those who left`);
        if (!campaign.recoveries.includes(cycle)) {
          is('balls', rafflePopups.film.balls(raffleSize(source, cycle)), waiting);
          const next = nextRaffle(source, cycle);
          if (next !== null)
            is(
              'next',
              raffleCopy.next(next),
              waiting - 1,
              ...(next.leaving === 0 ? [] : [next.leaving]),
              next.byBid,
              1,
              next.size,
            );
        }
      }
      if (unfaithful > 0) faults.push('a quota with its letter stopped paying');
      seen += 1;
      withLeavers += late > 0 ? 1 : 0;
    }
  }

  test('what is said of a group is true of it, month by month', () => {
    expect(faults.slice(0, 8)).toEqual([]);
    expect(seen).toBeGreaterThan(CAMPAIGNS);
    expect(withLeavers).toBeGreaterThan(CAMPAIGNS / 4);
  });
});

test('at the closing nothing is left but what those who left had paid in, and it is said who gets it', () => {
  for (const { id: dreamId, cycles } of DREAMS)
    for (const isNewGamePlus of [false, true]) {
      const month = fundOfMonth({ rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus }, cycles);
      const [left = 0, back = 0, shared = 0] = numbersIn(restCopy(month));
      expect(left).toBe(month.ofLeavers);
      expect(back + shared).toBe(left);
    }
});

test('of a hundred quotas as many leave before the end as the page of real life says', () => {
  const shares = DREAMS.map(({ id: dreamId, cycles }) => {
    const source = { rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus: false };
    const quotas = quotasOf(source);
    return Math.round((100 * (quotas - fundOfMonth(source, cycles).payers)) / quotas);
  });
  const said = REAL_LIFE.map(({ game }) => game).find((game) => game.includes('saem antes do fim')) ?? '';
  expect(numbersIn(said)).toEqual([Math.min(...shares), Math.max(...shares), 100]);
});
