/**
 * One sample of every picture, by family and name. The tests pin each one, and the contact sheet shows them all; the game
 * does not use this module.
 */
import type { Gallery } from './family.ts';
import { PAPERS } from './papers.ts';
import { PEOPLE } from './people.ts';
import { SCENES } from './scenes.ts';
import { THINGS } from './things.ts';
import { TOWN } from './town.ts';

export const GALLERY: Gallery = { ...TOWN, ...PEOPLE, ...SCENES, ...PAPERS, ...THINGS };
