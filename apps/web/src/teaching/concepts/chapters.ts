import { CONCEPTS, type Concept } from '@consorcio/rules/catalogue';

/** The notebook's chapters with the numbers of their ideas, as the pictures are coloured. */
export const CHAPTERS = [
  { name: 'O grupo', tone: 'mata', ideas: [1, 2, 3, 4, 7, 31] },
  { name: 'A parcela', tone: 'brasa', ideas: [8, 9, 10, 11, 12, 17, 27] },
  { name: 'A assembleia', tone: 'jabuticaba', ideas: [14, 15, 16] },
  { name: 'O lance', tone: 'mel', ideas: [18, 19, 20, 21, 22, 23] },
  { name: 'A carta', tone: 'mar', ideas: [13, 24, 25, 26] },
  { name: 'Cuidados', tone: 'ipe-rosa', ideas: [5, 6, 28, 29, 30, 32, 33, 34] },
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const ideaOf = (id: number): Concept | undefined => CONCEPTS.find((concept) => concept.id === id);
