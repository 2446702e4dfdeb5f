import type { Game } from '@consorcio/rules/vocabulary';
import { iconPicture } from '../pictures/icons.ts';
import { heartPicture } from '../pictures/items.ts';
import type { PersonaId } from '../pictures/people.ts';
import { PALETTE as C, shade } from '../pictures/tokens.ts';
import {
  dancerBackdrop,
  matchesBackdrop,
  matchesSides,
  runnerBackdrop,
  runnerSides,
  tapperBackdrop,
  tapperSides,
} from './backdrops.ts';
import { dancerGround, dancerPersona, dancerThings } from './dancer.ts';
import { matchesGround, matchesPersona, matchesThings } from './matches.ts';
import { runnerPersona, tapperPersona } from './people.ts';
import { runnerThings } from './runner.ts';
import { runnerGround } from './runner-sky.ts';
import type { Detail, Sprite } from './sprite.ts';
import { circ, g, inside, line, path, rect, type Svg } from './svg.ts';
import { tapperGround, tapperThings } from './tapper.ts';

export type { PersonaId } from '../pictures/people.ts';
export { AROUND } from './backdrops.ts';
export { type Detail, type Sprite, TALLEST } from './sprite.ts';
export type { Svg } from './svg.ts';

/** What is drawn for one minigame, in units of its field of 768 x 1024. */
export interface MinigameDrawings {
  /** 768 x TALLEST. */
  readonly ground: () => Svg;
  /** Around the ground: the box AROUND. */
  readonly backdrop: () => Svg;
  /** What stands on its sides, in the same box: a window that is not wider than the field never asks for it. */
  readonly sides?: (detail?: Detail) => Svg;
  readonly things: (detail?: Detail) => readonly Sprite[];
  /** The persona in its poses. */
  readonly persona: (id: PersonaId, detail?: Detail) => readonly Sprite[];
}

export const MINIGAME_DRAWINGS: Readonly<Record<Game, MinigameDrawings>> = {
  tapper: {
    ground: tapperGround,
    backdrop: tapperBackdrop,
    sides: tapperSides,
    things: tapperThings,
    persona: tapperPersona,
  },
  matches: {
    ground: matchesGround,
    backdrop: matchesBackdrop,
    sides: matchesSides,
    things: matchesThings,
    persona: matchesPersona,
  },
  dancer: { ground: dancerGround, backdrop: dancerBackdrop, things: dancerThings, persona: dancerPersona },
  runner: {
    ground: runnerGround,
    backdrop: runnerBackdrop,
    sides: runnerSides,
    things: runnerThings,
    persona: runnerPersona,
  },
};

const STAR = 'M0 -24 L7 -8 L25 -7 L11 5 L16 23 L0 13 L-16 23 L-11 5 L-25 -7 L-7 -8Z';
const star = (name: string, face: string, edge: string): Sprite => ({
  name,
  box: [-32, -32, 64, 64],
  body:
    path(STAR, edge, { stroke: edge, 'stroke-width': 9, 'stroke-linejoin': 'round' }) +
    path(STAR, face, { stroke: face, 'stroke-width': 4, 'stroke-linejoin': 'round' }),
});

/** A hand that points up, its fingertip at 0,0; nobody's in particular. */
const POINTING =
  rect(-9, -6, 18, 52, 9, C.papel) +
  rect(8, 22, 15, 28, 7, C.papel) +
  rect(20, 26, 14, 26, 7, C.papel) +
  path('M-9 34 C-20 22 -30 28 -22 40 L-10 60 C-4 74 34 74 34 48 V40 H-9Z', C.papel);
const edged = (body: string): string =>
  g(body, { stroke: C.tinta, 'stroke-width': 8, 'stroke-linejoin': 'round' }) + body;

/** What stands above every game, and the hand of its help. */
export const hudThings = (): readonly Sprite[] => [
  {
    name: 'placa-tempo',
    box: [0, 0, 116, 118],
    body:
      circ(62, 66, 44, C.labio) +
      circ(62, 60, 44, C.papel) +
      circ(62, 60, 33, 'none', { stroke: '#EBDFF8', 'stroke-width': 9 }),
  },
  {
    name: 'placa-pontos',
    box: [116, 20, 152, 84],
    body: rect(122, 34, 138, 62, 31, C.labio) + rect(122, 28, 138, 62, 31, C.papel),
  },
  {
    name: 'placa-premio',
    box: [270, 20, 372, 84],
    body: rect(276, 34, 358, 62, 31, C.labio) + rect(276, 28, 358, 62, 31, C.papel),
  },
  {
    // Of work: the bar, and under it the vigor that counts.
    name: 'placa-premio-disposicao',
    box: [270, 20, 372, 118],
    body: rect(276, 34, 358, 100, 34, C.labio) + rect(276, 28, 358, 100, 34, C.papel),
  },
  {
    name: 'placa-pausa',
    box: [670, 20, 84, 84],
    body:
      rect(676, 34, 70, 62, 22, shade(C.jabuticaba, 0.34)) +
      rect(676, 28, 70, 62, 22, C.jabuticaba) +
      rect(700, 46, 8, 26, 3, C.branco) +
      rect(715, 46, 8, 26, 3, C.branco),
  },
  { name: 'esforco', box: [-32, -32, 64, 64], scale: 0.62, body: inside('esforco', iconPicture('esforco')) },
  { name: 'energia', box: [-32, -32, 64, 64], scale: 0.62, body: inside('energia', iconPicture('energia')) },
  star('estrela', C.ipe, '#8A5A10'),
  star('estrela-apagada', C.branco, '#D9C3A0'),
  { name: 'vida', box: [-28, -26, 56, 52], scale: 0.84, body: inside('vida', heartPicture(true)) },
  { name: 'vida-perdida', box: [-28, -26, 56, 52], scale: 0.84, body: inside('perdida', heartPicture(false)) },
  { name: 'vidas', box: [0, 0, 156, 56], body: rect(2, 7, 152, 46, 23, C.labio) + rect(2, 2, 152, 46, 23, C.papel) },
  {
    name: 'mao',
    box: [-34, -12, 76, 88],
    body: edged(POINTING) + line('M9 34 V46 M21 36 V46', C.labio, 3),
  },
  {
    name: 'moedinha',
    box: [-16, -16, 32, 32],
    body: circ(0, 2, 13, '#B9700F') + circ(0, 0, 13, C.ipe) + circ(0, 0, 9, C.mel),
  },
];
