import type { PersonaId } from '@consorcio/art/people';
import { AROUND, dancerBackdrop, matchesBackdrop, runnerBackdrop, tapperBackdrop } from './backdrops.ts';
import { dancerGround, dancerPersona, dancerThings } from './dancer.ts';
import { hudThings } from './hud.ts';
import { matchesGround, matchesPersona, matchesThings } from './matches.ts';
import { runnerGround, runnerThings } from './runner.ts';
import { runnerPersona } from './runner-persona.ts';
import { pictureOf, type Sheet, type Sprite, sheetOf } from './sheet.ts';
import type { Svg } from './svg.ts';
import { tapperGround, tapperThings } from './tapper.ts';
import { tapperPersona } from './tapper-persona.ts';

/** What one game's page loads: its ground, its things with those of every game, and the persona in its poses. */
export interface GamePictures {
  readonly ground: Svg;
  /** Around the ground: see AROUND in ./backdrops.ts. */
  readonly backdrop: Svg;
  readonly things: Sheet;
  readonly personas: Readonly<Record<PersonaId, Sheet>>;
}

const PERSONAS: readonly PersonaId[] = [1, 2, 3, 4];

const pictures = (
  ground: Svg,
  backdrop: Svg,
  things: readonly Sprite[],
  persona: (id: PersonaId) => readonly Sprite[],
): GamePictures => ({
  ground: pictureOf(768, 1024, ground),
  backdrop: pictureOf(AROUND.width, AROUND.height, backdrop, AROUND),
  things: sheetOf([...things, ...hudThings()]),
  personas: Object.fromEntries(PERSONAS.map((id) => [id, sheetOf(persona(id))])) as Record<PersonaId, Sheet>,
});

/** Every picture of the minigames, drawn when the pages are built. */
export const catalogue: Readonly<Record<string, () => GamePictures>> = {
  tapper: () => pictures(tapperGround(), tapperBackdrop(), tapperThings(), tapperPersona),
  matches: () => pictures(matchesGround(), matchesBackdrop(), matchesThings(), matchesPersona),
  dancer: () => pictures(dancerGround(), dancerBackdrop(), dancerThings(), dancerPersona),
  runner: () => pictures(runnerGround(), runnerBackdrop(), runnerThings(), runnerPersona),
};
