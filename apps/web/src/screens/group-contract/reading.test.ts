import { PROMPTS } from '@consorcio/copy/group-contract';
import { describe, expect, test } from 'vitest';
import { FIRST, isDone, promptOf, type Reading, shownClause, skip, touch } from './reading.ts';

const rightClause = (reading: Reading): number => promptOf(reading)?.clause ?? 0;

describe('reading a contract', () => {
  test('is done when the five clauses were found', () => {
    let reading = FIRST;
    for (let i = 0; i < PROMPTS.length; i += 1) {
      expect(isDone(reading)).toBe(false);
      reading = touch(reading, rightClause(reading));
      expect(reading.says).toBe('Achou!');
    }
    expect(isDone(reading)).toBe(true);
    expect(reading.found).toEqual([1, 4, 8, 9, 11]);
  });

  test('says of a wrong clause what it is about, and where to look', () => {
    expect(touch(FIRST, 12).says).toBe('Esta cláusula fala da devolução. Procure quem guarda o dinheiro.');
  });

  test('says of a clause that is nearly right what it has', () => {
    const second = touch(FIRST, 1);
    expect(touch(second, 5).says).toBe('Quase! Aqui está o percentual. O valor por parcela está na 4.');
  });

  test('shows the right clause after the second wrong one, and asks again for it later', () => {
    const missed = touch(touch(FIRST, 2), 3);
    expect(shownClause(touch(FIRST, 2))).toBeNull();
    expect(shownClause(missed)).toBe(1);
    const on = touch(missed, 1);
    expect(on.found).toEqual([]);
    expect(on.queue).toEqual([1, 2, 3, 4, 0]);
  });

  test('brings a skipped prompt again after the others', () => {
    expect(skip(FIRST).queue).toEqual([1, 2, 3, 4, 0]);
  });

  test('changes nothing once it is done', () => {
    const done: Reading = { ...FIRST, queue: [] };
    expect(touch(done, 3)).toBe(done);
  });
});
