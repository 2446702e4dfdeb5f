import { expect, test } from 'vitest';
import { faultsOf, listOf } from './judge.ts';

const PAGE = `### A dream

| File | What |
|---|---|
| new: \`bike.ts\` in \`art/\` | its picture |
| \`a.ts\`, \`b.ts\` | words |

### A popup

| File | What |
|---|---|
| \`c.tsx\` | the popup |
`;
const DREAM = { heading: 'A dream', most: 2, edits: [], token: /\b7002\b/ };
const list = () => listOf(PAGE, 'A dream', (file) => file !== 'bike.ts');

test('a list has the files of its own table that exist', () => {
  expect(list()).toEqual(['a.ts', 'b.ts']);
});

test('a file that the compiler refuses has to be listed', () => {
  const told = ['a.ts', 'd.ts'].map((file) => ({ file, message: "error TS2741: Property '7002' is missing" }));
  expect(faultsOf([DREAM], told, list)).toEqual(['A dream: d.ts must change and is not listed']);
});

test('a list is no longer than its line, and no message is left over', () => {
  const told = [
    { file: 'a.ts', message: "Property '7002' is missing" },
    { file: 'e.ts', message: 'error TS1: another' },
  ];
  expect(faultsOf([{ ...DREAM, most: 1 }], told, list)).toEqual([
    'A dream: 2 files that exist, at most 1',
    'e.ts: error TS1: another',
  ]);
});
