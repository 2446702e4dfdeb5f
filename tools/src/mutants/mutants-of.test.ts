import { describe, expect, it } from 'vitest';
import { mutantsOf } from './mutants-of.ts';

const changed = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutant.text);

describe('the mutants of a source', () => {
  it('turn an operator around', () => {
    expect(changed('const a = b < c && d;')).toEqual(['const a = b < c || d;', 'const a = b <= c && d;']);
  });
  it('leave a negation out, and the other arm of a choice in', () => {
    expect(changed('const a = !b ? c : d;')).toEqual(['const a = !b ? d : c;', 'const a = b ? c : d;']);
  });
  it('raise numbers by one and deny what is true', () => {
    expect(changed('f(7, true)')).toEqual([';', 'f(8, true)', 'f(7, false)']);
  });
  it('leave types alone', () => {
    expect(changed('type A = 7 | true; const a: 3 = b;')).toEqual([]);
  });
  it('know the line of what they change', () => {
    expect(mutantsOf('a.ts', 'const a = b;\nconst c = d - e;')).toMatchObject([
      { line: 2, from: 'd - e', to: 'd + e' },
    ]);
  });
});
