import { liveEndpoints, type ReplyOf } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { LiveAudience } from '@consorcio/rules/live-words';
import type { Uses } from '../../../feature.ts';
import type { Api } from '../../../http/api.ts';
import type { EventStream } from '../../../http/event-streams.ts';
import { readId } from '../../../http/live-token.ts';
import { takingTurns } from '../../../queues.ts';
import type { Presence } from '../presence.ts';
import { type Listener, type News, versionFor } from './news.ts';
import { streamLimits, tabStreams } from './streams.ts';

/** Milliseconds between two reads of what other servers, or seats and moves, have changed. */
const TICK = 1_000;
/** Most ticks between two events of a stream: a proxy that waits for 15 seconds keeps it open. */
const BEAT = 10;

/** Streams that are opened in one turn of the event loop, so that other requests have theirs. */
const OPENED_AT_ONCE = 50;

const event = (version: string): ReplyOf<'liveEvents'> => ({ version });

const listenerOf = (audience: LiveAudience, stream: EventStream): Listener => ({
  audience,
  send: (version) => stream.send(event(version)),
  end: () => stream.close(),
});

/** One timer for all streams. It keeps no process alive. */
function keepSending({ pages, log }: Uses<'log' | 'pages'>, news: News, presence: Presence): void {
  let [ticks, isTicking] = [0, false];
  const timer = setInterval(() => {
    ticks += 1;
    if (ticks % BEAT === 0) news.beat();
    if (isTicking) return;
    isTicking = true;
    Promise.all([news.tick(), presence.keep()])
      .catch((error: unknown) => log.warn({ err: error }, 'new versions of live groups were not sent'))
      .finally(() => {
        isTicking = false;
      });
  }, TICK);
  timer.unref();
  pages.addHook('onClose', async () => clearInterval(timer));
}

/** Streams of live groups: `{version}` and nothing else (LIVE section 5). */
export function serveNews(
  api: Api,
  services: Uses<'metrics' | 'settings' | 'log' | 'pages'>,
  news: News,
  presence: Presence,
): void {
  const { settings, metrics } = services;
  const limits = streamLimits({ most: settings.liveStreams, isStrict: settings.rateLimits }, metrics.showStreams);
  const tabs = tabStreams();
  const turn = takingTurns(OPENED_AT_ONCE);
  keepSending(services, news, presence);
  api.events(liveEndpoints.liveEvents, async ({ params, query, address }) => {
    const groupId = readId(params.groupId);
    if (groupId === null) return refuse('LIVE_NOT_FOUND');
    await turn();
    const audience = query.for ?? 'seat';
    // End the tab's dead stream first, so that it does not count against the limits.
    const tab = query.tab === undefined ? null : `${groupId} ${audience} ${query.tab}`;
    if (tab !== null) tabs.end(tab);
    limits.check(groupId, address);
    const row = await news.first(groupId);
    if (row === null) return refuse('LIVE_NOT_FOUND');
    return ok({
      first: event(versionFor(audience, row)),
      attach(stream) {
        const free = limits.take(groupId, address);
        if (free === null) {
          stream.close();
          return () => undefined;
        }
        const leave = news.listen(listenerOf(audience, stream), row);
        const forget = tab === null ? () => undefined : tabs.keep(tab, () => stream.close());
        return () => {
          leave();
          free();
          forget();
        };
      },
    });
  });
}
