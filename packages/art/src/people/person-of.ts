/** The people of the game by their names. */
import { CAST } from './cast.ts';
import { extra } from './extras.ts';
import type { Person } from './person.ts';
import { PERSONAS } from './personas.ts';
import type { PersonRef } from './vocabulary.ts';

/** Data of a persona, of one of the cast or of somebody of the crowd. */
export function personOf(who: PersonRef): Person {
  if (typeof who === 'object') return who;
  if (typeof who === 'number') return PERSONAS[who];
  if (who === 'a' || who === 'b' || who === 'c' || who === 'd' || who === 'e') return CAST[who];
  return extra(Number(who.slice(1)));
}
