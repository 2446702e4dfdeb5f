import { seatCopy } from '@consorcio/copy/live-phone';
import { expect, test } from 'vitest';
import { type LiveTrouble, liveErrors, troubleOf, troubleSentence } from './live-trouble.ts';

test.each<readonly [number, LiveTrouble]>([
  [401, 'refused'],
  [404, 'gone'],
  [409, 'failing'],
  [429, 'crowded'],
  [500, 'failing'],
  [503, 'failing'],
])('an answer of %i is the trouble %s', (status, trouble) => {
  expect(troubleOf({ kind: 'code', code: 'UNKNOWN', status })).toBe(trouble);
});

test('only where no answer came there is no connection', () => {
  expect(troubleOf({ kind: 'network' })).toBe('offline');
});

test('an answer of somebody else is no lost connection, no end of the group and no lost seat', () => {
  expect(troubleOf({ kind: 'network', isForeign: true })).toBe('foreign');
  expect(troubleSentence('foreign', seatCopy)).toMatch(/^A rede da escola respondeu no lugar do jogo\. /);
});

test('a limit, a server error and a lost connection have different messages', () => {
  const said = (['offline', 'crowded', 'failing', 'gone', null] as const).map((each) =>
    troubleSentence(each, seatCopy),
  );
  expect(said).toEqual([seatCopy.offline, liveErrors.RATE_LIMITED, seatCopy.busy, null, null]);
});
