import { expect, test } from 'vitest';
import { realLifeOf } from './real-life.ts';

const told = (rulebook: 1 | 2): string =>
  realLifeOf(rulebook)
    .map(({ game }) => game)
    .join(' ');

test('what the game does not tell differently any more is not said: members who leave, months after the letter', () => {
  expect(told(1)).toContain('as outras cotas sempre pagam');
  expect(told(2)).not.toContain('as outras cotas sempre pagam');
  expect(told(2)).not.toContain('já realiza o sonho');
  expect(told(2)).toContain('saem antes do fim');
});
