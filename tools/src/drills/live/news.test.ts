import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { News, type Place } from './news.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const step = (number: number): Place => ({ phase: 'ASSEMBLY', month: 1, step: number });
const phone = {};
/** News of a phone that is there from the beginning. */
function newsOfPhone(): News {
  const news = new News();
  news.seen(phone, { phase: 'PRIVATE', month: 1, step: 0 }, 0);
  return news;
}

test('a delay is the time from the first tap that was answered to the phone, also where the phone was faster than the answer', () => {
  const news = newsOfPhone();
  vi.advanceTimersByTime(100);
  news.seen(phone, step(1), 0);
  news.tapped(step(1), 60);
  news.tapped(step(1), 70);
  expect(news.delays()).toEqual({ calm: [40], struck: [] });
});

test('a place that the phone left out counts when it shows a later one', () => {
  const news = newsOfPhone();
  news.tapped(step(1), 0);
  news.tapped(step(2), 300);
  vi.advanceTimersByTime(400);
  news.seen(phone, step(2), 0);
  expect(news.delays().calm).toEqual([400, 100]);
});

test('a phone that was cut since the tap does not count', () => {
  const news = newsOfPhone();
  news.tapped(step(1), 50);
  vi.advanceTimersByTime(400);
  news.seen(phone, step(1), 60);
  expect(news.delays()).toEqual({ calm: [], struck: [] });
});

test('a phone that joins late does not count for what was before', () => {
  const news = new News();
  news.tapped(step(1), 0);
  vi.advanceTimersByTime(400);
  news.seen(phone, step(2), 0);
  expect(news.delays()).toEqual({ calm: [], struck: [] });
});

test('a month comes after the assembly of the month before', () => {
  const news = new News();
  news.seen(phone, { phase: 'ASSEMBLY', month: 1, step: 6 }, 0);
  news.tapped({ phase: 'PRIVATE', month: 2, step: 0 }, 10);
  vi.advanceTimersByTime(30);
  news.seen(phone, { phase: 'PRIVATE', month: 2, step: 0 }, 0);
  expect(news.delays().calm).toEqual([20]);
});

test('what came while the server was away is listed apart', async () => {
  const news = newsOfPhone();
  let back = (): void => undefined;
  const strike = news.struck(new Promise((resolve) => (back = resolve)));
  news.tapped(step(1), 0);
  vi.advanceTimersByTime(500);
  back();
  await strike;
  news.seen(phone, step(1), 0);
  expect(news.delays()).toEqual({ calm: [], struck: [500] });
});
