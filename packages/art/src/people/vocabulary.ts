/** The words of the people: how somebody may stand, what a face may say, what a hand may do. */
import type { PersonaId } from '@consorcio/rules/vocabulary';
import type { Person } from './person.ts';

export type { PersonaId } from '@consorcio/rules/vocabulary';
export type { Person } from './person.ts';
export const EXPRESSION_NAMES = [
  'neutro',
  'feliz',
  'radiante',
  'emocionado',
  'surpreso',
  'determinado',
  'pensativo',
  'maroto',
  'preocupado',
  'triste',
  'sono',
  'aliviado',
] as const;
export type Expression = (typeof EXPRESSION_NAMES)[number];
export const POSE_NAMES = [
  'parado',
  'acenar',
  'cintura',
  'joia',
  'fone',
  'triste',
  'vitoria',
  'pulo',
  'celebra',
  'palmas',
  'garcom',
  'servir',
  'segurar',
  'mostrar',
  'palestra',
  'pensar',
  'sentado',
  'sentadoPalmas',
  'sentadoMao',
  'banco',
  'danca0',
  'dancaE',
  'dancaD',
  'dancaC',
  'dancaB',
  'corre0',
  'corre1',
  'corre2',
  'corre3',
  'corre4',
  'corre5',
  'anda0',
  'anda1',
  'anda2',
  'anda3',
  'anda4',
  'anda5',
] as const;
export type PoseName = (typeof POSE_NAMES)[number];
export const HAND_SHAPES = [
  'solta',
  'aberta',
  'punho',
  'palma',
  'aponta',
  'pinca',
  'segura',
  'concha',
  'joia',
] as const;
export type HandShape = (typeof HAND_SHAPES)[number];
/** mouths of somebody who speaks */
export type MouthShape = 'falaA' | 'falaE' | 'falaO' | 'falaM';
/** a persona, one of the cast, somebody of the crowd by number, or a person's data */
export type PersonRef = PersonaId | 'a' | 'b' | 'c' | 'd' | 'e' | `x${number}` | Person;
