import { type CampaignChoices, type Change, lives, withChange } from '@consorcio/rules/what-if';
import { expect, test } from 'vitest';
import { ghostWords, told } from './told.ts';

const turn = { roomId: 3, scoreBp: 9_000, situation: { shifts: 1, isBare: false } } as const;
/** A member who kept all effort in the first month, in a group that saves nothing and is in no hurry, and is drawn by nobody. */
const choices: CampaignChoices = {
  rulebook: 3,
  dreamId: 1,
  isNewGamePlus: false,
  months: [{ turns: [turn, { ...turn, roomId: 5 }, turn], recovery: null, bid: { offered: 0, of: 5 } }],
  options: [{ eventId: 1, option: 2 }],
};
const draw = (n: number, label: string) => (label === 'clima' || label.startsWith('sorteio') ? n - 1 : 0);
const before = told(lives(choices)(draw, draw));

test.each<[string, Change, string]>([
  ['a bid that wins', { kind: 'BID', month: 1, effort: 5 }, 'Com um lance de 5 eu ganharia no mês 1.'],
  ['stopping', { kind: 'STOP', month: 1 }, 'Parando no mês 1, eu trocaria de sonho no mês 1.'],
  ['a bid that loses', { kind: 'BID', month: 1, effort: 0 }, 'Guardando tudo no mês 1, daria no mesmo.'],
])('%s is told in one sentence of the player', (_, change, sentence) => {
  const changed = withChange(choices, change);
  expect(changed).not.toBeNull();
  if (changed === null) return;
  expect(ghostWords(choices, change, before, told(lives(changed)(draw, draw))).join(' ')).toBe(sentence);
});

test('a bid that would have won in the month of the bid that won is told as enough', () => {
  const [month] = choices.months;
  if (month === undefined) throw new Error('no month');
  const won: CampaignChoices = { ...choices, months: [{ ...month, bid: { offered: 5, of: 5 } }] };
  const change: Change = { kind: 'BID', month: 1, effort: 2 };
  const changed = withChange(won, change) ?? won;
  const [was, would] = [told(lives(won)(draw, draw)), told(lives(changed)(draw, draw))];
  expect(ghostWords(won, change, was, would).join(' ')).toBe('Com um lance de 2 eu já ganharia no mês 1.');
});
