import { expect, test } from 'vitest';
import { deviceOf } from './client.ts';

test.each([
  ['Mozilla/5.0 (Linux; Android 14; SM-A155M) AppleWebKit/537.36 Mobile Safari/537.36', 'ANDROID'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15', 'IOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0', 'WINDOWS'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36', 'CHROMEOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'MAC'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'LINUX'],
  ['curl/8.5.0', 'OTHER'],
  [undefined, 'OTHER'],
])('%s runs on %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
