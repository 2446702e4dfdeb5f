/** The four playable people and the extras. Only data: colours, hair, clothes, body. */
import type { Colour } from '../core/colour.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { Person, PersonaId } from './vocabulary.ts';

/** One of the four; name and text shown in the game come from the content, not from here. */
export interface Persona extends Person {
  readonly id: PersonaId;
  readonly name: string;
  readonly bg: Colour;
}

/** the four, by id */
export const PERSONAS: Readonly<Record<PersonaId, Persona>> = {
  1: {
    id: 1,
    name: 'Dandara',
    bg: C.ipe,
    skin: '#8A5236',
    hair: '#33202F',
    hairStyle: 'black',
    brow: '#2B1A2A',
    lashes: true,
    top: { kind: 'tee', color: '#FFF1DC', stripes: C.flamboyant },
    bottom: { kind: 'dungaree', color: C.mar },
    shoes: C.flamboyant,
    band: C.ipe,
    earring: C.ipe,
    w: 0.96,
  },
  2: {
    id: 2,
    name: 'Seu Zeca',
    bg: C.lagoa,
    skin: '#F3C49E',
    hair: '#D9D3E0',
    hairStyle: 'boina',
    brow: '#B9B0C6',
    moustache: true,
    glasses: true,
    top: { kind: 'shirt', color: '#CDEBD0' },
    bottom: { kind: 'pants', color: '#7A5A48', suspenders: C.barro },
    shoes: '#5B3A34',
    cap: C.tijolo,
    w: 1.14,
    belly: 7,
  },
  3: {
    id: 3,
    name: 'Iara',
    bg: C.ipeRosa,
    skin: '#C98557',
    hair: '#2A1B33',
    hairStyle: 'longo',
    brow: '#2A1B33',
    lashes: true,
    top: { kind: 'jacket', color: C.flamboyant, inner: C.ipe },
    bottom: { kind: 'shorts', color: C.noite },
    shoes: C.ipe,
    earring: C.folha,
    prosthesis: 'A',
    w: 0.94,
  },
  4: {
    id: 4,
    name: 'Léo',
    bg: '#9C86E0',
    skin: '#F0BE90',
    hair: '#3B2A4A',
    hairStyle: 'topete',
    brow: '#32223F',
    top: { kind: 'hoodie', color: C.jabuticaba, inner: C.branco },
    bottom: { kind: 'pants', color: '#44527F' },
    shoes: '#F7F1FF',
    phones: C.flamboyant,
    w: 1,
  },
};
/** crowd, customers and staff: same rig, other data */
export const EXTRAS: Readonly<Record<'a' | 'b' | 'c' | 'd' | 'e', Person>> = {
  a: {
    skin: '#5F3828',
    hair: '#241726',
    hairStyle: 'curto',
    brow: '#241726',
    top: { kind: 'tee', color: C.ipe },
    bottom: { kind: 'pants', color: '#44527F' },
    shoes: '#F7F1FF',
    w: 1.06,
  },
  b: {
    skin: '#F5CBA8',
    hair: '#B5502F',
    hairStyle: 'longo',
    brow: '#8F3F28',
    lashes: true,
    top: { kind: 'tee', color: C.folha },
    bottom: { kind: 'pants', color: '#7A5A48' },
    shoes: C.mel,
    w: 0.92,
  },
  c: {
    skin: '#B37148',
    hair: '#2A1B33',
    hairStyle: 'coque',
    brow: '#2A1B33',
    lashes: true,
    top: { kind: 'tee', color: C.ipeRosa },
    bottom: { kind: 'pants', color: C.noite },
    shoes: C.ipe,
    earring: C.ipe,
    w: 0.92,
  },
  d: {
    skin: '#E3A877',
    hair: '#5A3A33',
    hairStyle: 'topete',
    brow: '#43292B',
    top: { kind: 'shirt', color: '#BFE4F5' },
    bottom: { kind: 'pants', color: C.carbono },
    shoes: '#5B3A34',
    glasses: true,
    w: 1.05,
  },
  e: {
    skin: '#7B482F',
    hair: '#33202F',
    hairStyle: 'black',
    brow: '#2B1A2A',
    lashes: true,
    top: { kind: 'tee', color: C.lagoa },
    bottom: { kind: 'pants', color: C.barro },
    shoes: C.branco,
    band: C.ipeRosa,
    earring: C.ipeRosa,
    w: 0.96,
  },
};
