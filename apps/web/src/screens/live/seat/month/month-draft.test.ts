import { describe, expect, test } from 'vitest';
import { BEGUN, seatView } from '../../../../../test/seat-view.ts';
import { type MonthDraft, monthStep, NOTHING_CHOSEN, type SeatView } from './month-draft.ts';

type Month = NonNullable<SeatView['month']>;
const begun = BEGUN;
const at = (move: Month['move'], month = 1, status: SeatView['seat']['status'] = 'WAITING', due = 120) =>
  seatView({ group: { month }, seat: { status }, month: { due, move } });
const step = (view: SeatView, chosen: Partial<MonthDraft> = {}, isNew = false) =>
  monthStep(view, { ...NOTHING_CHOSEN, isGoalRead: true, ...chosen }, isNew);

describe('what a seat is asked next', () => {
  test('goes from the card over the payday to the place and how it is spent, and waits until that was taken', () => {
    const later = at(null, 2);
    expect(step(later)).toBe('CARD');
    expect(step(later, { option: 'B' })).toBe('PAYDAY');
    expect(step(later, { option: 'B', isPaid: true })).toBe('PLACE');
    expect(step(later, { option: 'B', isPaid: true, place: 4 })).toBe('WAY');
    expect(step(later, { option: 'B', isPaid: true, place: 4, way: 'PLAY' })).toBe('SENDING');
  });

  test('goes from the first card straight to the place: the first payday is the salary alone', () => {
    expect(step(at(null), { option: 'B' })).toBe('PLACE');
  });

  test('is told what the game is for before the first choice of the first month, and never again', () => {
    expect(step(at(null), { isGoalRead: false })).toBe('GOAL');
    expect(step(at(null, 2), { isGoalRead: false })).toBe('CARD');
    expect(step(at(begun), { isGoalRead: false })).toBe('PACE');
  });

  test('who comes in a later month is told it before the first choice, too', () => {
    expect(step(at(null, 3), { isGoalRead: false }, true)).toBe('GOAL');
    expect(step(at(null, 3), { isGoalRead: true }, true)).toBe('CARD');
  });

  test('plays the minigame that was begun, on any device, until the server has its score', () => {
    const log = { game: 'tapper', version: 1, ticks: 9, inputs: [] };
    const playing = at({ ...begun, isPlayed: true });
    expect(step(playing)).toBe('GAME');
    expect(step(playing, { log })).toBe('SENDING');
    expect(step(playing, { isLogRefused: true })).toBe('REFUSED');
    const played = at({ ...begun, isPlayed: true, score: 6_400 });
    expect(step(played)).toBe('RESULT');
    expect(step(played, { isResultRead: true })).toBe('PACE');
  });

  test('goes on after a reload where the server has the first part', () => {
    expect(step(at(begun))).toBe('PACE');
    expect(step(at(begun), { pace: 'REST' })).toBe('INSTALMENT');
    expect(step(at(begun), { pace: 'REST', pays: true })).toBe('BID');
    expect(step(at(begun), { pace: 'REST', pays: true, bid: 0 })).toBe('SENDING');
  });

  test('asks who is out of the group for no instalment', () => {
    expect(step(at(begun, 3, 'EXCLUDED'), { pace: 'NORMAL' })).toBe('BID');
  });

  test('asks for no instalment that a bid has paid already', () => {
    expect(step(at(begun, 4, 'GOOD', 0), { pace: 'NORMAL' })).toBe('BID');
    expect(step(at(begun, 4, 'GOOD', 1), { pace: 'NORMAL' })).toBe('INSTALMENT');
  });

  test('is over when the server has it, until it is to be changed', () => {
    const sealed = at({ ...begun, pace: 'NORMAL', pays: true, bid: 30 });
    expect(step(sealed)).toBe('SEALED');
    expect(step(sealed, { isChanging: true })).toBe('PACE');
  });
});
