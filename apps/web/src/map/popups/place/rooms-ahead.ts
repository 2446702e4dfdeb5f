import sheets from 'pictures:room';
import roofs from 'pictures:room-roof';
import { PLACE_IDS } from '@consorcio/art/city';
import { useEffect } from 'react';
import { whenIdle } from '../../../ui/loading/when-idle.ts';

/** Milliseconds that the map has stood before the first room is fetched: until then its own pictures and the code of the month come. */
const REST = 4_000;

/** Pictures that stay read: nothing else holds them while their place is closed. */
const kept = new Map<string, HTMLImageElement>();

/** Fetches and reads a picture; resolves also when it did not come, and it is asked for again by whoever needs it. */
const keep = (src: string): Promise<void> =>
  new Promise((done) => {
    const image = new Image();
    image.onload = () => {
      kept.set(src, image);
      done();
    };
    image.onerror = () => done();
    image.src = src;
  });

/** The pictures of all places for one persona, which are not kept yet. */
const missing = (persona: number): string[] =>
  PLACE_IDS.flatMap((place) => [sheets[`${place}-${persona}`], roofs[place]]).filter(
    (src): src is string => src !== undefined && !kept.has(src),
  );

/**
 * Fetches and reads the rooms while the map is idle, one picture at a time: reading a sheet takes longer than many pictures
 * of the camera's way, on which it would be done otherwise.
 */
export function useRoomsAhead(isAhead: boolean, persona: number): void {
  useEffect(() => {
    if (!isAhead) return;
    const queue = missing(persona);
    let cancel: () => void = () => undefined;
    const next = (): void => {
      const src = queue.shift();
      if (src === undefined) return;
      cancel = whenIdle(() => {
        void keep(src).then(next);
      });
    };
    const timer = setTimeout(next, REST);
    return () => {
      queue.length = 0;
      clearTimeout(timer);
      cancel();
    };
  }, [isAhead, persona]);
}
