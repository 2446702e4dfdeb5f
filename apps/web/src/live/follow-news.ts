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
} from '@consorcio/contract/live-news-way';
import type { LiveAudience } from '@consorcio/rules/live-words';
import { openNews } from './news-stream.ts';

/** What is followed, and how. */
export interface Followed {
  readonly groupId: string;
  readonly audience: LiveAudience;
  /** Looks at the view; false where no answer came. Never throws. */
  ask(): Promise<boolean>;
  /** The version of the view that is shown; null before the first. */
  own(): string | null;
}

const now = (): number => performance.now();

/** Follows the news of a group as `live-news-way.ts` decides, until what it gives is called. */
export function followNews({ groupId, audience, ask, own }: Followed): () => void {
  let way = startWay(now());
  let closeStream: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let hasEnded = false;

  const listener = {
    heard: (version: string) => go(heard(way, isAbove(version, own()), now(), Math.random())),
    failed: () => go(failed(way, now(), Math.random())),
  };

  /** Does what the way says from now on. */
  function go(next: NewsWay): void {
    if (hasEnded) return;
    way = next;
    if (way.isOpen) closeStream ??= openNews(groupId, audience, listener);
    else {
      closeStream?.();
      closeStream = null;
    }
    clearTimeout(timer);
    timer = setTimeout(
      step,
      isAsking ? waitOf({ ...way, lookAt: Number.POSITIVE_INFINITY }, now()) : waitOf(way, now()),
    );
  }

  async function lookNow(): Promise<void> {
    const askedAt = now();
    isAsking = true;
    const isAnswered = await ask();
    isAsking = false;
    go(looked(way, { askedAt, isAnswered }, now(), Math.random()));
  }

  function step(): void {
    const isNow = isDue(way, now()) && !isAsking;
    if (isNow) void lookNow();
    go(ticked(way, now()));
  }

  const onVisibility = (): void => {
    go(document.hidden ? hid(way, now()) : shown(way, now()));
  };
  document.addEventListener('visibilitychange', onVisibility);
  go(document.hidden ? hid(way, now()) : way);
  return () => {
    hasEnded = true;
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(timer);
    closeStream?.();
  };
}
