export { BADGES, type Badge } from './badges.ts';
export { CONCEPTS, type Concept } from './concepts.ts';
export { DREAMS, type Dream, dreamTextOf, titleOf, WEEK_NAME } from './dreams.ts';
export { EVENTS, eventTold, type GameEvent } from './events.ts';
export { IDEA_MOMENTS, type IdeaSituation, ideasToTeach, NO_SITUATION } from './idea-moments.ts';
export { type OptionText, optionTextsOf } from './options.ts';
export { PERSONAS, type Persona, personaOf } from './personas.ts';
