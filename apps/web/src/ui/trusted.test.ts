import { readFileSync } from 'node:fs';
import { TRUSTED_TYPES_POLICIES } from '@consorcio/contract/wire';
import { expect, test } from 'vitest';
import { trustedMarkup } from './trusted.ts';

test('markup that only shows is laid into the page as it is', () => {
  const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0" class="on"/><text>R$ 5 = um lanche</text></svg>';
  expect(trustedMarkup(drawing)).toBe(drawing);
});

test.each([
  '<script>alert(1)</script>',
  '<svg><SCRIPT href="x"/></svg>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="x"></iframe>',
])('markup that could run is refused: %s', (text) => {
  expect(() => trustedMarkup(text)).toThrow('could run');
});

test("the script in a page's head has the name that the content policy allows it", () => {
  const script = readFileSync(new URL('../program/head-script.ts', import.meta.url), 'utf8');
  expect(script).toContain(`createPolicy('${TRUSTED_TYPES_POLICIES.head}',`);
});
