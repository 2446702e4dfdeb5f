import { describe, expect, test } from 'vitest';
import {
  failed,
  heard,
  hid,
  isAbove,
  isDue,
  looked,
  type NewsWay,
  shown,
  startWay,
  ticked,
  waitOf,
} from './live-news-way.ts';

const SECOND = 1_000;
const answered = (askedAt: number) => ({ askedAt, isAnswered: true });
/** Time passes second by second, up to and with `until`. */
function passed(way: NewsWay, from: number, until: number): NewsWay {
  let passing = way;
  for (let now = from; now <= until; now += SECOND) passing = ticked(passing, now);
  return passing;
}
/** A page that has looked once and whose stream has told its first event. */
const following = (): NewsWay => looked(heard(startWay(0), false, 0, 0), answered(0), 0, 0);

describe('a page follows the news', () => {
  test('it fetches at once and opens its stream', () => {
    expect(startWay(0).isOpen).toBe(true);
    expect(isDue(startWay(0), 0)).toBe(true);
  });

  test('a version above its own is fetched after 0 to 300 ms, the same is not', () => {
    expect(heard(following(), true, 5 * SECOND, 0).lookAt).toBe(5 * SECOND);
    expect(heard(following(), true, 5 * SECOND, 0.999).lookAt).toBeLessThan(5 * SECOND + 300);
    expect(heard(following(), false, 5 * SECOND, 0).lookAt).toBe(following().lookAt);
  });

  test('an event during a fetch is fetched afterwards', () => {
    const asking = heard(following(), true, SECOND, 0);
    const told = heard(asking, true, SECOND + 50, 0.5);
    const after = looked(told, answered(SECOND), SECOND + 80, 0);
    expect(after.lookAt).toBe(SECOND + 50 + 150);
    expect(looked(after, answered(SECOND + 200), SECOND + 220, 0).lookAt).toBe(SECOND + 220 + 25 * SECOND);
  });

  test('with a stream it still fetches every 25 s, so that the seat counts as connected', () => {
    expect(following().lookAt).toBe(25 * SECOND);
  });

  test('a failed fetch is repeated after 4 to 5 s', () => {
    expect(looked(startWay(0), { askedAt: 0, isAnswered: false }, 0, 0.5).lookAt).toBe(4_500);
  });
});

describe('a stream without events, as behind a proxy that buffers them', () => {
  const silent = () => passed(following(), SECOND, 20 * SECOND);

  test('is given up after 20 s, not before: the page polls from then on, every 4 to 5 s', () => {
    expect(passed(following(), SECOND, 19 * SECOND)).toMatchObject({ isOpen: true, isPolling: false });
    expect(silent()).toMatchObject({ isOpen: false, isPolling: true, lookAt: 20 * SECOND });
    const polled = looked(silent(), answered(20 * SECOND), 20 * SECOND, 0);
    expect(polled.lookAt).toBe(24 * SECOND);
    expect(looked(polled, answered(24 * SECOND), 24 * SECOND, 0.9).lookAt).toBe(24 * SECOND + 4_900);
  });

  test('is never given up while a beat comes every 10 s', () => {
    let way = following();
    for (let now = SECOND; now <= 300 * SECOND; now += SECOND)
      way = ticked(now % (10 * SECOND) === 0 ? heard(way, false, now, 0) : way, now);
    expect(way).toMatchObject({ isOpen: true, isPolling: false });
  });

  test('is tried again each 60 s, and the page polls until an event comes', () => {
    const polling = looked(silent(), answered(20 * SECOND), 20 * SECOND, 0);
    const early = passed(polling, 21 * SECOND, 59 * SECOND);
    expect(early.isOpen).toBe(false);
    const tried = ticked(early, 60 * SECOND);
    expect(tried).toMatchObject({ isOpen: true, isPolling: true, lookAt: polling.lookAt });
    expect(passed(tried, 61 * SECOND, 80 * SECOND)).toMatchObject({ isOpen: false, isPolling: true });
    expect(passed(tried, 61 * SECOND, 120 * SECOND)).toMatchObject({ isOpen: true, openedAt: 120 * SECOND });
    const back = heard(tried, false, 61 * SECOND, 0);
    expect(looked(back, answered(61 * SECOND), 61 * SECOND, 0).lookAt).toBe(86 * SECOND);
  });

  test('a stream that was refused is polled for at once and tried again after 5 s, then after twice as long, up to 60 s', () => {
    let refused = failed(following(), 2 * SECOND, 0.5);
    expect(refused).toMatchObject({ isOpen: false, isPolling: true, lookAt: 2 * SECOND + 150 });
    let now = 2 * SECOND;
    for (const pause of [5, 10, 20, 40, 60, 60]) {
      const until = now + pause * SECOND;
      expect(passed(refused, now, until - SECOND).isOpen).toBe(false);
      expect(passed(refused, now, until).isOpen).toBe(true);
      refused = failed(passed(refused, now, until), until, 0);
      now = until;
    }
    const heardAgain = heard({ ...refused, isOpen: true }, false, now, 0);
    expect(passed(failed(heardAgain, now, 0), now, now + 5 * SECOND).isOpen).toBe(true);
  });

  test('a cut of 30 s: polling begins within 24 s, and the first event ends it', () => {
    const cut = looked(passed(following(), SECOND, 20 * SECOND), answered(20 * SECOND), 20 * SECOND, 0.999);
    expect(cut.lookAt).toBeLessThanOrEqual(25 * SECOND);
    const back = heard(passed(cut, 21 * SECOND, 60 * SECOND), true, 61 * SECOND, 0);
    expect(back).toMatchObject({ isOpen: true, isPolling: false, lookAt: 61 * SECOND });
  });
});

describe('a hidden page', () => {
  test('keeps its stream for 30 s, closes it then, and never fetches', () => {
    const hidden = hid(following(), 0);
    expect(passed(hidden, SECOND, 29 * SECOND).isOpen).toBe(true);
    const asleep = passed(hidden, SECOND, 30 * SECOND);
    expect(asleep.isOpen).toBe(false);
    expect(isDue(asleep, 500 * SECOND)).toBe(false);
    expect(passed(asleep, 31 * SECOND, 500 * SECOND).isOpen).toBe(false);
  });

  test('fetches at once when it is visible again, and reopens its stream', () => {
    const asleep = passed(hid(following(), 0), SECOND, 40 * SECOND);
    const awake = shown(asleep, 41 * SECOND);
    expect(awake).toMatchObject({ isOpen: true, openedAt: 41 * SECOND, isPolling: false, hiddenAt: null });
    expect(isDue(awake, 41 * SECOND)).toBe(true);
    expect(passed(awake, 42 * SECOND, 60 * SECOND).isOpen).toBe(true);
  });

  test('that polled before goes on polling', () => {
    const polling = failed(following(), 0, 0);
    expect(shown(hid(polling, SECOND), 5 * SECOND)).toMatchObject({ isOpen: false, isPolling: true });
  });

  test('that was hidden for a moment keeps its stream', () => {
    const back = shown(hid(following(), SECOND), 5 * SECOND);
    expect(back).toMatchObject({ isOpen: true, openedAt: 0 });
  });
});

test('the clock is looked at every second at least, and when a look is due', () => {
  expect(waitOf({ ...following(), lookAt: 300 }, 100)).toBe(200);
  expect(waitOf({ ...following(), lookAt: 9_000 }, 100)).toBe(1_000);
  expect(waitOf({ ...following(), lookAt: 50 }, 100)).toBe(0);
});

test.each([
  ['8', '7.3.40', true],
  ['7', '7.3.40', false],
  ['6', '7.3.40', false],
  ['7.3.41', '7.3.40.1-2', true],
  ['7.4.2', '7.3.40', true],
  ['7.2.90', '7.3.40', false],
  ['8.0.0', '7.3.40', true],
  ['10', '9.1.1', true],
  ['1', null, true],
])('%s beside the own %s is news: %s', (told, own, isNews) => {
  expect(isAbove(told, own)).toBe(isNews);
});
