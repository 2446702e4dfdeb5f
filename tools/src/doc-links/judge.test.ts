import { describe, expect, test } from 'vitest';
import { citationsOf } from './citations.ts';
import { pageOf } from './headings.ts';
import { judgeCitations, judgeComments, judgeLinks, type Repository } from './judge.ts';

const PAPERS = { LAW: 'docs/law.md' };
const FILES: Readonly<Record<string, string>> = {
  'docs/law.md':
    '# LAW\n## 4. Bids\n### 4.1 The highest\n### 4.2 A tie\n### 4.3 Two winners\n| A kept promise | yes |\n## 5. Rivals\n- 5.2 Who leaves\n',
  'docs/guide.md': '# Guide\n## How to bid, and why\n```\n## 9. not a heading\n```\n',
  'tools/src/one.ts': '',
};
const repository: Repository = {
  exists: (path) => Object.hasOwn(FILES, path),
  page: (path) => pageOf(FILES[path] ?? ''),
  commands: new Set(['check', 'test:unit']),
  tests: new Set(['bid.test.ts']),
  endsWith: (path) => ['src/one.ts', 'one.ts', 'decisions/0001'].includes(path),
  isNamed: (name) => name === 'placeBid',
};
const faultsIn = (text: string) => judgeCitations('code.ts', text, PAPERS, repository).faults;
const numbersIn = (text: string) => citationsOf(text, PAPERS).flatMap(({ numbers }) => numbers);

describe('a citation', () => {
  test('of a heading that is there is right', () => {
    expect(faultsIn('/** The highest bid wins (LAW 4.1). */\n// LAW section 4')).toEqual([]);
  });

  test('to nowhere is found, with file and line', () => {
    expect(faultsIn('one\n/* LAW 4.7 */')).toEqual(['code.ts:2  LAW 4.7']);
    expect(faultsIn('LAW section 9')).toEqual(['code.ts:1  LAW 9']);
  });

  test('of a missing page is found', () => {
    expect(faultsIn('/* CUSTOM section 1 */')).toEqual(['code.ts:1  CUSTOM: no page has this name']);
  });

  test('may list several numbers', () => {
    expect(numbersIn('(LAW 4.1, 4.2, section 4)')).toEqual(['4.1', '4.2', '4']);
    expect(numbersIn('LAW sections 2, 7 and 9.')).toEqual(['2', '7', '9']);
  });

  test('may name a numbered item of a list', () => {
    expect(faultsIn('/* LAW 5.2, 5 */')).toEqual([]);
    expect(faultsIn('/* LAW 5.4 */')).toEqual(['code.ts:1  LAW 5.4']);
  });

  test('of a range means all that lies between', () => {
    expect(numbersIn('LAW 4.1 to 4.3')).toEqual(['4.1', '4.2', '4.3']);
    expect(numbersIn('LAW sections 2 to 4')).toEqual(['2', '3', '4']);
  });

  test('may go on behind the next line’s comment mark', () => {
    expect(numbersIn(' * as LAW\n * section 4 says')).toEqual(['4']);
    expect(numbersIn('-- LAW\n-- 4.2')).toEqual(['4.2']);
  });

  test('of quoted words holds only while the page has those words', () => {
    expect(faultsIn("(LAW, 'A kept promise')")).toEqual([]);
    expect(faultsIn("(LAW, 'A broken\n * promise')")).toEqual(["code.ts:1  LAW, 'A broken promise'"]);
  });

  test('ends before a figure that belongs to the sentence', () => {
    expect(numbersIn('LAW 4.1: 48 px in 500 ms. LAW 60px')).toEqual(['4.1']);
  });

  test('is not any word in capitals followed by a number', () => {
    expect(citationsOf('LAW.length > 3 && OTHER 4.1', PAPERS)).toEqual([]);
  });
});

describe('a link of a document', () => {
  const faults = (text: string) => judgeLinks('docs/guide.md', text, repository).faults;

  test('leads to a file and a heading that are there', () => {
    expect(faults('[law](law.md#41-the-highest) [above](#how-to-bid-and-why) [out](https://example.org/x)')).toEqual(
      [],
    );
    expect(faults('`tools/src/one.ts` and `tools/dist/two.js`')).toEqual([]);
  });

  test('to a missing file, heading or code path is found', () => {
    expect(faults('[a](none.md)\n[b](law.md#5-raffles)\n`tools/src/none.ts`')).toEqual([
      'docs/guide.md:1  link none.md',
      'docs/guide.md:2  link law.md#5-raffles: no such heading',
      'docs/guide.md:3  path tools/src/none.ts',
    ]);
  });

  test('may be a command or a test file, and those are there', () => {
    expect(faults('`npm run check`, npm run test:unit -- x, `bid.test.ts`')).toEqual([]);
    expect(faults('`npm run chekc`\n`bids.test.ts`')).toEqual([
      'docs/guide.md:1  command npm run chekc',
      'docs/guide.md:2  test bids.test.ts',
    ]);
  });

  test('into an example between fences leads nowhere', () => {
    expect(faults('[c](#9-not-a-heading)')).toHaveLength(1);
  });
});

describe('a comment', () => {
  const faults = (text: string) => judgeComments('code.ts', text, repository).faults;

  test('may cite files, functions and decisions that are there', () => {
    expect(faults('/* see src/one.ts, `placeBid` and `placeBid()` (decision 0001) */')).toEqual([]);
  });

  test('that cites what is gone is found, with file and line', () => {
    expect(faults('one();\n/*\n * two.ts, `takeBid`,\n * decision 0002 */')).toEqual([
      'code.ts:3  file two.ts',
      'code.ts:4  decision 0002',
      'code.ts:3  name takeBid',
    ]);
    expect(faults('one(); // two.ts')).toEqual(['code.ts:1  file two.ts']);
  });

  test('begins neither in a string nor in a type of a document', () => {
    expect(faults("const all = { accept: 'text/html,*/*' }; const path = 'two.ts'; /* one.ts */")).toEqual([]);
    expect(faults("const home = 'https://example.org/two.ts';")).toEqual([]);
  });
});
