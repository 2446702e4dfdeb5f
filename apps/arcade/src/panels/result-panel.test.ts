import { arcadeCopy } from '@consorcio/copy/arcade';
import { payTermsOf } from '@consorcio/rules/queries';
import { expect, test } from 'vitest';
import { shiftOf } from '../hud/reward-range.ts';
import { poseFor, recordWords } from './result-panel.ts';

test('a run is compared with the best one before it on this device, and with nothing the first time', () => {
  expect(recordWords({ points: 300, best: null })).toBeNull();
  expect(recordWords({ points: 301, best: 300 })).toBe('Novo recorde!');
  expect(recordWords({ points: 300, best: 300 })).toBe('Recorde guardado: 300 pontos');
  expect(recordWords({ points: 0, best: 300 })).toBeNull();
});

test('the persona is glad of a star, and of nothing less', () => {
  const poses = { plain: 'pensa', glad: 'festa' };
  expect([0, 1, 3].map((stars) => poseFor(poses, stars))).toEqual(['pensa', 'festa', 'festa']);
});

test('a result says in one sentence of at most 15 words what its pay is made of: day, wage, tip', () => {
  const pay = payTermsOf(3);
  const work = { pay, roomId: 2, kind: 'effort', min: 2, max: 9 } as const;
  const bold = { pay, roomId: 5, kind: 'energy', min: 2, max: 12 } as const;
  const words = (...run: Parameters<typeof shiftOf>) => {
    const shift = shiftOf(...run);
    return shift === null ? null : arcadeCopy.result.shift(shift);
  };
  const told = [
    words(work, 6_000, 100, undefined),
    words(work, 10_000, 100, undefined),
    words(work, 0, 100, undefined),
    words(bold, 6_000, null, 4),
    words(bold, 6_000, null, 0),
    words(bold, 10_000, null, 2),
    words({ pay, roomId: 4, kind: 'energy', min: 4, max: 9 }, 9_500, null, undefined),
  ];
  expect(told).toEqual([
    'O turno pagou 6.',
    'O turno pagou 7, e a gorjeta, 2.',
    'O turno pagou 2.',
    'Festa animada: o descanso rendeu 11.',
    'Festa fraca: o descanso rendeu 6.',
    'Festa comum: o descanso rendeu 9, e o capricho, 3.',
    'O descanso rendeu 7, e o capricho, 1.',
  ]);
  for (const sentence of told) expect(sentence?.split(' ').length, `${sentence}`).toBeLessThanOrEqual(15);
  expect(words({ pay, roomId: 2, kind: 'coins', min: 2, max: 9, each: 10 }, 6_000, 100, undefined)).toBeNull();
});
