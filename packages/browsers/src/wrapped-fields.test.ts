import { expect, test } from 'vitest';
import { wrapFields } from './wrapped-fields.ts';

test.each([
  ['class A{#a=b}', 'class A{#a=(()=>b)()}'],
  ['class A{a=new Map;c=b[0]}', 'class A{a=(()=>new Map)();c=(()=>b[0])()}'],
  ['class A{a={b:c}}', 'class A{a=(()=>({b:c}))()}'],
])('a field whose value reads a name has a function of its own, for Safari 15: %s', (code, wrapped) => {
  expect(wrapFields(code)).toBe(wrapped);
  expect(wrapFields(wrapped)).toBe(wrapped);
});

test.each(['class A{a=1;#b=[];c=()=>b;d=this.e;f={g:"h"}}', 'const a=b;'])('nothing else is changed: %s', (code) => {
  expect(wrapFields(code)).toBe(code);
});
