import { expect, test } from 'vitest';
import { potAfterOpen, potLine } from './pot-line.ts';
import { liveTermsOf } from './terms.ts';

const TERMS = liveTermsOf(1, 5);
type Assembly = Parameters<typeof potLine>[0];

const ASSEMBLY: Assembly = {
  pot: 1_000,
  raffle: { quota: 8 },
  bids: { winners: [{ quota: 2, bid: 150 }] },
  more: null,
  end: null,
};
const NOTHING = { returned: 0, refunded: 0, reserve: 0, insurance: 0 };
const told = (assembly: Assembly) => {
  const { before, moves, now } = potLine(assembly, TERMS);
  return [before, ...moves.map(({ kind, coins }) => `${kind} ${coins}`), now];
};

test('the pot of the worked month: 1000, a letter drawn, 125 of the bid of 150, its letter, 125 left (LIVE 3.10)', () => {
  expect(told(ASSEMBLY)).toEqual([1_000, 'raffle -500', 'bids 125', 'letters -500', 125]);
});

test('a pot that no bid reaches stays as it is', () => {
  const assembly = { ...ASSEMBLY, pot: 825, raffle: null, bids: { winners: [] } };
  expect(told(assembly)).toEqual([825, 825]);
});

test('the pot falls envelope by envelope', () => {
  const open = ASSEMBLY.bids?.winners ?? [];
  const after = [[], open].map((some) => potAfterOpen(ASSEMBLY, TERMS, some));
  expect(after.map(({ moves, now }) => [moves.length, now])).toEqual([
    [1, 500],
    [3, 125],
  ]);
});

test('who left and was paid back is a line of the pot, and so is a good that was sold (LIVE 3.6)', () => {
  const fourth: Assembly = {
    ...ASSEMBLY,
    pot: 1_333,
    raffle: { quota: 4 },
    bids: { winners: [{ quota: 1, bid: 40 }] },
    more: { drawn: [], rest: { ...NOTHING, refunded: 90 } },
  };
  expect(told(fourth)).toEqual([1_333, 'raffle -500', 'bids 33', 'letters -500', 'refunded -90', 276]);
  const sold = { ...fourth, more: { drawn: [9], rest: { ...NOTHING, returned: 281 } } };
  expect(told(sold).slice(4)).toEqual(['more -500', 'returned 281', 147]);
});

test('the last pot is empty: letters, what the reserve fund brings, what is shared (LIVE 3.10)', () => {
  const last: Assembly = {
    ...ASSEMBLY,
    pot: 1_018,
    raffle: null,
    bids: null,
    end: { quotas: [7, 9], shared: 110, rest: { ...NOTHING, reserve: 92 } },
  };
  expect(told(last)).toEqual([1_018, 'end -1000', 'reserve 92', 'shared -110', 0]);
});
