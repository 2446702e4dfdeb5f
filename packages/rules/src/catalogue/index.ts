export { BADGES, type Badge } from './badges.ts';
export { CONCEPTS, type Concept, QUIZ } from './concepts.ts';
export { DREAMS, type Dream } from './dreams.ts';
export { EVENTS, type GameEvent } from './events.ts';
export { PERSONAS, type Persona } from './personas.ts';
export { ROOMS, type Room } from './rooms.ts';
