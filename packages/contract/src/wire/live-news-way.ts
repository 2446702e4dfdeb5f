/*
 * How a page follows the news of its group (LIVE section 5): by a stream that says that there is something new, and by looking.
 * Pure decisions; times are milliseconds of one clock, `chance` is at least 0 and below 1.
 */

/** What a page has decided. */
export interface NewsWay {
  /** Whether the stream is to be open, and when it last was opened and heard. */
  readonly isOpen: boolean;
  readonly openedAt: number;
  readonly heardAt: number;
  /** Milliseconds until a stream that was given up is tried again. */
  readonly retry: number;
  /** True after a stream without any event, until the next one comes. */
  readonly isPolling: boolean;
  /** Since when the page is not seen; null while it is. */
  readonly hiddenAt: number | null;
  /** When to look at the view. */
  readonly lookAt: number;
}

/** A stream without an event for as long is not believed: a beat comes every 10 s. */
const SILENT = 20_000;
/** Between two tries of a stream that was given up: a refusal may pass soon, so the first pause is short and doubles up to the most. */
const RETRY = { first: 5_000, most: 60_000 };
/** Between two looks without a stream, and by how much they are spread. */
const POLL = { pause: 4_000, spread: 1_000 };
/** Between two looks beside a stream: the seat stays known as connected, and the host sees who is not. */
const QUIET = 25_000;
/** Within which pages look after an event: a class does not ask in one instant. */
const SPREAD = 300;
/** After which a page that is not seen closes its stream. */
const HIDDEN = 30_000;
/** Between two times at which the clock is looked at. */
const TICK = 1_000;

/** A page that has just been opened: it looks at once, and opens its stream. */
export const startWay = (now: number): NewsWay => ({
  ...{ isOpen: true, openedAt: now, heardAt: now, isPolling: false, hiddenAt: null, lookAt: now },
  retry: RETRY.first,
});

/** An event came. `isNews`: its version is newer than the page's. */
export function heard(way: NewsWay, isNews: boolean, now: number, chance: number): NewsWay {
  const soon = now + chance * SPREAD;
  // A look that is due may be under way: what it brings may be older than this event.
  const lookAt = way.lookAt <= now ? soon : Math.min(way.lookAt, soon);
  return { ...way, heardAt: now, retry: RETRY.first, isPolling: false, lookAt: isNews ? lookAt : way.lookAt };
}

/** The stream was refused, or broke off for good. */
export const failed = (way: NewsWay, now: number, chance: number): NewsWay => ({
  ...{ ...way, isOpen: false, openedAt: now, isPolling: true },
  retry: way.isPolling ? Math.min(RETRY.most, way.retry * 2) : RETRY.first,
  lookAt: Math.min(way.lookAt, now + chance * SPREAD),
});

/** The view was asked for at `askedAt`; what was heard since is looked at, too. */
export function looked(
  way: NewsWay,
  { askedAt, isAnswered }: { readonly askedAt: number; readonly isAnswered: boolean },
  now: number,
  chance: number,
): NewsWay {
  if (way.lookAt > askedAt) return way;
  const pause = way.isPolling || !isAnswered ? POLL.pause + chance * POLL.spread : QUIET;
  return { ...way, lookAt: now + pause };
}

export const hid = (way: NewsWay, now: number): NewsWay => ({ ...way, hiddenAt: way.hiddenAt ?? now });

/** The page is seen again: it looks at once, and opens the stream that it had closed meanwhile. */
export function shown(way: NewsWay, now: number): NewsWay {
  const seen = { ...way, hiddenAt: null, lookAt: now };
  return way.isOpen || way.isPolling ? seen : { ...seen, isOpen: true, openedAt: now, heardAt: now };
}

/** Time has passed. */
export function ticked(way: NewsWay, now: number): NewsWay {
  const { isOpen, openedAt, heardAt, hiddenAt } = way;
  if (hiddenAt !== null) return now - hiddenAt >= HIDDEN ? { ...way, isOpen: false } : way;
  const isSilent = isOpen && now - Math.max(openedAt, heardAt) >= SILENT;
  if (isSilent)
    return { ...way, isOpen: false, isPolling: true, retry: RETRY.most, lookAt: way.isPolling ? way.lookAt : now };
  return !isOpen && now - openedAt >= way.retry ? { ...way, isOpen: true, openedAt: now } : way;
}

/** Whether to load the view: never while the page is hidden. */
export const isDue = ({ hiddenAt, lookAt }: NewsWay, now: number): boolean => hiddenAt === null && lookAt <= now;

/** Milliseconds until the way is to be looked at again. */
export const waitOf = ({ lookAt }: NewsWay, now: number): number => Math.min(TICK, Math.max(0, lookAt - now));

/**
 * Whether a stream is ahead of the page's view. `told` is the beginning of a version, as far as the stream's audience may
 * know it; its parts never decrease.
 */
export function isAbove(told: string, own: string | null): boolean {
  if (own === null) return true;
  const has = own.split('.').map(Number);
  for (const [i, part] of told.split('.').map(Number).entries()) {
    const difference = part - (has[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
