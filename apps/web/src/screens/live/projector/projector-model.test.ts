import { advice } from '@consorcio/copy/live-projector';
import { must } from '@consorcio/kernel';
import { commonOf, potLine, termsOfView } from '@consorcio/rules/live';
import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../test/fixtures/live-projectors.ts';
import { RAFFLE_REVEALED } from '../../../live/time.ts';
import {
  adviceAt,
  columnsOf,
  namedSeats,
  openAfter,
  openingOrder,
  pageAt,
  projectorSentence,
  risesOf,
  shareLeft,
  shutColumns,
  wordsOf,
} from './projector-model.ts';

const seat = (quota: number) => ({ quota, nickname: `Pessoa ${quota}`, persona: 1, colour: 0 });
const seats = (count: number) => Array.from({ length: count }, (_, i) => seat(i + 1));

test('at most twelve names stand on the projector: all of a small group, of a larger one those who came last', () => {
  const { named, others } = namedSeats(seats(31).toReversed());
  expect(named.map(({ quota }) => quota)).toEqual([28, 29, 30, 31]);
  expect(others).toHaveLength(27);
  expect(namedSeats(seats(8)).named).toHaveLength(8);
  expect(namedSeats(seats(5)).others).toEqual([]);
  expect(namedSeats(seats(12)).named).toHaveLength(6);
});

test('lines of advice follow each other, all of them, and begin again', () => {
  const lines = advice(80);
  const said = lines.map((_, i) => adviceAt(i * 12 + 1, 1, 80));
  expect(new Set(said).size).toBe(lines.length);
  expect(adviceAt(lines.length * 12, 1, 80)).toBe(lines[0]);
  expect(adviceAt(0, 2, 80)).not.toBe(adviceAt(0, 1, 80));
});

test('the ring is full at the start, empty at the end, and never more than full after a minute was added', () => {
  expect([shareLeft(300, 300), shareLeft(0, 300), shareLeft(330, 300), shareLeft(1, 0)]).toEqual([1, 0, 1, 0]);
});

test('envelopes open from the lowest winner up, all within twelve seconds', () => {
  const winners = [90, 60, 45].map((bid, i) => ({ quota: i + 1, bid }));
  expect(openingOrder({ winners, lost: [], start: 1 }).map(({ bid }) => bid)).toEqual([45, 60, 90]);
  expect([openAfter(0, 3), openAfter(2, 3), openAfter(9, 3)]).toEqual([0, 2, 3]);
  expect([openAfter(6, 24), openAfter(12, 24)]).toEqual([12, 24]);
});

test('more winners than fit a page are shown in turn, equally many at a time', () => {
  const all = seats(18);
  const at = (seconds: number) => pageAt(all, seconds, 6, 12);
  expect(at(0)).toHaveLength(9);
  expect(at(6).map(({ quota }) => quota)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18]);
  expect(at(12)).toEqual(at(0));
});

test('the drawn assemblies follow the rules: a bid loses where the pot with it is below a letter, and then no raffle follows', () => {
  for (const [name, { assembly, group }] of Object.entries(PROJECTORS)) {
    if (assembly?.bids == null) continue;
    const { bids, more } = assembly;
    const terms = termsOfView({ group });
    const { now } = potLine({ ...assembly, more: null }, terms);
    const best = bids.lost[0];
    expect([name, now >= 0]).toEqual([name, true]);
    if (best === undefined) continue;
    expect([name, now + commonOf(terms, best) < group.letter, more?.drawn ?? []]).toEqual([name, true, []]);
  }
});

test('pictures that people chose are read from what was hashed, without the house and who chose none (LIVE 3.12)', () => {
  expect(wordsOf('consorcio-ao-vivo:v1|1:sol,2:mar,3:-,4:casa')).toEqual(['sol', 'mar']);
  expect(wordsOf(null)).toEqual([]);
});

test('few envelopes stand two by two or three in a row', () => {
  expect([1, 2, 3, 4, 5, 6].map(columnsOf)).toEqual([1, 2, 3, 2, 3, 3]);
});

test('shut envelopes shrink so that all of them fit under the open ones', () => {
  expect([shutColumns(14, 0), shutColumns(36, 0)]).toEqual([5, 8]);
  expect(shutColumns(8, 6)).toBeGreaterThan(shutColumns(8, 3));
  expect(shutColumns(34, 6)).toBe(18);
});

const projector = (name: string) => must(PROJECTORS[name], name);

test('who listens to the projector hears who was drawn when the globe has stopped, not before', () => {
  expect(projectorSentence(projector('raffle'), 0)).toBe('O globo está girando.');
  expect(projectorSentence(projector('raffle'), RAFFLE_REVEALED)).toMatch(/^Sorteio: cota 17, /);
});

test('the lowest winning bid is said once all envelopes are open, of equal ones who won and by which number', () => {
  expect(projectorSentence(projector('bids'), 5)).toMatch(/^Os envelopes se abrem/);
  expect(projectorSentence(projector('bids'), 6)).toBe(
    'O menor lance que venceu foi 45 (9% da carta). Empate em 45: da cota 12, sorteada, para cima, a 23 vem antes.',
  );
  expect(projectorSentence(projector('bids-of-two'), 2)).toBe('O menor lance que venceu foi 150 (30% da carta).');
  expect(projectorSentence(projector('bids-none'), 0)).toBe('Nenhum envelope para abrir este mês.');
  expect(projectorSentence(projector('bids-one-lost'), 0)).toBe(
    'Nenhum lance venceu. O pote não dava para uma carta por lance.',
  );
});

test('a reaction floats up once when more seats show it, never when fewer do', () => {
  const before = { counts: [0, 2, 3], rises: [0, 1, 4] };
  expect(risesOf(before, [1, 2, 2])).toEqual([1, 1, 4]);
  expect(risesOf({ counts: [1, 2, 2], rises: [1, 1, 4] }, [1, 5, 3])).toEqual([1, 2, 5]);
});
