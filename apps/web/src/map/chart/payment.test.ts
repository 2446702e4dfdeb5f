import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../test/fixtures/boards.ts';
import { answered, balance, entering, failed, paid, passed, walk } from '../../../test/map-walk.ts';

describe('payment', () => {
  const closing = (output: unknown) =>
    walk(entering('payment'), { type: 'instalment.confirmed' }, answered('paying', output));
  const settled = (output: unknown) => walk(closing(output), passed('popupClose', 'closingPayment'));

  test('an instalment that was paid leads to success, the remaining cycles and the bid', () => {
    const success = settled(paid);
    expect(success.value).toBe('paymentSuccess');
    expect(success.context.current.balance).toEqual(balance);
    const loaded = walk(success, answered('paymentSuccess', BOARDS.bidOpen), { type: 'popup.advanced' });
    expect(loaded.value).toBe('remainingCycles');
    expect(walk(loaded, { type: 'popup.advanced' }).value).toBe('bidOptions');
  });

  test('the assembly is asked for again when it had not arrived', () => {
    const early = walk(settled(paid), failed('paymentSuccess'), { type: 'popup.advanced' }, { type: 'popup.advanced' });
    expect(early.value).toBe('reloading');
    expect(walk(early, answered('reloading', BOARDS.bidOpen)).value).toBe('bidOptions');
  });

  test('an instalment that was not paid leads to the failure and back to the map', () => {
    const failure = settled({ paid: false, campaignModified: false, balance });
    expect(failure.value).toBe('paymentFailure');
    const back = walk(failure, { type: 'popup.advanced' }, answered('reloading', BOARDS.recovery));
    expect(back.value).toBe('map');
  });

  test('the last one shows at once that the dream is complete', () => {
    expect(settled({ paid: true, campaignModified: true, balance }).value).toBe('dreamPaid');
  });

  test('the last default shows at once that the consortium has ended', () => {
    expect(settled({ paid: false, campaignModified: true, balance }).value).toBe('ended');
  });

  describe('whose answer was lost', () => {
    const lost = walk(entering('payment'), { type: 'instalment.confirmed' }, failed('paying'));
    test.each([
      ['bidOpen', 'paymentSuccess'],
      ['recovery', 'paymentFailure'],
      ['wonByPaying', 'dreamPaid'],
      ['defaulted', 'ended'],
    ] as const)('is read from the current stage: %s is %s', (place, popup) => {
      const known = walk(lost, answered('checkingPayment', BOARDS[place]), passed('popupClose', 'closingPayment'));
      expect(known.value).toBe(popup);
      expect(known.context.payment).not.toBeNull();
    });
    test.each([
      ['an unchanged stage', answered('checkingPayment', BOARDS.payment)],
      ['silence', failed('checkingPayment')],
    ])('counts as not paid after %s, and the payment comes again', (_, answer) => {
      const unknown = walk(lost, answer, passed('popupClose', 'closingPayment'));
      expect(unknown.value).toBe('paymentFailure');
      expect(unknown.context.payment).toBeNull();
      const again = walk(unknown, { type: 'popup.advanced' }, answered('reloading', BOARDS.payment));
      expect(again.value).toBe('payment');
    });
  });
});
