import { expect, test } from 'vitest';
import { BOARDS } from '../../../../test/fixtures/boards.ts';
import { dreamByBid, stillOwes } from './first-bill.ts';

const { current } = BOARDS.wonByBid;
const won = (bid: number) => ({ win: true, bid, winningBid: bid, winnerQuota: current.campaign.quota, waiting: 26 });
const after = (status: 'NONE' | 'OPEN' | 'ENDED') => ({
  ...current,
  campaign: { ...current.campaign, after: { ...current.campaign.after, status } },
});

test('a dream won by a bid tells the bid, and that instalments go on only where some are still owed', () => {
  expect(dreamByBid({ bid: won(9), current: after('NONE') })).toBe('Seu lance de 9 venceu. As parcelas continuam.');
  expect(dreamByBid({ bid: won(9), current: after('OPEN') })).toContain('As parcelas continuam.');
  expect(dreamByBid({ bid: won(48), current: after('NONE') })).toBe('Seu lance venceu e pagou tudo o que faltava!');
});

test('a contract that has ended owes nothing, however the letter came, and tells no reserve of another month', () => {
  expect(dreamByBid({ bid: won(9), current: after('ENDED') })).toBe('Seu lance venceu.');
  const { campaign } = BOARDS.wonByRaffle.current;
  const ended = { ...campaign, after: { ...campaign.after, status: 'ENDED' as const } };
  expect(stillOwes({ bid: null, current: { ...BOARDS.wonByRaffle.current, campaign: ended } })).toBe(false);
  expect(stillOwes({ bid: null, current: BOARDS.wonByRaffle.current })).toBe(true);
});
