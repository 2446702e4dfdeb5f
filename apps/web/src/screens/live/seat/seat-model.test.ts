import { outcomeCopy as copy, guessCopy } from '@consorcio/copy/live-phone';
import { autopilot, liveTermsOf, newSeat, privateMonth } from '@consorcio/rules/live';
import type { SeatStatus } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../test/fixtures/live-projectors.ts';
import { seatView } from '../../../../test/seat-view.ts';
import type { SeatView } from './month/month-draft.ts';
import {
  type Assembly,
  arrearsWarning,
  automaticOf,
  bidSteps,
  fateOf,
  guessTold,
  letterSentence,
  ownResult,
  worthSentence,
} from './seat-model.ts';

type EndedSeat = Parameters<typeof fateOf>[0];

/** A seat in a group of so many months, in a month, with 240 paid. */
const seatIn = (status: EndedSeat['seat']['status'], months: 4 | 5 | 6, month: number, open = 0): EndedSeat =>
  ({ group: { months, month }, seat: { status, sale: null }, wallet: { paid: 240, open } }) as unknown as EndedSeat;

/** One whose good was sold. */
const soldIn = (months: 4 | 5, price: number, left: number, open = 2): EndedSeat => {
  const told = seatIn('TAKEN', months, 4);
  return { ...told, seat: { ...told.seat, sale: { price, left, open } } };
};

test('who left the group reads what comes back: the common fund less a tenth', () => {
  expect(fateOf(seatIn('EXCLUDED', 5, 5))).toMatch(/volta, menos 10%: 180 moedas, até o fim do grupo\.$/);
  expect(fateOf(seatIn('REFUNDED', 5, 5))).toMatch(/voltou, menos 10%: 180 moedas\.$/);
});

test('whose good was taken reads why, for how much it was sold, and how much of that is left to the seat', () => {
  expect(fateOf(soldIn(5, 400, 70))).toBe(
    'Com 2 parcelas em aberto, o carro foi retomado e vendido por 400. Isso pagou o que você devia. Sobraram 70.',
  );
  expect(fateOf(soldIn(4, 320, 1))).toMatch(/, a moto foi retomada e vendida por 320\. .* Sobrou 1\.$/);
  expect(fateOf(soldIn(4, 320, 0))).toMatch(/por 320\. Tudo foi para o que você devia\.$/);
  expect(fateOf(soldIn(4, 320, 0, 1))).toMatch(/^No fim, com 1 parcela em aberto, a moto foi retomada/);
  expect(fateOf(seatIn('GOOD', 5, 4))).toBeNull();
});

test('an open instalment is shown with its consequence: exclusion at three, the good taken at two', () => {
  expect(arrearsWarning(seatIn('WAITING', 5, 3), 'WAITING')).toBeNull();
  expect(arrearsWarning(seatIn('WAITING', 5, 3, 1), 'WAITING')).toBe('Em aberto: 1 parcela. Com 3 você sai do grupo.');
  expect(arrearsWarning(seatIn('GOOD', 4, 3, 1), 'GOOD')).toMatch(/mais uma parcela em aberto a moto é retomada\.$/);
});

test('in the last month one open instalment is enough, which is shown before it', () => {
  expect(arrearsWarning(seatIn('LETTER', 5, 5), 'LETTER')).toMatch(
    /^É o último mês: com parcela em aberto, você sai do grupo/,
  );
  expect(arrearsWarning(seatIn('GOOD', 5, 5), 'GOOD')).toMatch(/o carro é retomado\.$/);
});

test('a letter that was not used when its seat left the group is shown as cancelled, never as received', () => {
  const won = { month: 2, by: 'RAFFLE' } as const;
  expect(letterSentence({ won }, 'OUT')).toMatch(/^A carta do mês 2, por sorteio, foi cancelada/);
  expect(letterSentence({ won }, 'TAKEN')).toBe('Carta no mês 2, por sorteio.');
  expect(letterSentence({ won: null }, 'OUT')).toMatch(/^A carta não veio/);
});

test('a button of the bid moves it by what it says, or is off: no bid below the least one or above the limit', () => {
  const on = (bid: number) => bidSteps(bid, 14, 10).flatMap(({ by, isOff }) => (isOff ? [] : by));
  expect([0, 10, 12, 14].map(on)).toEqual([[10], [-10, 1], [-1, 1], [-1]]);
});

const terms = liveTermsOf(1, 4);
const seat = newSeat(terms, { quota: 1, isHouse: false, motive: 'WORK' });
const ends = [
  { ...seat, status: 'LETTER', cash: 185 },
  { ...seat, status: 'GOOD', cash: 105, card: 55 },
  { ...seat, status: 'TAKEN', cash: 244, next: 63 },
  { ...seat, status: 'REFUNDED', cash: 0, next: -40 },
] as const;
type View = Parameters<typeof worthSentence>[0];
const viewOf = (end: (typeof ends)[number]) => ({ group: { months: 4 }, seat: end, wallet: end }) as unknown as View;

test('the final standing is shown as a sum, without the parts that are zero', () => {
  expect(ends.map((end) => worthSentence(viewOf(end)))).toEqual([
    '185 moedas + 400 da carta',
    '105 moedas − 55 do cartão + 480 da moto com os documentos',
    '244 moedas + 63 a receber − 100: o sonho ficou para depois',
    '0 moedas − 40 a pagar − 100: o sonho ficou para depois',
  ]);
});

const person = newSeat(terms, { quota: 1, isHouse: false, motive: 'NO_HURRY' });

/** What a seat has paid after a first month that the autopilot played, in coins. */
function paidAfter(seat: typeof person): number {
  const draft = { ...seat };
  privateMonth(draft, autopilot(seat, -140, terms), 1, -140, terms);
  return draft.paid;
}

test('the autopilot pays what is due as far as the coins reach (LIVE 3.5), and its note says no more than that', () => {
  const { whole } = terms.instalment;
  expect(paidAfter(person)).toBe(whole);
  expect(paidAfter({ ...person, cash: 0, card: 300, energy: 0 })).toBe(0);
  const bidOfAll = { ...person, status: 'LETTER', paid: terms.owed, bid: terms.owed } as const;
  expect(paidAfter(bidOfAll)).toBe(terms.owed);
  const note = automaticOf({ closed: { isSealed: false, bid: 0, guess: null, open: 0 }, seat: { status: 'WAITING' } });
  expect(note).toContain('O que você devia foi pago até onde as moedas deram.');
  expect(note).not.toContain('parcela paga');
});

test('the note of a seat that is out of the group speaks of no payment', () => {
  const note = automaticOf({ closed: { isSealed: false, bid: 0, guess: null, open: 0 }, seat: { status: 'EXCLUDED' } });
  expect(note).toContain('automático');
  expect(note).not.toContain('pag');
});

test('who sealed the month, or came later, has no note', () => {
  const seat = { status: 'WAITING' } as const;
  expect(automaticOf({ closed: { isSealed: true, bid: 0, guess: null, open: 0 }, seat })).toBeNull();
  expect(automaticOf({ closed: null, seat })).toBeNull();
});

/** What a seat reads at the bids that has sealed a bid and guessed that it wins. */
const bidsReadBy = (quota: number, bid = 140) => {
  const { group, assembly } = PROJECTORS['bids-of-two'] as { group: SeatView['group']; assembly: Assembly };
  const closed = { isSealed: true, bid, open: 0, guess: { bid: 150, wins: true, letters: 2 } };
  const view = seatView({ group, seat: { quota }, closed });
  return [ownResult(view, assembly).own, guessTold(view, assembly)];
};

test('whoever was drawn reads that the own envelope stayed closed, and no verdict on the guess about it', () => {
  const drawn = PROJECTORS['bids-of-two']?.assembly?.raffle?.quota ?? 0;
  const lowest = guessCopy.bidTold(150, 150);
  expect(bidsReadBy(drawn)).toEqual([copy.yourBidKept(140), lowest]);
  expect(bidsReadBy(30)).toEqual([copy.yourBidLost(140), `${lowest} ${guessCopy.winsTold(true, false)}`]);
  /* The bid was taken back after the guess. */
  expect(bidsReadBy(30, 0)).toEqual([null, lowest]);
});

test('who did not pay the month is told so at the roll call and at the globe', () => {
  const told = (step: string, status: SeatStatus, open: number | null) =>
    ownResult(
      seatView({
        seat: { status, won: status === 'GOOD' ? { month: 1, by: 'RAFFLE' } : null },
        closed: open === null ? null : { isSealed: true, bid: 0, guess: null, open },
      }),
      {
        step,
        raffle: { quota: 2 },
        bids: null,
        more: null,
        end: null,
      } as unknown as Assembly,
    ).own;
  expect(told('CALL', 'WAITING', 1)).toBe(copy.late(1));
  expect(told('CALL', 'GOOD', 2)).toBe(copy.lateWithLetter(2));
  /* Whom the same assembly excluded, without a letter. */
  expect(told('CALL', 'EXCLUDED', 3)).toBe(copy.late(3));
  expect(told('RAFFLE', 'WAITING', 1)).toBe(copy.notInGlobe);
  /* Who joined after the month was not there to pay it or to bid. */
  expect([told('CALL', 'WAITING', null), told('BIDS', 'WAITING', null)]).toEqual([null, null]);
  expect([told('CALL', 'WAITING', 0), told('RAFFLE', 'WAITING', 0), told('RAFFLE', 'GOOD', 1)]).toEqual([
    null,
    null,
    null,
  ]);
});
