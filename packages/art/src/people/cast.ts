/** The cast: neighbours, customers and members whom one meets again. Only data. */
import { PALETTE as C } from '../core/tokens.ts';
import { extra } from './extras.ts';
import { build, type Person } from './person.ts';
import { PERSONAS } from './personas.ts';
import type { PersonRef } from './vocabulary.ts';

export type CastId = 'a' | 'b' | 'c' | 'd' | 'e';
export const CAST: Readonly<Record<CastId, Person>> = {
  a: {
    name: 'Wesley',
    bg: '#9AD9E0',
    skin: '#5F3828',
    hair: '#1F1420',
    hairStyle: 'raspado',
    build: build({ height: 1.08, shoulder: 56, chest: 42, waist: 34, hip: 35, arm: 1.12, leg: 1.04, head: 0.95 }),
    face: {
      cheek: 44,
      jaw: 40,
      chin: 18,
      chinY: 58,
      brow: 44,
      eye: { x: 19, y: -4, w: 9.6, h: 7.4, tilt: 0.8, lash: 0, hood: 0.3, iris: '#24141A' },
      brows: { thick: 3.6, arch: 2, lift: 0, slope: 0, length: 12, colour: '#1F1420' },
      nose: { y: 16, len: 13, w: 11.4, ball: 6.4, bridge: 3.4 },
      mouth: { y: 34, w: 16, full: 0.8, lip: '#7C3434' },
      ear: 1,
      stubble: '#1F1420',
    },
    top: { kind: 'tee', colour: C.lagoa },
    bottom: { kind: 'pants', colour: '#5A4D7E', cut: 1.05 },
    shoe: { kind: 'sneaker', colour: C.ipe, sock: C.branco },
  },
  b: {
    name: 'Keila',
    bg: '#FFD7A3',
    skin: '#E3A877',
    hair: '#9A4B2E',
    hairStyle: 'cacheado',
    build: build({ height: 0.95, shoulder: 48, chest: 44, waist: 43, hip: 50, belly: 9, arm: 1.16, leg: 1.12 }),
    face: {
      cheek: 50,
      jaw: 44,
      chin: 16,
      chinY: 51,
      brow: 44,
      eye: { x: 19.5, y: -4, w: 10, h: 9, tilt: 1.4, lash: 3, hood: 0, iris: '#5B7A3A' },
      brows: { thick: 2.3, arch: 6, lift: 1, slope: 0, length: 10.5, colour: '#7A3A26' },
      nose: { y: 13, len: 8, w: 6.6, ball: 5, bridge: 2 },
      mouth: { y: 28, w: 13, full: 0.7, lip: '#D23F5C' },
      ear: 0.85,
      freckles: true,
    },
    top: { kind: 'blouse', colour: '#F6F0FF', flowers: C.folha },
    bottom: { kind: 'skirt', colour: C.mata, cut: 0.8 },
    shoe: { kind: 'sneaker', colour: C.branco },
    earring: C.flamboyant,
    nails: '#D23F5C',
  },
  c: {
    name: 'Cida',
    bg: '#F5B5A8',
    skin: '#7B482F',
    hair: '#2B1B26',
    hairStyle: 'lenco',
    build: build({ height: 0.98, shoulder: 48, chest: 41, waist: 38, hip: 44, arm: 1.1 }),
    face: {
      cheek: 46,
      jaw: 38,
      chin: 14,
      chinY: 55,
      brow: 43,
      eye: { x: 20, y: -3, w: 11, h: 8, tilt: 1, lash: 2, hood: 0.5, iris: '#2C181C' },
      brows: { thick: 3, arch: 3, lift: 1, slope: -1, length: 12, colour: '#2B1B26' },
      nose: { y: 16, len: 14, w: 11.5, ball: 6.6, bridge: 3.2 },
      mouth: { y: 33, w: 15.5, full: 0.9, lip: '#A23B4C' },
      ear: 1,
      wrinkles: true,
    },
    top: { kind: 'tee', colour: '#F7D46B', apron: '#E9573F' },
    bottom: { kind: 'pants', colour: '#3E5C8A', cut: 1 },
    shoe: { kind: 'sneaker', colour: C.branco },
    band: '#2E9E8F',
    earring: '#FFF1DC',
  },
  d: {
    name: 'Seu Haroldo',
    bg: '#8FBF9F',
    skin: '#E3A877',
    hair: '#54424F',
    hairStyle: 'curto',
    build: build({ height: 1.06, shoulder: 54, chest: 42, waist: 38, hip: 36, belly: 7, arm: 1.04 }),
    face: {
      cheek: 43,
      jaw: 40,
      chin: 22,
      chinY: 62,
      brow: 42,
      eye: { x: 18, y: -6, w: 9.4, h: 6.2, tilt: 0.6, lash: 0, hood: 0.9, iris: '#4A3A2A' },
      brows: { thick: 3.4, arch: 7, lift: 3, slope: 3, length: 12, colour: '#43333F' },
      nose: { y: 18, len: 24, w: 8, ball: 6.4, bridge: 3.4, bump: 3 },
      mouth: { y: 38, w: 14, full: 0, lip: '#A85848' },
      ear: 1.1,
      wrinkles: true,
      moustache: 'thin',
    },
    top: { kind: 'polo', colour: '#2E8F7A', inner: '#F5D77A' },
    bottom: { kind: 'pants', colour: '#D9C4A0', cut: 1 },
    shoe: { kind: 'shoe', colour: '#8A4B2F', sock: C.branco },
    watch: C.ipe,
  },
  e: {
    name: 'Dona Iracema',
    bg: '#F7C9A8',
    skin: '#B37148',
    hair: '#EFE9F2',
    hairStyle: 'coque',
    build: build({ height: 0.86, shoulder: 44, chest: 41, waist: 42, hip: 45, belly: 8, head: 1.04 }),
    face: {
      cheek: 49,
      jaw: 42,
      chin: 17,
      chinY: 51,
      brow: 43,
      eye: { x: 19, y: -1, w: 9.6, h: 6.6, tilt: -1.4, lash: 1, hood: 0.7, iris: '#3B2420' },
      brows: { thick: 2.2, arch: 4, lift: 3, slope: -2, length: 10, colour: '#CFC4D6' },
      nose: { y: 16, len: 11, w: 9, ball: 6.6, bridge: 2.6 },
      mouth: { y: 31, w: 13.5, full: 0.45, lip: '#9C4038' },
      ear: 1.15,
      wrinkles: true,
      glasses: '#8C3B54',
      dimples: true,
    },
    top: { kind: 'dress', colour: '#8E5BB5', flowers: '#FFC9DD' },
    bottom: { kind: 'skirt', colour: '#8E5BB5', cut: 1 },
    shoe: { kind: 'sandal', colour: '#7A4A3A' },
    earring: '#FFE39A',
  },
};

/* The people of the game by their names. */

/** Data of a persona, of one of the cast or of somebody of the crowd. */
export function personOf(who: PersonRef): Person {
  if (typeof who === 'object') return who;
  if (typeof who === 'number') return PERSONAS[who];
  if (who === 'a' || who === 'b' || who === 'c' || who === 'd' || who === 'e') return CAST[who];
  return extra(Number(who.slice(1)));
}
