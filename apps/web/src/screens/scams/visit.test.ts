import { FIRST_MESSAGES, LATER_MESSAGES, type Message, scamsCopy } from '@consorcio/copy/scams';
import { describe, expect, test } from 'vitest';
import { type Answer, daysLeft, inOrder, isTooWary, scoreOf } from './visit.ts';

const [A, B] = ['0123456789abcdef0123456789abcdef', 'fedcba9876543210fedcba9876543210'];
const answer = (message: Message, changed: Partial<Answer> = {}): Answer => ({
  message,
  first: 'check',
  isChecked: true,
  hasPaid: message.kind === 'RIGHT',
  ...changed,
});

describe('the messages', () => {
  test('are five scams and three right ones, later three, two and a group without an administrator', () => {
    const kinds = (messages: readonly Message[]) =>
      (['SCAM', 'RIGHT', 'UNSAFE'] as const).map((kind) => messages.filter((message) => message.kind === kind).length);
    expect([kinds(FIRST_MESSAGES), kinds(LATER_MESSAGES)]).toEqual([
      [5, 3, 0],
      [3, 2, 1],
    ]);
  });
  test('have their clue among their pieces', () => {
    for (const { pieces, clue } of [...FIRST_MESSAGES, ...LATER_MESSAGES]) expect(pieces[clue]).toBeDefined();
  });
  test('come in an order that the visit’s seed decides, each once', () => {
    expect(inOrder(FIRST_MESSAGES, A)).toEqual(inOrder(FIRST_MESSAGES, A));
    expect(inOrder(FIRST_MESSAGES, A)).not.toEqual(inOrder(FIRST_MESSAGES, B));
    expect(new Set(inOrder(FIRST_MESSAGES, B))).toEqual(new Set(FIRST_MESSAGES));
  });
});

describe('the score', () => {
  test('of who pays the right ones and no scam is whole', () => {
    expect(scoreOf(FIRST_MESSAGES.map((message) => answer(message)))).toEqual({
      scams: 5,
      barred: 5,
      right: 3,
      refused: 0,
      checked: 5,
    });
  });
  test('of a player who refuses everything bars every scam, and says that this hinders too', () => {
    const score = scoreOf(FIRST_MESSAGES.map((message) => answer(message, { hasPaid: false })));
    expect(score).toMatchObject({ barred: 5, refused: 3 });
    expect(isTooWary(score)).toBe(true);
    expect(isTooWary({ ...score, refused: 1 })).toBe(false);
  });
  test('counts a group without an administrator as no scam and as no right charge', () => {
    const refused = LATER_MESSAGES.map((message) => answer(message, { hasPaid: false }));
    expect(scoreOf(refused)).toMatchObject({ scams: 3, barred: 3, right: 2, refused: 2 });
    expect(scamsCopy.unsafe(true)).toBe('Você entrou no grupo sem administradora.');
    expect(JSON.stringify([scamsCopy.verdict.UNSAFE, scamsCopy.clueOf.UNSAFE])).not.toMatch(/golpe/);
  });
  test('counts looking up only for scams, and only before the decision', () => {
    const answers = FIRST_MESSAGES.map((message) => answer(message, { isChecked: message.kind === 'RIGHT' }));
    expect(scoreOf(answers).checked).toBe(0);
  });
});

describe('the second set', () => {
  const day = 86_400_000;
  test('waits for the first, then seven days', () => {
    expect(daysLeft(null, 0)).toBeNull();
    expect(daysLeft(0, 0)).toBe(7);
    expect(daysLeft(0, 6 * day + 1)).toBe(1);
    expect(daysLeft(0, 7 * day)).toBe(0);
    expect(daysLeft(0, 30 * day)).toBe(0);
  });
});
