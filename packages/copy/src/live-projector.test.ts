import { expect, test } from 'vitest';
import { assemblyCopy } from './live-assembly.ts';
import { debriefCopy } from './live-debrief.ts';
import { projectorCopy } from './live-projector.ts';

test('bids that did not win are told with the reason, one in the singular', () => {
  expect(projectorCopy.lost(1, 500)).toBe('1 não venceu: o pote não chegava a outra carta de 500.');
  expect(projectorCopy.lost(2, 500)).toMatch(/^2 não venceram: /);
});

test('a month’s letters are told by their ways, without those that gave none', () => {
  expect(assemblyCopy.result({ RAFFLE: 3, BID: 6, END: 0 })).toBe('9 cartas: 3 por sorteio, 6 por lance.');
  expect(assemblyCopy.result({ RAFFLE: 0, BID: 0, END: 0 })).toBe('Nenhuma carta saiu este mês.');
});

test('how one member ended is in the singular', () => {
  const { PAID_ON_TIME, PAID, TAKEN } = debriefCopy.timeline.situations;
  const told = [PAID_ON_TIME, PAID, TAKEN].flatMap((words) => [words(1), words(2)]);
  expect(told).toEqual([
    'quitou em dia',
    'quitaram em dia',
    'quitou com atraso',
    'quitaram com atraso',
    'bem retomado (×)',
    'bens retomados (×)',
  ]);
});
