import { readFileSync } from 'node:fs';
import { raffleCopy } from '@consorcio/copy/decisions';
import { paidCopy, payersCopy, restCopy } from '@consorcio/copy/fund';
import { groupCopy } from '@consorcio/copy/group';
import { rafflePopups } from '@consorcio/copy/month-popups';
import { REAL_LIFE } from '@consorcio/copy/teaching';
import { Dice, must } from '@consorcio/kernel';
import { answerTo, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import { type Campaign, CURRENT_RULEBOOK, drawFrom, groupHistory } from '@consorcio/rules';
import { DREAMS, EVENTS, eventTold } from '@consorcio/rules/catalogue';
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
const LIFE = REAL_LIFE.map(({ game }) => game).join(' ');
const MEETING = must(
  EVENTS.find(({ id }) => id === 19),
  'the meeting',
);
const dice = Dice.of('7ea7ea7ea7ea7ea7ea7ea7ea7ea7ea70', 1);
const hex = (): string => Array.from({ length: 64 }, () => dice.below(16).toString(16)).join('');
const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d[\d.]*(,\d+)?/g) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.')));

/** A month of a group, by its minutes. */
interface Month {
  readonly campaign: Campaign;
  readonly cycle: number;
  /** Members who have stopped paying in the month or before; those of this month, and those who left. */
  readonly stopped: number;
  readonly late: readonly number[];
  readonly gone: readonly number[];
  /** The winning bid of another member; null where there was none. */
  readonly otherBid: number | null;
  /** Letters of its assembly by bid and by raffle; null where the raffle was not held, because the player's bid won. */
  readonly letters: readonly [bid: number, raffle: number | null];
  readonly waiting: number;
  /** Quotas whose letter was given before they stopped paying. */
  readonly unfaithful: number;
}

interface Played {
  readonly months: readonly Month[];
  /** Members without a letter after the closing; null where the campaign did not come to it. */
  readonly waitAtEnd: number | null;
}

/** A campaign that somebody plays anyhow, and its group at every month that came to an assembly. */
function* played(): Generator<Played> {
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
    yield { months, waitAtEnd: latest.context === 'PAID' ? groupHistory(latest, draw).waiting.length : null };
  }
}

function monthOf(before: Campaign, after: Campaign, draw: ReturnType<typeof drawFrom>): Month {
  const { late, gone, waiting, assemblies } = groupHistory(before, draw);
  const { assemblies: now } = groupHistory(after, draw);
  const held = now[before.cycle - 1];
  const awarded = assemblies.flatMap(({ winnerQuota, drawnQuota }) => [winnerQuota, drawnQuota]);
  return {
    campaign: before,
    cycle: before.cycle,
    stopped: late.length + gone.length,
    late,
    gone,
    otherBid: held?.bids.find(({ quota }) => quota === held.winnerQuota && quota !== after.quota)?.bid ?? null,
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
  let [seen, withLeavers, ended] = [0, 0, 0];
  const bids = { all: 0, small: 0 };
  for (const { months, waitAtEnd } of played()) {
    if (waitAtEnd !== null) ended += 1;
    if ((waitAtEnd ?? 0) > 0) faults.push('somebody waits after the closing');
    let [fund, ofLeavers, stoppedBefore, paidEach] = [0, 0, 0, 0];
    let lateBefore: readonly number[] = [];
    for (const { campaign, cycle, stopped, late, gone, letters, waiting, unfaithful, otherBid } of months) {
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
      is('leavers', groupCopy.leavers(gone.length, quotas), gone.length === 0 ? quotas : gone.length);
      is('meeting', eventTold(MEETING, late.length).speech, ...(late.length < 2 ? [] : [late.length]));
      if (lateBefore.some((quota) => !gone.includes(quota)))
        faults.push('one stops paying and stays for a second month');
      lateBefore = late;
      if (otherBid !== null) {
        bids.all += 1;
        bids.small += otherBid < letter / 3 ? 1 : 0;
      }
      if (unfaithful > 0) faults.push('a quota with its letter stopped paying');
      seen += 1;
      withLeavers += late.length > 0 ? 1 : 0;
    }
  }

  test('of four bids of others that win three are less than a third of the letter, as the page of real life says', () => {
    expect(bids.small / bids.all).toBeGreaterThan(0.75);
    expect(LIFE).toContain('três de cada quatro lances que vencem ficam abaixo de um terço da carta');
  });

  test('what is said of a group is true of it, month by month', () => {
    expect(faults.slice(0, 8)).toEqual([]);
    expect(seen).toBeGreaterThan(CAMPAIGNS);
    expect(withLeavers).toBeGreaterThan(CAMPAIGNS / 4);
    expect(ended).toBeGreaterThan(CAMPAIGNS / 10);
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
  const said = /[^.]*saem antes do fim/.exec(LIFE)?.[0] ?? '';
  expect(numbersIn(said)).toEqual([Math.min(...shares), Math.max(...shares), 100]);
});

/** Texts that speak of the game's own group. */
const TEXTS = ['after-letter', 'fund', 'group', 'group-contract', 'month-popups', 'popups', 'real-life'];
const QUANTIFIER = /\b(?:todos|todas|todo mundo|ninguém|sempre|nunca|o resto|cada|nenhuma?|as outras|os outros)\b/i;
const OF_THE_GROUP = /\b(?:cotas?|grupos?|assembleias?|fundo|globo)\b/i;

/** Each sentence of a text that says something of all or none of the group, and what above holds it. */
const HELD: Readonly<Record<string, string>> = {
  'São ${quotas} cotas, cada uma com o seu número.': 'quotas are numbered (draw of the quota)',
  'Todas as ${quotas} cotas ainda estão no grupo.': 'leavers',
  'Assembleia de encerramento: todas as cotas que esperavam foram contempladas.': 'waitAtEnd',
  'Cada cota tem um número.': 'quotas are numbered (draw of the quota)',
  'Depois de cada parcela há assembleia.': 'letters',
  'No sorteio, cada cota em dia que espera tem uma bola.': 'balls',
  'Cada cota, uma bola': 'balls',
  'Cada cota em dia e sem carta tem uma bola no globo.': 'balls',
  'Chance de cada cota: ${chance(waiting)}.': 'balls',
  'No jogo, cada assembleia contempla duas cotas, e a última contempla as que ainda esperam.': 'letters, waitAtEnd',
  'No jogo, o terceiro atraso exclui a cota, mesmo com os outros já pagos.': 'late.test.ts',
  'No jogo, 44 a 47 em cada 100 cotas saem antes do fim.': 'the test of a hundred quotas',
  'No jogo, as outras cotas contempladas sempre pagam.': 'unfaithful',
};

test('every sentence that says something of all of the group, or of none, is held by a check of its books', () => {
  const said = TEXTS.flatMap((file) =>
    [
      ...readFileSync(`packages/copy/src/${file}.ts`, 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/'([^'\n]+)'|`([^`\n]+)`/g),
    ].flatMap(([, plain, holed]) => (plain ?? holed ?? '').split(/(?<=[.!?]) /)),
  ).filter((sentence) => QUANTIFIER.test(sentence) && OF_THE_GROUP.test(sentence));
  expect([...new Set(said)].sort()).toEqual(Object.keys(HELD).sort());
});
