import { C } from '../palette.ts';

/** Hair, or what is worn on the head: it tells people apart by silhouette alone. */
export type Hair = 'afro' | 'cap' | 'long' | 'quiff' | 'bun' | 'short' | 'bob' | 'helmet';
export type Mood = 'happy' | 'calm' | 'sad' | 'surprised' | 'proud' | 'tired';

export interface Person {
  readonly skin: string;
  readonly hair: Hair;
  readonly hairColour: string;
  readonly top: string;
  readonly legs: string;
  readonly hasGlasses?: boolean;
  readonly hasMoustache?: boolean;
  readonly hasHeadphones?: boolean;
  /** Iara's running blade: equipment like a shoe. */
  readonly hasBlade?: boolean;
}

/** The four that a player may be, by their id. */
const PERSONAS: readonly Person[] = [
  { skin: '#7B482F', hair: 'afro', hairColour: '#2B1D3A', top: C.ipe, legs: '#3A5FA8' },
  {
    skin: '#E3A877',
    hair: 'cap',
    hairColour: C.flamboyant,
    top: '#CFEBDD',
    legs: '#5A4538',
    hasGlasses: true,
    hasMoustache: true,
  },
  { skin: '#B37148', hair: 'long', hairColour: '#2B1D3A', top: C.flamboyant, legs: C.noite, hasBlade: true },
  { skin: '#F3C49E', hair: 'quiff', hairColour: '#33264F', top: C.jabuticaba, legs: '#465E86', hasHeadphones: true },
];
const FIRST: Person = PERSONAS[0] ?? { skin: '#7B482F', hair: 'afro', hairColour: C.tinta, top: C.ipe, legs: C.mar };

export const personaOf = (id: number): Person => PERSONAS[id - 1] ?? FIRST;

/** Guests, dancers and neighbours. */
export const CROWD: readonly Person[] = [
  { skin: '#F0BE90', hair: 'short', hairColour: '#5B3A2E', top: '#BFE3F5', legs: C.noite, hasGlasses: true },
  { skin: '#F5CBA8', hair: 'long', hairColour: '#B5502F', top: C.folha, legs: C.mar },
  { skin: '#5F3828', hair: 'short', hairColour: '#2B1D3A', top: C.ipe, legs: C.noite },
  { skin: '#8A5236', hair: 'afro', hairColour: '#2B1D3A', top: C.lagoa, legs: '#A84A30' },
  { skin: '#B37148', hair: 'bun', hairColour: '#3A2233', top: C.ipeRosa, legs: C.jabuticaba },
  { skin: '#E3A877', hair: 'bob', hairColour: '#3B2A52', top: C.flamboyant, legs: C.mar },
  { skin: '#C98557', hair: 'quiff', hairColour: '#4A2B3A', top: '#8F6AE0', legs: '#5A4538' },
  { skin: '#F3C49E', hair: 'cap', hairColour: C.mar, top: C.mata, legs: C.noite },
];
const SOMEBODY: Person = CROWD[0] ?? FIRST;

/** Always the same person for a number. */
export const somebody = (n: number): Person => CROWD[n % CROWD.length] ?? SOMEBODY;
