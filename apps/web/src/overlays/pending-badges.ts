import type { ReplyOf } from '@consorcio/contract';
import { queryOptions } from '@tanstack/react-query';
import { call, commandsDone } from '../api/client.ts';
import { unwrap } from '../api/queries.ts';
import { useSession } from '../session/session-store.ts';

interface PendingBadges {
  /** `doneSoFar()` when they were asked for. */
  readonly asked: string;
  readonly badges: ReplyOf<'badgePending'>;
}

/** Ids of badges that were shown, or whose page was not turned to: they wait until the page is reloaded. */
const later = new Set<string>();

/** Tells apart two moments between which the player may have earned a badge. */
export const doneSoFar = (changes = useSession.getState().badge.changes): string => [changes, commandsDone()].join();

/**
 * Fetched explicitly (badge-unlocked.tsx). Takes no signal: a fetch goes on when the menu takes the overlay's place, and
 * what it brings is shown afterwards.
 */
export const pendingBadgesQuery = queryOptions({
  queryKey: ['badgePending'],
  queryFn: async (): Promise<PendingBadges> => {
    const asked = doneSoFar();
    const badges = await unwrap(call('badgePending'));
    return { asked, badges: badges.filter(({ id }) => !later.has(id)) };
  },
  enabled: false,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Nothing is left to show: what was known has been seen, or waits for another visit. */
export function noneLeft(known: PendingBadges | undefined): PendingBadges | undefined {
  for (const { id } of known?.badges ?? []) later.add(id);
  return known && { ...known, badges: [] };
}
