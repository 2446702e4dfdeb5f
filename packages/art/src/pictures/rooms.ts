/** The places of the map from inside, and their roofs. */
import { at, each, picture, type Svg } from '../core/svg.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import type { Bounds } from '../plans/boxes.ts';
import type { PlaceId } from '../plans/places.ts';
import { PERSON_BOX, roomSheetPlan } from '../plans/room-people.ts';
import { roofFrame, roomFrame } from '../plans/room-plan.ts';
import { roofBody, roomLayers } from '../scenes/rooms/rooms.ts';

const framed = (name: string, { x, y, width, height }: Bounds, body: Svg): Svg =>
  picture(name, { width, height, viewBox: `${x} ${y} ${width} ${height}` }, body);

/**
 * The place standing open, with the player in it: the layers and every picture of the people in them, laid out as
 * `roomSheetPlan` has them. A still layer is as large as the room's `roomBounds` seen PUSH times as near.
 */
export function roomSheet(place: PlaceId, persona: PersonRef): Svg {
  const { width, height, parts } = roomSheetPlan(place);
  const frame = roomFrame(place);
  const body = roomLayers(place, persona).map((layer, i) => {
    const tiles = parts[i]?.tiles ?? [];
    if (typeof layer === 'string') return each(tiles, ({ x, y }) => at(x - frame.x, y - frame.y, layer));
    const { size } = layer.person;
    const feet = [-size * PERSON_BOX.x, -size * PERSON_BOX.y] as const;
    return each(tiles, ({ x, y }, k) => at(x + feet[0], y + feet[1], layer.pictures[k] ?? '', size));
  });
  return picture(`lugar-${place}`, { width, height }, body.join(''));
}
/** The roof of a place, as large as its `roofBounds` seen PUSH times as near. */
export const roofPicture = (place: PlaceId): Svg => framed(`telhado-${place}`, roofFrame(place), roofBody(place));
