import { expect, test } from 'vitest';
import { seatView } from '../../../../test/seat-view.ts';
import type { SeatView } from './month/month-draft.ts';
import { outcomePages } from './outcome-pages.ts';

const view = seatView({
  seat: { status: 'LETTER', won: { month: 2, by: 'BID' }, motive: 'FAMILY' },
  wallet: { cash: 185, paid: 480 },
});
const counted = {
  situation: 'PAID',
  worth: 585,
  note: 32,
  decision: 560,
  hand: 0,
  luck: 25,
  misses: 0,
  late: 0,
} as const;
const turn = { kind: 'KEEP', month: 2, own: 560, other: 640 } as const;
const names = (end: Parameters<typeof outcomePages>[1]) => outcomePages(view, end).map(({ name }) => name);

test('a phone tells its end page by page: how it ended, luck, the decision that weighed most, the note', () => {
  expect(names({ ...counted, turn })).toEqual(['end', 'luck', 'turn', 'note']);
  const [, luck, weighed] = outcomePages(view, { ...counted, turn });
  expect(luck).toMatchObject({ below: 'Sorte: +25. Minijogo: 0.', bars: [{ value: 560 }, { value: 585 }] });
  expect(weighed).toMatchObject({
    sentence: 'Se tivesse dado um lance menor no mês 2: 640 em vez de 560.',
    bars: [{ value: 560 }, { value: 640 }],
  });
});

test('the note says of how much it is, what a point is, and which decision cost or brought most points', () => {
  const noteOf = (end: object, seat = view) => outcomePages(seat, { ...counted, turn, ...end }).at(-1);
  expect(noteOf({})).toMatchObject({
    title: 'Nota de decisão: 32 de 100',
    sentence: 'O que mais custou: 16 pontos, por dar um lance tão alto no mês 2.',
    bars: [
      { name: 'Como você fez', text: '32: Broto' },
      { name: 'Com um lance menor no mês 2', value: 48, text: '48: Árvore' },
    ],
    below: 'A sua média é 560. Cada 5 moedas acima de 400, o valor da carta, dão 1 ponto.',
  });
  expect(noteOf({ turn: { ...turn, kind: 'PAY', other: 500 } })?.sentence).toBe(
    'O que mais rendeu: 12 pontos, por adiar a parcela do mês 2.',
  );
  expect(noteOf({ note: 31 })?.below).toMatch(/^A sua média é quase 560\. /);
  const works = { ...view, seat: { ...view.seat, motive: 'WORK' } } as SeatView;
  expect(noteOf({ note: 23 }, works)?.below).toContain('acima de 445, a carta e a parte do motivo,');
});

test('a note that no decision would have changed names none', () => {
  for (const part of [{ turn: null }, { note: 0, decision: 300, turn: { ...turn, own: 300, other: 350 } }]) {
    const page = outcomePages(view, { ...counted, ...part }).at(-1);
    expect(page).toMatchObject({ sentence: 'Não é nota de prova: não olha sorte nem reflexo.', bars: [{}] });
  }
});

test('what is not counted yet has no page', () => {
  expect(names({ ...counted, note: null, decision: null, hand: null, luck: null, turn: null })).toEqual(['end']);
});

test('the end names the months that were late and what they cost', () => {
  const [end] = outcomePages(view, { ...counted, turn, misses: 2, late: 44 });
  expect(end?.sentence).toBe('Carta no mês 2, por lance. Atrasou 2 meses e pagou 44 pelo atraso.');
  expect(outcomePages(view, { ...counted, turn })[0]?.sentence).not.toContain('Atrasou');
});

test('each sees which of the own answers were right, once the right ones were shown', () => {
  const answered = { ...view, answers: { before: [0, 1, 2], after: [0, 1, 0] } } as SeatView;
  const page = outcomePages(answered, { ...counted, turn }).at(-1);
  expect(page).toMatchObject({
    sentence: 'Você acertou 1 de 3 antes e 2 de 3 depois.',
    bars: [{ text: 'certa' }, { text: 'errada' }, { text: 'certa' }],
    below: 'O lance que não vence não custa nada: as moedas ficam com a pessoa.',
  });
});
