import { expect, test } from 'vitest';
import { windows } from '../../limits/windows.ts';
import { drawLimit } from './share-card.ts';

test('thirty pictures a minute are drawn for an address, and the others are not held up', () => {
  let now = 0;
  const count = drawLimit(windows(() => now));
  for (let i = 0; i < 30; i += 1) count(`2001:db8:1:2::${i}`);
  expect(() => count('2001:db8:1:2::99')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED', retryAfter: 60 }));
  count('2001:db8:1:3::1');
  now = 60_000;
  count('2001:db8:1:2::99');
});
