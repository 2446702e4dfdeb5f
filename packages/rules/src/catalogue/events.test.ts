import { must } from '@consorcio/kernel';
import { expect, test } from 'vitest';
import { EVENTS, eventTold } from './index.ts';

const card = (id: number) =>
  must(
    EVENTS.find((event) => event.id === id),
    'card',
  );
const said = (id: number, late: number): string => {
  const { title, speech, description } = eventTold(card(id), late);
  return `${title} ${speech} ${description}`;
};

test('the group’s meeting is about lateness only where members are late, and names how many', () => {
  expect(said(19, 0)).not.toMatch(/atrasou|atrasaram|reserva/);
  expect(said(19, 1)).toContain('Um colega do grupo atrasou');
  expect(said(19, 3)).toContain('3 colegas do grupo atrasaram');
});

test('the cards of fund and readjustment say nothing of the own group that its minutes do not show', () => {
  expect(said(17, 2)).toBe(said(17, 0));
  expect(said(17, 0)).toContain('Em grupos reais');
  expect(said(18, 0)).toContain('No seu grupo, a carta e a parcela seguem como combinado.');
});
