import { expect, test } from 'vitest';
import { isAtOwnMachine, phoneAddress } from './phone-address.ts';

const pageAt = (url: string) => new URL(url);
const WIFI = 'http://192.168.0.7:3000';
const CABLE = 'http://10.0.0.4:3000';

test('a page that is open at the machine’s own name leads phones to the first address that the server names', () => {
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(isAtOwnMachine(pageAt(own))).toBe(true);
    expect(phoneAddress('/v/ABC', [WIFI, CABLE], pageAt(own), null)).toBe(`${WIFI}/v/ABC`);
    expect(phoneAddress('/v/ABC', [], pageAt(own), null)).toBe(`${own}/v/ABC`);
  }
});

test('any other page leads phones to itself', () => {
  expect(isAtOwnMachine(pageAt(CABLE))).toBe(false);
  expect(phoneAddress('/v/ABC', [WIFI], pageAt(CABLE), null)).toBe(`${CABLE}/v/ABC`);
});

test('phones are led to the chosen address wherever the page is open, as long as the machine has it', () => {
  for (const page of ['http://localhost:3000', WIFI]) {
    expect(phoneAddress('/v/ABC', [WIFI, CABLE], pageAt(page), CABLE)).toBe(`${CABLE}/v/ABC`);
    expect(phoneAddress('/v/ABC', [WIFI], pageAt(page), CABLE)).toBe(`${WIFI}/v/ABC`);
  }
});
