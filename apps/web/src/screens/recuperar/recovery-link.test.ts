import { expect, test } from 'vitest';
import { tokenIn } from './recovery-link.ts';

test('the token of a link from a mail is what stands behind the #', () => {
  const token = `${'a-_9'.repeat(16)}`;
  expect(tokenIn(`#${token}`)).toBe(token);
});

test('a link that lost its last signs on the way is still one: the server tells that it is no good', () => {
  expect(tokenIn(`#${'x'.repeat(60)}`)).toBe('x'.repeat(60));
});

test.each(['', '#', '#conteudo', `#${'x'.repeat(39)}`, `#${'x'.repeat(101)}`, `#${'x'.repeat(50)}?a=b`])(
  '%j is no link',
  (fragment) => {
    expect(tokenIn(fragment)).toBeNull();
  },
);
