import type { RaffleMade } from '@consorcio/rules/audit';

/** The drawn quota among its neighbours in the globe: at most `most`, it stays in the middle where it can. */
export function neighboursOf({ globe, drawnQuota }: RaffleMade, most = 7): readonly number[] {
  const place = globe.indexOf(drawnQuota);
  const first = Math.max(0, Math.min(place - Math.floor(most / 2), globe.length - most));
  return globe.slice(first, first + most);
}
