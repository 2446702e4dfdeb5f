import { expect, test } from 'vitest';
import { paceOf, slower } from './pace.ts';

test.each([
  ['60 pictures a second are enough for everything', [16, 17, 16, 60, 16], 'full'],
  ['30 pictures a second get fewer particles and pixels', [33, 33, 17, 34, 33], 'lean'],
  ['less than a dozen pictures a second get stills', [100, 120, 95, 16, 110], 'stills'],
  ['one long picture among short ones changes nothing', [16, 16, 900, 16, 16], 'full'],
  ['nothing measured changes nothing', [], 'full'],
] as const)('%s', (_rule, gaps, pace) => {
  expect(paceOf(gaps)).toBe(pace);
});

test('a device that was slow once is not tried again', () => {
  expect(slower('lean', 'full')).toBe('lean');
  expect(slower('lean', 'stills')).toBe('stills');
  expect(slower('full', 'full')).toBe('full');
});
