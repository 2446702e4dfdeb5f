import type { Game } from '@consorcio/rules/vocabulary';
import type { PersonaId } from '../pictures/people.ts';
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
import { runnerThings } from './runner.ts';
import { runnerPersona } from './runner-persona.ts';
import { runnerGround } from './runner-sky.ts';
import type { Detail, Sprite } from './sprite.ts';
import type { Svg } from './svg.ts';
import { tapperGround, tapperThings } from './tapper.ts';
import { tapperPersona } from './tapper-persona.ts';

export type { PersonaId } from '../pictures/people.ts';
export { AROUND } from './backdrops.ts';
export { hudThings } from './hud.ts';
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
