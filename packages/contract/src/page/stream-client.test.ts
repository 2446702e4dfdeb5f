import { describe, expect, test } from 'vitest';
import {
  followNews,
  isLoadDue,
  isNewer,
  newStreamClient,
  pauseOf,
  type StreamClient,
  type StreamClientEvent,
  streamReducer,
} from './stream-client.ts';

const SECOND = 1_000;

const EVENTS = {
  received: (at: number, isNewer = false, chance = 0) => ({ type: 'EVENT_RECEIVED', at, isNewer, chance }) as const,
  failed: (at: number, chance = 0) => ({ type: 'STREAM_FAILED', at, chance }) as const,
  loaded: (at: number, chance = 0, requestedAt = at, isAnswered = true) =>
    ({ type: 'VIEW_LOADED', at, requestedAt, isAnswered, chance }) as const,
  hidden: (at: number) => ({ type: 'PAGE_HIDDEN', at }) as const,
  shown: (at: number) => ({ type: 'PAGE_SHOWN', at }) as const,
  passed: (at: number) => ({ type: 'TIME_PASSED', at }) as const,
};
const { received, failed, loaded, hidden, shown, passed } = EVENTS;
const after = (client: StreamClient, ...events: readonly StreamClientEvent[]): StreamClient =>
  events.reduce(streamReducer, client);
/** Time passes second by second, up to and with `until`. */
const waited = (client: StreamClient, from: number, until: number): StreamClient =>
  after(client, ...Array.from({ length: (until - from) / SECOND + 1 }, (_, i) => passed(from + i * SECOND)));

/** The states of a page: each has loaded its view at 0 s. */
const following = after(newStreamClient(0), received(0), loaded(0));
const polling = after(following, failed(0), loaded(0));
const retrying = after(polling, passed(5 * SECOND));
const hiddenOpen = after(following, hidden(0));
const hiddenClosed = after(hiddenOpen, passed(30 * SECOND));

describe('transitions', () => {
  test.each<readonly [name: string, from: StreamClient, event: StreamClientEvent, changed: Partial<StreamClient>]>([
    ['following, an event of the same version', following, received(SECOND), { receivedAt: SECOND }],
    [
      'following, an event of a newer version',
      following,
      received(SECOND, true),
      { receivedAt: SECOND, loadAt: SECOND },
    ],
    [
      'following, the stream fails',
      following,
      failed(SECOND),
      { isOpen: false, openedAt: SECOND, isPolling: true, loadAt: SECOND },
    ],
    ['following, the view is loaded', following, loaded(25 * SECOND), { loadAt: 50 * SECOND }],
    ['following, no answer', following, loaded(25 * SECOND, 0.5, 25 * SECOND, false), { loadAt: 29_500 }],
    ['following, the page is hidden', following, hidden(SECOND), { hiddenAt: SECOND }],
    ['following, the page is shown', following, shown(SECOND), { loadAt: SECOND }],
    ['following, less than 20 s pass', following, passed(19_999), {}],
    [
      'following, 20 s pass',
      following,
      passed(20 * SECOND),
      { isOpen: false, isPolling: true, retryPause: 60 * SECOND, loadAt: 20 * SECOND },
    ],

    ['polling, the view is loaded', polling, loaded(4 * SECOND, 0.5), { loadAt: 8_500 }],
    ['polling, the page is hidden', polling, hidden(SECOND), { hiddenAt: SECOND }],
    ['polling, the page is shown', polling, shown(SECOND), { loadAt: SECOND }],
    ['polling, less than its pause passes', polling, passed(4_999), {}],
    ['polling, its pause passes', polling, passed(5 * SECOND), { isOpen: true, openedAt: 5 * SECOND }],

    ['trying again, an event', retrying, received(6 * SECOND), { receivedAt: 6 * SECOND, isPolling: false }],
    [
      'trying again, the stream fails',
      retrying,
      failed(6 * SECOND),
      { isOpen: false, openedAt: 6 * SECOND, retryPause: 10 * SECOND },
    ],
    ['trying again, 20 s pass', retrying, passed(25 * SECOND), { isOpen: false, retryPause: 60 * SECOND }],

    ['hidden, it is hidden again', hiddenOpen, hidden(SECOND), {}],
    ['hidden, less than 30 s pass', hiddenOpen, passed(29_999), {}],
    ['hidden, 30 s pass', hiddenOpen, passed(30 * SECOND), { isOpen: false }],
    ['hidden, the page is shown within 30 s', hiddenOpen, shown(5 * SECOND), { hiddenAt: null, loadAt: 5 * SECOND }],
    ['hidden for longer, time passes', hiddenClosed, passed(500 * SECOND), {}],
    [
      'hidden for longer, the page is shown',
      hiddenClosed,
      shown(41 * SECOND),
      { isOpen: true, openedAt: 41 * SECOND, receivedAt: 41 * SECOND, hiddenAt: null, loadAt: 41 * SECOND },
    ],
  ])('%s', (_, from, event, changed) => {
    expect(streamReducer(from, event)).toEqual({ ...from, ...changed });
  });
});

describe('loading the view', () => {
  test('a new page loads at once and opens its stream', () => {
    expect(newStreamClient(0).isOpen).toBe(true);
    expect(isLoadDue(newStreamClient(0), 0)).toBe(true);
  });

  test('a hidden page never loads', () => {
    expect(isLoadDue(hiddenOpen, 25 * SECOND)).toBe(false);
    expect(isLoadDue(hiddenClosed, 500 * SECOND)).toBe(false);
  });

  test('pages spread their loads over 300 ms after an event', () => {
    expect(after(following, received(5 * SECOND, true, 0.999)).loadAt).toBeLessThan(5 * SECOND + 300);
  });

  test('an event during a load is followed by another load', () => {
    const during = after(following, received(SECOND, true), received(SECOND + 50, true, 0.5));
    const next = after(during, loaded(SECOND + 80, 0, SECOND));
    expect(next.loadAt).toBe(SECOND + 50 + 150);
    expect(after(next, loaded(SECOND + 220, 0, SECOND + 200)).loadAt).toBe(SECOND + 220 + 25 * SECOND);
  });
});

describe('a stream without events, as behind a proxy that buffers them', () => {
  const silent = waited(following, SECOND, 20 * SECOND);
  const polled = after(silent, loaded(20 * SECOND));

  test('is never given up while an event comes every 10 s', () => {
    let client = following;
    for (let now = SECOND; now <= 300 * SECOND; now += SECOND)
      client = after(client, ...(now % (10 * SECOND) === 0 ? [received(now)] : []), passed(now));
    expect(client).toMatchObject({ isOpen: true, isPolling: false });
  });

  test('is opened again each 60 s, and the page polls until an event comes', () => {
    const early = waited(polled, 21 * SECOND, 59 * SECOND);
    expect(early.isOpen).toBe(false);
    const reopened = after(early, passed(60 * SECOND));
    expect(reopened).toMatchObject({ isOpen: true, isPolling: true, loadAt: polled.loadAt });
    expect(waited(reopened, 61 * SECOND, 80 * SECOND)).toMatchObject({ isOpen: false, isPolling: true });
    expect(waited(reopened, 61 * SECOND, 120 * SECOND)).toMatchObject({ isOpen: true, openedAt: 120 * SECOND });
    expect(after(reopened, received(61 * SECOND), loaded(61 * SECOND)).loadAt).toBe(86 * SECOND);
  });

  test('a cut of 30 s: polling begins within 24 s, and the first event ends it', () => {
    const cut = after(silent, loaded(20 * SECOND, 0.999));
    expect(cut.loadAt).toBeLessThanOrEqual(25 * SECOND);
    const back = after(waited(cut, 21 * SECOND, 60 * SECOND), received(61 * SECOND, true));
    expect(back).toMatchObject({ isOpen: true, isPolling: false, loadAt: 61 * SECOND });
  });
});

test('a stream that is refused again and again is opened after 5 s, then after twice as long, up to 60 s', () => {
  let refused = after(following, failed(0));
  let now = 0;
  for (const pause of [5, 10, 20, 40, 60, 60]) {
    const until = now + pause * SECOND;
    expect(waited(refused, now, until - SECOND).isOpen).toBe(false);
    const reopened = waited(refused, now, until);
    expect(reopened.isOpen).toBe(true);
    refused = after(reopened, failed(until));
    now = until;
  }
  const heard = after({ ...refused, isOpen: true }, received(now));
  expect(waited(after(heard, failed(now)), now, now + 5 * SECOND).isOpen).toBe(true);
});

test('time is counted every second at least, and when a load is due', () => {
  expect(pauseOf({ ...following, loadAt: 300 }, 100)).toBe(200);
  expect(pauseOf({ ...following, loadAt: 9_000 }, 100)).toBe(1_000);
  expect(pauseOf({ ...following, loadAt: 50 }, 100)).toBe(0);
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
])('%s beside the own %s is newer: %s', (announced, own, newer) => {
  expect(isNewer(announced, own)).toBe(newer);
});

test('a page loads its view again at each newer version, once the load before was answered', async () => {
  let at = 0;
  let wake = (): void => undefined;
  let announce = (_version: string): void => undefined;
  const loads: number[] = [];
  const news = followNews({
    load: async () => loads.push(at) > 0,
    own: () => `1.${loads.length}`,
    open: (received) => {
      announce = received;
      return () => undefined;
    },
    now: () => at,
    chance: () => 0,
    later: (_pause, call) => {
      wake = call;
      return () => undefined;
    },
  });
  const pass = async (): Promise<void> => {
    at += SECOND;
    wake();
    await Promise.resolve();
    await Promise.resolve();
  };
  await pass();
  for (const version of [2, 3, 4]) {
    announce(`1.${version}`);
    await pass();
  }
  news.stop();
  expect(loads).toHaveLength(4);
});
