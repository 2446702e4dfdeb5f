import { expect, test } from 'vitest';
import { poseFor, recordWords } from './result-panel.ts';

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
