import { MAP_BOX, SIDE_BOX } from '@consorcio/art/city-boxes';
import { roomBounds } from '@consorcio/art/room-plan';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { mediaCondition } from '../../../ui/media-condition.ts';
import { freeOf, type Part, type Shot, shotOf, type Town } from './camera.ts';

/** All that is drawn where the town goes on beside the map (city-view.module.css). */
const WIDE = { x: SIDE_BOX.left.x, width: SIDE_BOX.right.x + SIDE_BOX.right.width - SIDE_BOX.left.x } as const;
const SIDES = mediaCondition('(min-aspect-ratio: 4 / 5)');
/** px that the counters take, and a little of the roof's shadow below them. */
const COUNTERS = 64;

export interface Seen {
  readonly shot: Shot;
  readonly town: Town;
  /** Where the town's upper left corner lies in its element. */
  readonly origin: { readonly left: number; readonly top: number };
}

/** Where the town stands at rest: its layout alone, whatever the camera does to it. */
function standing(town: HTMLElement, city: HTMLElement): Town {
  const { left, top } = town.getBoundingClientRect();
  return { left: left + city.offsetLeft, top: top + city.offsetTop, px: city.offsetWidth / MAP_BOX.width };
}

/** Where the card lies in its dialog, which is the window: at the end of its way in, while that is shown. */
const layoutOf = (card: HTMLElement | null): Part => ({
  left: card?.offsetLeft ?? innerWidth,
  top: card?.offsetTop ?? innerHeight,
  width: card?.offsetWidth ?? 0,
  height: card?.offsetHeight ?? 0,
});

/**
 * Goes with the camera to a place's room, beside the card, and back when the popup goes; follows the window's size.
 * @param town element with TOWN_ID; null where there is no town, as in the catalogue
 */
export function useShot(
  place: MinigameSlug,
  town: HTMLElement | null,
  card: RefObject<HTMLElement | null>,
): Seen | null {
  const [seen, setSeen] = useState<Seen | null>(null);
  useLayoutEffect(() => {
    const city = town?.firstElementChild;
    if (town === null || !(city instanceof HTMLElement)) return;
    const follow = (): void => {
      const at = standing(town, city);
      const free = freeOf({ width: innerWidth, height: innerHeight }, layoutOf(card.current), COUNTERS);
      const shot = shotOf(roomBounds(place), at, free, SIDES.isMet() ? WIDE : MAP_BOX);
      city.style.transform = `translate(${shot.x}px, ${shot.y}px) scale(${shot.scale})`;
      setSeen({ shot, town: at, origin: { left: city.offsetLeft, top: city.offsetTop } });
    };
    town.dataset.open = String(place);
    const watch = new ResizeObserver(follow);
    watch.observe(town);
    follow();
    return () => {
      watch.disconnect();
      delete town.dataset.open;
      city.style.transform = '';
    };
  }, [place, town, card]);
  return seen;
}
