import { readFileSync } from 'node:fs';
import { raffleCopy, wonBidsCopy } from '@consorcio/copy/decisions';
import { leavingCopy, paidCopy, payersCopy, restCopy } from '@consorcio/copy/fund';
import { groupCopy } from '@consorcio/copy/group';
import { chance, rafflePopups } from '@consorcio/copy/month-popups';
import { REAL_LIFE } from '@consorcio/copy/teaching';
import { Dice, must } from '@consorcio/kernel';
import { answerTo, nextMove, type Plan, plans, viewOfCampaign } from '@consorcio/players';
import { bidsWonBefore, type Campaign, CURRENT_RULEBOOK, drawFrom, groupHistory, newsOf } from '@consorcio/rules';
import { DREAMS, EVENTS, eventTold } from '@consorcio/rules/catalogue';
import {
  fundAfterPayment,
  fundOfMonth,
  instalmentAt,
  letterOf,
  mostMisses,
  mostRecoveries,
  nextRaffle,
  paidSoFar,
  quotasOf,
  raffleSize,
  usualBid,
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
  /** The highest bid of another member; null where there was none. */
  readonly otherBid: number | null;
  /** What won, and what the page of the bid says has won before. */
  readonly wonBid: number | null;
  readonly wonBefore: readonly number[];
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
  /** Of a campaign with its letter before the closing: quotas told of after it, month by month, and those that cannot be. */
  readonly news: readonly (readonly number[])[];
  readonly notNews: readonly number[];
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
    const { waiting, gone, quota, assemblies } = groupHistory(latest, draw);
    yield {
      months,
      waitAtEnd: latest.context === 'PAID' ? waiting.length : null,
      news: newsOf(latest, draw, latest.cycle + dice.below(9)).map(namedIn),
      notNews: [quota, ...gone, ...assemblies.flatMap(namedIn)],
    };
  }
}

/** Quotas that an assembly gave a letter to. */
const namedIn = ({
  winnerQuota,
  drawnQuota,
}: ReturnType<typeof groupHistory>['assemblies'][number]): readonly number[] =>
  [winnerQuota, drawnQuota].filter((quota) => quota !== null);

function monthOf(before: Campaign, after: Campaign, draw: ReturnType<typeof drawFrom>): Month {
  const { late, gone, waiting, assemblies } = groupHistory(before, draw);
  const { assemblies: now } = groupHistory(after, draw);
  const held = now[before.cycle - 1];
  const awarded = assemblies.flatMap(namedIn);
  const others = held?.bids.filter(({ quota }) => quota !== after.quota) ?? [];
  return {
    campaign: before,
    cycle: before.cycle,
    stopped: late.length + gone.length,
    late,
    gone,
    otherBid: others.length === 0 ? null : Math.max(...others.map(({ bid }) => bid)),
    wonBid: held?.bids.find(({ quota }) => quota === held.winnerQuota)?.bid ?? null,
    wonBefore: bidsWonBefore(before, draw),
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
  const bids = { all: 0, aboveHalf: 0, belowHalf: 0, rare: 0 };
  for (const { months, waitAtEnd, news, notNews } of played()) {
    if (waitAtEnd !== null) ended += 1;
    const heard = news.flat();
    if (new Set(heard).size < heard.length || heard.some((quota) => notNews.includes(quota)))
      faults.push(`a letter told of twice: ${heard}`);
    if (news.some((quotas) => quotas.length !== 2)) faults.push('news of other than two letters');
    const won: number[] = [];
    /** What is said after a lost raffle of the month that comes. */
    let told: ReturnType<typeof nextRaffle> = null;
    let paid = 0;
    if ((waitAtEnd ?? 0) > 0) faults.push('somebody waits after the closing');
    let [fund, ofLeavers, stoppedBefore, paidEach] = [0, 0, 0, 0];
    let lateBefore: readonly number[] = [];
    for (const {
      campaign,
      cycle,
      stopped,
      late,
      gone,
      letters,
      waiting,
      unfaithful,
      otherBid,
      wonBid,
      wonBefore,
    } of months) {
      const source = { rulebook: campaign.rulebook, dreamId: campaign.dreamId, isNewGamePlus: campaign.isNewGamePlus };
      const quotas = quotasOf(source);
      const due = instalmentAt(source, cycle);
      const payers = quotas - stopped;
      if (told !== null && (told.leaving !== stopped - stoppedBefore || letters[0] !== 1))
        faults.push(`told before month ${cycle}: ${told.leaving} leave, one by bid`);
      told = null;
      ofLeavers += (stopped - stoppedBefore) * paidEach;
      stoppedBefore = stopped;
      paidEach += commonOf(due);
      fund += payers * commonOf(due);
      const letter = letterOf(source);
      const month = fundOfMonth(source, cycle);
      if (Math.abs(fundAfterPayment(source, cycle).fund - fund) > 0.01) faults.push(`fund of month ${cycle}`);
      is('group', groupCopy.intro(quotas, ''), quotas);
      paid += due;
      if (campaign.recoveries.length === 0) {
        const before = paidSoFar(source, cycle, []);
        is('leaving', leavingCopy(before.paid, before.common), paid, paidEach);
      }
      const usual = usualBid(source, cycle);
      const usually = usual.half === usual.nineOfTen ? [usual.half] : [usual.half, usual.nineOfTen];
      is('bids', wonBidsCopy(wonBefore, usual.half, usual.nineOfTen), ...won, ...usually);
      if (wonBid !== null) won.push(wonBid);
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
          const balls = raffleSize(source, cycle);
          is('balls', rafflePopups.film.balls(balls), waiting);
          is('chance', chance(balls), 1, waiting);
          const next = nextRaffle(source, cycle);
          told = next;
          if (next !== null) is('next', raffleCopy.next(next), 1, next.size);
        }
      }
      is('leavers', groupCopy.leavers(gone.length, quotas), gone.length === 0 ? quotas : gone.length);
      is('meeting', eventTold(MEETING, late.length).speech, ...(late.length < 2 ? [] : [late.length]));
      if (lateBefore.some((quota) => !gone.includes(quota)))
        faults.push('one stops paying and stays for a second month');
      lateBefore = late;
      if (otherBid !== null) {
        bids.all += 1;
        bids.aboveHalf += otherBid > usual.half ? 1 : 0;
        bids.belowHalf += otherBid < usual.half ? 1 : 0;
        bids.rare += otherBid > usual.nineOfTen ? 1 : 0;
      }
      if (unfaithful > 0) faults.push('a quota with its letter stopped paying');
      seen += 1;
      withLeavers += late.length > 0 ? 1 : 0;
    }
  }

  test('the highest bid of a month is beyond what is called usual in half of the groups at most, and seldom beyond the rest', () => {
    expect(bids.aboveHalf / bids.all).toBeLessThan(0.55);
    expect(bids.belowHalf / bids.all).toBeLessThan(0.55);
    expect(bids.rare / bids.all).toBeLessThan(0.12);
  });

  test('the usual bid is below half of the letter in every month of every dream, as the page of real life says', () => {
    for (const { id: dreamId, cycles } of DREAMS)
      for (const isNewGamePlus of [false, true]) {
        const source = { rulebook: CURRENT_RULEBOOK, dreamId, isNewGamePlus };
        for (let cycle = 1; cycle < cycles; cycle += 1)
          expect(usualBid(source, cycle).half).toBeLessThan(letterOf(source) / 2);
      }
    expect(LIFE).toContain('o lance que vence costuma ficar abaixo da metade da carta');
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

test('the guarantee is used and a quota excluded as often as the pages say', () => {
  const source = { rulebook: CURRENT_RULEBOOK, dreamId: 1, isNewGamePlus: false };
  expect([mostRecoveries(source) + 1, mostMisses(source)]).toEqual([3, 3]);
  expect(LIFE).toContain('o terceiro atraso exclui a cota');
  expect(LIFE).toContain('o contrato acaba na terceira conta que não coube');
});

/** Texts that speak of the game's own group. */
const TEXTS = 'after-letter decisions fund group group-contract luck month-popups popups real-life week'.split(' ');
/** A number, also one that is filled in (`#`), or a word for all or none. */
const COUNTS = /[\d#]|\b(?:todos|todas|todo mundo|ninguém|sempre|nunca|o resto|cada|nenhuma?|as outras|os outros)\b/i;
const OF_THE_GROUP = /\b(?:cotas?|grupos?|assembleias?|fundo|globo|cartas)\b/i;
/** These have their sources in the figures (tools/src/figures). */
const OF_LIFE = /na vida real|em geral|Banco Central/i;
/** A label is no sentence. */
const LEAST_WORDS = 3;

/** Each sentence of a text that counts something of the group, and what holds it: a check above, or a test of its own. */
const HELD: Readonly<Record<string, string>> = {
  'Notícia do grupo: o fundo comum pagou # #.': 'news',
  'Contrato do grupo\\u00a0· #': 'a title',
  'Até o próximo sorteio, uma cota sai por lance#.': 'next',
  'Se faltar de novo agora, ou no # atraso, a cota é excluída.': 'rulebook-sentences.test.ts',
  ', e # de multa são do grupo': 'the test of the closing',
  'Ficam # para as próximas cartas e para quem sair.': 'paid',
  'Ficam #: # de quem parou de pagar e # para as próximas cartas e para quem sair.': 'paid',
  '# Já pagou #, e # foram para o fundo comum.': 'leaving',
  'As # cotas do grupo pagam': 'who pays',
  'Das # cotas do grupo, # pagam': 'who pays',
  'São # cotas, cada uma com o seu número.': 'group',
  'O sonho do grupo: #.': 'a name',
  '# cotas × # de esforço por mês = #.': 'pot',
  'O fundo comum recebe #, a taxa de administração leva #, e o fundo de reserva guarda #.': 'pot.test.ts',
  'Assembleia de encerramento: todas as cotas que esperavam foram contempladas.': 'waitAtEnd',
  'Todas as # cotas ainda estão no grupo.': 'leavers',
  '# de pagar e # do grupo.': 'leavers',
  'São # cotas e # ciclos.': 'group-contract.test.ts',
  'Cada cota tem um número.': 'quotas are numbered (draw of the quota)',
  'São # por ciclo: # de fundo comum, # de taxa e # de reserva.': 'group-contract.test.ts',
  'Depois de cada parcela há assembleia.': 'letters',
  'No sorteio, cada cota em dia que espera tem uma bola.': 'balls',
  'Pagar com atraso custa # a mais, e a cota fica fora do lance e do sorteio do mês.': 'group-contract.test.ts',
  'O # atraso exclui a sua cota.': 'rulebook-sentences.test.ts',
  'As outras cotas, que saíram, recebem o que puseram no fundo comum, menos a multa, que é do grupo.':
    'the test of the closing',
  '#Em metade dos grupos, o maior dos outros lances vai até #.': 'bids',
  'Na # conta que não couber, o grupo usa a garantia.': 'rulebook-sentences.test.ts',
  'Sorteio: cota #, chance de 1 em #': 'chance',
  'Sua cota, sorteada no começo: a #, num grupo de #.': 'group',
  'Cada cota em dia e sem carta, uma bola': 'balls',
  'Saiu a cota #': 'the draw itself',
  'Sua cota é a #.': 'the draw itself',
  'Sua cota, a #, fica fora deste sorteio.': 'late.test.ts',
  '1 cota no globo': 'balls',
  '# cotas no globo': 'balls',
  '# Pague a última parcela e receba a carta no fim do grupo.': 'waitAtEnd',
  'Assim saem as outras cartas.': 'fund',
  'Sua parcela estava em dia, e a sua cota, a #, saiu no sorteio.': 'late.test.ts',
  'No jogo, cada assembleia contempla duas cotas, e a última contempla as que ainda esperam.': 'letters, waitAtEnd',
  'No jogo, 44 a 47 em cada 100 cotas saem antes do fim, sem contar a sua.': 'the test of a hundred quotas',
  'No jogo, as outras cotas contempladas sempre pagam.': 'unfaithful',
  'Assembleia da semana #': 'the name of a week',
  'Para valer, todo mundo joga no mesmo grupo, com a mesma cota, os mesmos imprevistos e as mesmas partidas.':
    'week.test.ts',
};

/** The sentences of a text; `#` where something is filled in. */
function sentencesOf(file: string): readonly string[] {
  const filled: string[] = [];
  let text = readFileSync(`packages/copy/src/${file}.ts`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replaceAll(/\$\{([^{}]*)\}/g, (_, inside: string) => {
      filled.push(inside);
      return '#';
    });
  }
  return [text, ...filled].flatMap((part) =>
    [...part.matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)].flatMap(([, plain, holed]) =>
      (plain ?? holed ?? '').split(/(?<=[.!?]) /),
    ),
  );
}

test('every sentence with a number or a quantifier about the group is held by a check of its books', () => {
  const said = TEXTS.flatMap(sentencesOf).filter(
    (sentence) =>
      COUNTS.test(sentence) &&
      OF_THE_GROUP.test(sentence) &&
      !OF_LIFE.test(sentence) &&
      (sentence.match(/\p{L}+/gu) ?? []).length >= LEAST_WORDS,
  );
  expect([...new Set(said)].sort()).toEqual(Object.keys(HELD).sort());
});
