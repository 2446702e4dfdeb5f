import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNews } from './news-stream.ts';

/** The browser's stream, driven by hand. */
class Source {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readonly url: string;
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(url: string) {
    this.url = url;
    Source.opened.push(this);
  }
  close(): void {
    this.readyState = Source.CLOSED;
  }
}
beforeEach(() => {
  Source.opened = [];
  vi.stubGlobal('EventSource', Source);
  // One tab alone; several: news-tabs.test.ts.
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const listening = () => ({ received: vi.fn(), failed: vi.fn() });

test('two views of a group share one stream, the second gets the last version, and the last to leave closes it', async () => {
  const [one, two] = [listening(), listening()];
  const leaveOne = openNews('g', 'seat', one);
  const [source] = Source.opened;
  expect(source?.url).toMatch(/\/live\/g\/events\?for=seat&tab=[\w-]{43}$/);
  source?.onmessage?.({ data: '{"version":"7"}' });
  const leaveTwo = openNews('g', 'seat', two);
  await Promise.resolve();
  expect([Source.opened.length, one.received.mock.calls, two.received.mock.calls]).toEqual([1, [['7']], [['7']]]);
  leaveOne();
  expect(source?.readyState).toBe(0);
  leaveTwo();
  expect(source?.readyState).toBe(Source.CLOSED);
});

test('a stream that only breaks off is the browser’s to open again, one that is refused has failed', () => {
  const listener = listening();
  openNews('h', 'host', listener);
  const [source] = Source.opened;
  source?.onerror?.();
  expect(listener.failed).not.toHaveBeenCalled();
  source?.close();
  source?.onerror?.();
  expect(listener.failed).toHaveBeenCalledOnce();
  openNews('h', 'host', listening());
  expect(Source.opened).toHaveLength(2);
});

test('every stream of a tab names the tab, so that the server ends the one that it had', () => {
  for (const [groupId, audience] of [
    ['k', 'seat'],
    ['k', 'host'],
    ['l', 'seat'],
  ] as const)
    openNews(groupId, audience, listening());
  const tabs = Source.opened.map(({ url }) => new URL(url, 'http://localhost').searchParams.get('tab'));
  expect([tabs.length, new Set(tabs).size]).toEqual([3, 1]);
});

test('unknown events are ignored', () => {
  const listener = listening();
  const leave = openNews('i', 'host', listener);
  for (const data of ['', '7', '{}', '{"version":7}', 'null']) Source.opened[0]?.onmessage?.({ data });
  expect(listener.received).not.toHaveBeenCalled();
  leave();
});

test('a browser without streams has failed at once', async () => {
  vi.stubGlobal('EventSource', undefined);
  const listener = listening();
  openNews('j', 'seat', listener);
  await Promise.resolve();
  expect(listener.failed).toHaveBeenCalledOnce();
});
