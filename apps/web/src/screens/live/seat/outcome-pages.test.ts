import { expect, test } from 'vitest';
import type { SeatView } from './month/month-draft.ts';
import { outcomePages } from './outcome-pages.ts';

const view = {
  group: { months: 4, mode: 'LIVE' },
  seat: { status: 'LETTER', won: { month: 2, by: 'BID' }, sale: null },
  wallet: { cash: 185, next: 0, card: 0, paid: 480 },
} as unknown as SeatView;
const counted = { situation: 'PAID', worth: 585, note: 34, decision: 560, hand: 5, luck: 20 } as const;
const turn = { kind: 'KEEP', month: 2, own: 560, other: 640 } as const;
const names = (end: Parameters<typeof outcomePages>[1]) => outcomePages(view, end).map(({ name }) => name);

test('a phone tells its end page by page, the decision that weighed most first', () => {
  expect(names({ ...counted, turn })).toEqual(['turn', 'end', 'luck', 'note']);
  expect(outcomePages(view, { ...counted, turn })[0]).toMatchObject({
    sentence: 'Se tivesse guardado uma parcela no mês 2: em média, 640 em vez de 560.',
    bars: [{ value: 560 }, { value: 640 }],
  });
});

test('who lost the good reads that before the decision that weighed most', () => {
  expect(names({ ...counted, situation: 'TAKEN', turn })).toEqual(['end', 'turn', 'luck', 'note']);
});

test('what is not counted yet has no page', () => {
  expect(names({ ...counted, note: null, decision: null, hand: null, luck: null, turn: null })).toEqual(['end']);
});
