import { picture, type Svg } from '../core/svg.ts';
import { lidsOf } from '../people/posed.ts';
import type { PersonaId, PersonRef } from '../people/vocabulary.ts';
import { type EventId, eventBody } from '../scenes/events.ts';
import { centred } from './frames.ts';

export { EVENT_IDS, type EventId } from '../scenes/events.ts';

/** size of an event picture in px */
const EVENT_SIZE = { width: 512, height: 262 } as const;

/** One event with the player in it. */
export const eventPicture = (id: EventId, persona: PersonRef = 1): Svg =>
  picture(`evento-${id}`, centred(EVENT_SIZE.width, EVENT_SIZE.height), eventBody(id, { persona }));
/** The player's shut eyes in it, on transparent ground: laid over it now and then, they make it live. */
export const eventLidsPicture = (id: EventId, persona: PersonaId): Svg =>
  picture(
    `evento-olhos-${id}`,
    centred(EVENT_SIZE.width, EVENT_SIZE.height),
    lidsOf(eventBody(id, { persona, lives: true })),
  );
