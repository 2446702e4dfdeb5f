import { expect, test } from 'vitest';
import { debriefCopy } from './live-debrief.ts';

const { beside } = debriefCopy.costs;

test('saving alone buys in the last month, with fee and reserve fund left over', () => {
  expect(beside.alone(120, 5, 500)).toBe(
    'Guardando 120 por mês, você compra no mês 5 e sobram 100. Mas ninguém cobra.',
  );
  expect(beside.alone(120, 4, 400)).toContain('no mês 4 e sobram 80.');
});
