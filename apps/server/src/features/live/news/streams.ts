import { MOST_PEOPLE } from '@consorcio/rules/live';
import { Refusal } from '../../../http/refusal.ts';

/** Streams of one seat. A stream does not name its seat, so a group's seats share theirs. */
const OF_SEAT = 3;
const OF_GROUP = OF_SEAT * MOST_PEOPLE;
/** A whole school, or several, behind one address. */
const OF_ADDRESS = 5_000;
/** Seconds after which a page tries again; it polls meanwhile. */
const RETRY = 60;

/** `most`: of the whole server. `isStrict`: whether groups and addresses have limits, too. */
export function streamLimits(
  { most, isStrict }: { readonly most: number; readonly isStrict: boolean },
  onCount: (open: number) => void,
) {
  const counts = new Map<string, number>();
  let open = 0;
  const add = (key: string, by: 1 | -1): void => {
    const count = (counts.get(key) ?? 0) + by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  const keysOf = (groupId: string, address: string) =>
    [
      [`group ${groupId}`, OF_GROUP],
      [`address ${address}`, OF_ADDRESS],
    ] as const;
  const refusal = (groupId: string, address: string): 'UNAVAILABLE' | 'RATE_LIMITED' | null => {
    if (open >= most) return 'UNAVAILABLE';
    const isFull = keysOf(groupId, address).some(([key, limit]) => (counts.get(key) ?? 0) >= limit);
    return isStrict && isFull ? 'RATE_LIMITED' : null;
  };
  const count = (groupId: string, address: string, by: 1 | -1): void => {
    for (const [key] of keysOf(groupId, address)) add(key, by);
    open += by;
    onCount(open);
  };
  return {
    /** @throws Refusal UNAVAILABLE where this server has as many as it may, RATE_LIMITED where group or address have */
    check(groupId: string, address: string): void {
      const refused = refusal(groupId, address);
      if (refused !== null) throw new Refusal(refused, RETRY);
    },
    /** Takes a place; the returned function frees it. Null where the last one was taken since `check`. */
    take(groupId: string, address: string): (() => void) | null {
      if (refusal(groupId, address) !== null) return null;
      count(groupId, address, 1);
      let isTaken = true;
      return () => {
        if (isTaken) count(groupId, address, -1);
        isTaken = false;
      };
    },
  };
}

/** The open stream of each tab: a tab never has two. */
export function tabStreams() {
  const open = new Map<string, () => void>();
  return {
    /** Ends the stream that a tab still has here: a phone's that has lost its network looks open for minutes. */
    end: (tab: string): void => open.get(tab)?.(),
    /** Notes the stream of a tab and ends the one before it. `end` ends the stream; the returned function forgets it. */
    keep(tab: string, end: () => void): () => void {
      open.get(tab)?.();
      open.set(tab, end);
      return () => {
        if (open.get(tab) === end) open.delete(tab);
      };
    },
  };
}
