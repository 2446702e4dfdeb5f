import { expect, test } from 'vitest';
import { isAtOwnMachine, phoneAddress } from './phone-address.ts';

const pageAt = (url: string) => new URL(url);

test('a page that is open at the machine’s own name leads phones to the address that the server names', () => {
  for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
    expect(isAtOwnMachine(pageAt(own))).toBe(true);
    expect(phoneAddress('/v/ABC', 'http://192.168.0.7:3000', pageAt(own))).toBe('http://192.168.0.7:3000/v/ABC');
    expect(phoneAddress('/v/ABC', null, pageAt(own))).toBe(`${own}/v/ABC`);
  }
});

test('any other page leads phones to itself', () => {
  const page = pageAt('http://10.0.0.4:3000');
  expect(isAtOwnMachine(page)).toBe(false);
  expect(phoneAddress('/v/ABC', 'http://192.168.0.7:3000', page)).toBe('http://10.0.0.4:3000/v/ABC');
});
