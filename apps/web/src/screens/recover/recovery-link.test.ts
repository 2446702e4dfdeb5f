import { expect, test } from 'vitest';
import { tokenIn } from './recovery-link.ts';

test('the token of a mailed link is its fragment', () => {
  const token = `${'a-_9'.repeat(16)}`;
  expect(tokenIn(`#${token}`)).toBe(token);
});

test('a truncated link is still sent: the server says that it is invalid', () => {
  expect(tokenIn(`#${'x'.repeat(60)}`)).toBe('x'.repeat(60));
});

test.each(['', '#', '#conteudo', `#${'x'.repeat(39)}`, `#${'x'.repeat(101)}`, `#${'x'.repeat(50)}?a=b`])(
  '%j is no link',
  (fragment) => {
    expect(tokenIn(fragment)).toBeNull();
  },
);
