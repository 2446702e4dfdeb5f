import { expect, test } from 'vitest';
import { shiftOf } from '../hud/reward-range.ts';
import { poseFor, recordWords, shiftWords } from './result-panel.ts';

test('a run is compared with the best one before it on this device, and with nothing the first time', () => {
  expect(recordWords({ points: 300, best: null })).toBeNull();
  expect(recordWords({ points: 301, best: 300 })).toBe('Novo recorde!');
  expect(recordWords({ points: 300, best: 300 })).toBe('Seu recorde: 300 pontos');
  expect(recordWords({ points: 0, best: 300 })).toBeNull();
});

test('the persona is glad of a star, and of nothing less', () => {
  const poses = { plain: 'pensa', glad: 'festa' };
  expect([0, 1, 3].map((stars) => poseFor(poses, stars))).toEqual(['pensa', 'festa', 'festa']);
});

test('a result opens its pay into the day, the wage of any honest run, and the tip for mastery', () => {
  const work = { kind: 'effort', min: 2, max: 9 } as const;
  const bold = { kind: 'energy', min: 2, max: 12 } as const;
  const words = (...pay: Parameters<typeof shiftOf>) => {
    const shift = shiftOf(...pay);
    return shift === null ? null : shiftWords(shift);
  };
  expect(words(work, 6_000, 100, undefined)).toBe('turno: 6');
  expect(words(work, 10_000, 100, undefined)).toBe('turno: 7 · gorjeta: 2');
  expect(words(bold, 6_000, null, 4)).toBe('movimento forte · descanso: 11');
  expect(words(bold, 6_000, null, 0)).toBe('movimento fraco · descanso: 6');
  expect(words({ kind: 'coins', min: 2, max: 9, each: 10 }, 6_000, 100, undefined)).toBeNull();
});
