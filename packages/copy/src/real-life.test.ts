import { expect, test } from 'vitest';
import { REAL_LIFE } from './real-life.ts';

test('what the game has as life has it is no difference: members who leave, months after the letter', () => {
  const told = REAL_LIFE.map(({ game }) => game).join(' ');
  expect(told).not.toContain('as outras cotas sempre pagam');
  expect(told).not.toContain('já realiza o sonho');
  expect(told).toContain('saem antes do fim');
});
