/** The four places standing open, and the roofs that are lifted off them. */
import type { Svg } from '../../core/svg.ts';
import type { PersonRef } from '../../people/vocabulary.ts';
import type { PlaceId } from '../../plans/places.ts';
import { ROOF, ROOF_AT, roomSize } from '../../plans/room-plan.ts';
import { PLACE_LOOKS } from '../place-icons.ts';
import { lanchoneteRoom } from './lanchonete-room.ts';
import { pizzariaRoom } from './pizzaria-room.ts';
import type { RoomLayer } from './room-view.ts';
import { ROOM } from './room-view.ts';
import type { Shell } from './shell.ts';
import { shoppingRoom } from './shopping-room.ts';
import { uniqueRoom } from './unique-room.ts';

const ROOMS: Readonly<Record<PlaceId, (persona: PersonRef, size: Pick<Shell, 'w' | 'd'>) => readonly RoomLayer[]>> = {
  1: lanchoneteRoom,
  2: shoppingRoom,
  3: uniqueRoom,
  4: pizzariaRoom,
};
/** The layers of the room with the player in it, from back to front; its far corner is at 0,0. */
export const roomLayers = (place: PlaceId, persona: PersonRef): readonly RoomLayer[] =>
  ROOMS[place](persona, roomSize(place));

/** The roof alone, over the room. */
export function roofBody(place: PlaceId): Svg {
  const { w, d } = roomSize(place);
  const { eaves, thickness } = ROOF;
  const size = [w + 2 * eaves, d + 2 * eaves] as const;
  return (
    ROOM.box(-eaves, -eaves, ROOF_AT, ...size, thickness, PLACE_LOOKS[place].roof) +
    ROOM.roof(-eaves, -eaves, ROOF_AT + thickness, ...size, PLACE_LOOKS[place].roof, eaves)
  );
}
