/** The places of the map from inside, and their roofs. */
import { picture, type Svg } from '../core/svg.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import type { Bounds } from '../scenes/city/boxes.ts';
import type { PlaceId } from '../scenes/city/places.ts';
import { roofFrame, roomFrame } from '../scenes/rooms/room-plan.ts';
import { roofBody, roomBody } from '../scenes/rooms/rooms.ts';

const framed = (name: string, { x, y, width, height }: Bounds, body: Svg): Svg =>
  picture(name, { width, height, viewBox: `${x} ${y} ${width} ${height}` }, body);

/** The place standing open, with the player in it, as large as its `roomBounds` seen PUSH times as near. */
export const roomPicture = (place: PlaceId, persona: PersonRef): Svg =>
  framed(`lugar-${place}`, roomFrame(place), roomBody(place, persona));
/** The roof of a place, as large as its `roofBounds` seen PUSH times as near. */
export const roofPicture = (place: PlaceId): Svg => framed(`telhado-${place}`, roofFrame(place), roofBody(place));
