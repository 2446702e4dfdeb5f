import { afterEach, expect, test, vi } from 'vitest';
import { type SharedStream, shareStream } from './news-tabs.ts';

interface Tab {
  readonly name: string;
  readonly stream: SharedStream;
  readonly received: string[];
  readonly failed: ReturnType<typeof vi.fn>;
}
let tabs: Tab[] = [];
let leading: string[] = [];
afterEach(() => {
  for (const { stream } of tabs) stream.leave();
  [tabs, leading] = [[], []];
});

/** Opens tabs in one browser, at once. */
function openTabs(keys: readonly string[]): readonly Tab[] {
  const opened = keys.map((key, i) => {
    const name = `tab ${tabs.length + i}`;
    const received: string[] = [];
    const failed = vi.fn();
    const stream = shareStream(key, name, {
      lead: () => {
        leading.push(name);
        return () => {
          leading = leading.filter((each) => each !== name);
        };
      },
      receive: (version) => received.push(version),
      failed,
    });
    return { name, stream, received, failed };
  });
  tabs.push(...opened);
  return opened;
}
const leader = (): Tab | undefined => tabs.find(({ name }) => name === leading[0]);

test('eight tabs of one group have one stream; all receive its events, and who comes later the last version', async () => {
  openTabs(Array.from({ length: 8 }, () => 'g'));
  await vi.waitFor(() => expect(leading).toHaveLength(1));
  leader()?.stream.publish('7');
  const followers = tabs.filter((tab) => tab !== leader());
  await vi.waitFor(() => expect(followers.map(({ received }) => received)).toEqual(followers.map(() => ['7'])));
  const [late] = openTabs(['g']);
  await vi.waitFor(() => expect(late?.received).toEqual(['7']));
  expect(leading).toHaveLength(1);
});

test('when the tab with the stream leaves, one of the others opens it', async () => {
  openTabs(['g', 'g', 'g']);
  await vi.waitFor(() => expect(leading).toHaveLength(1));
  const first = leader();
  first?.stream.leave();
  tabs = tabs.filter((tab) => tab !== first);
  await vi.waitFor(() => {
    expect(leading).toHaveLength(1);
    expect(leading).not.toContain(first?.name);
  });
});

test('of tabs of different groups three have a stream, and the others poll', async () => {
  openTabs(['a', 'b', 'c', 'd', 'e']);
  await vi.waitFor(() => expect(tabs.map(({ failed }) => failed.mock.calls.length)).toEqual([0, 0, 0, 1, 1]));
  expect(leading).toHaveLength(3);
});

test('a browser whose tabs can not talk opens its own', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  openTabs(['a']);
  expect(leading).toEqual(['tab 0']);
  vi.unstubAllGlobals();
});

test('a tab whose channel the browser has closed opens its own stream, and closes it as it leaves', () => {
  vi.useFakeTimers();
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('Channel is closed', 'InvalidStateError');
  });
  const [tab] = openTabs(['a']);
  vi.runAllTimers();
  expect(leading).toEqual(['tab 0']);
  tab?.stream.publish('1');
  tab?.stream.leave();
  expect(leading).toEqual([]);
  vi.restoreAllMocks();
  vi.useRealTimers();
});
