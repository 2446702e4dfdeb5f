import { expect, test } from 'vitest';
import { buildTargets, oldestPromised } from './oldest.ts';

test('the oldest promised browsers are those of the README, and the bundler compiles to them', () => {
  expect(Object.fromEntries(oldestPromised())).toMatchObject({
    chrome: '100',
    edge: '100',
    firefox: '102',
    safari: '15.4',
    ios_saf: '15.4',
    samsung: '18.0',
    android: '100',
  });
  expect(buildTargets()).toEqual(
    expect.arrayContaining(['chrome100', 'edge100', 'firefox102', 'safari15.4', 'ios15.4']),
  );
});
