import type { Bounds } from '@consorcio/art/city-boxes';

/** A part of the window, in px from its upper left corner. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}
/** Where the town stands in the window while the camera is at rest; `px`: how large one px of the map is. */
export interface Town {
  readonly left: number;
  readonly top: number;
  readonly px: number;
}
/** What the camera does to the town: it is drawn `scale` times as large, its upper left corner goes x, y px on. */
export interface Shot {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** How much of the free part a room fills. */
const FILL = 0.95;

/** What a card leaves free of the window: beside a card on the right, above a card at the foot; counters stand above `top`. */
export function freeOf(window: Pick<Part, 'width' | 'height'>, card: Part, top: number): Part {
  const isBeside = card.left > window.width / 3;
  return {
    left: 0,
    top,
    width: isBeside ? card.left : window.width,
    height: (isBeside ? window.height : card.top) - top,
  };
}

/**
 * The shot in which a room fills the free part and stands in its middle, or as near to it as the drawn town's edge allows.
 * @param room in px of the map
 * @param drawn how far the town is drawn to both sides, in px of the map
 */
export function shotOf(room: Bounds, { left, top, px }: Town, free: Part, drawn: Pick<Bounds, 'x' | 'width'>): Shot {
  const size = FILL * Math.min(free.width / room.width, free.height / room.height);
  const middle = free.left + free.width / 2 - size * (room.x + room.width / 2);
  const [leftmost, rightmost] = [free.left + free.width - size * (drawn.x + drawn.width), free.left - size * drawn.x];
  return {
    scale: size / px,
    x: Math.max(leftmost, Math.min(rightmost, middle)) - left,
    y: free.top + free.height / 2 - top - size * (room.y + room.height / 2),
  };
}

/** Where bounds of the map stand in a shot, in px from the town's upper left corner at rest. */
export function seenIn({ scale, x, y }: Shot, { px }: Town, bounds: Bounds): Part {
  const size = scale * px;
  return {
    left: x + size * bounds.x,
    top: y + size * bounds.y,
    width: size * bounds.width,
    height: size * bounds.height,
  };
}
