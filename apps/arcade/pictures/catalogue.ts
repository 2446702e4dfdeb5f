import {
  AROUND,
  hudThings,
  MINIGAME_DRAWINGS,
  type MinigameDrawings,
  type PersonaId,
  type Svg,
  TALLEST,
} from '@consorcio/art/minigames';
import { GAMES, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { pictureOf, type Sheet, sheetOf } from './sheet.ts';

/** What one game's page loads: its ground, its things with those of every game, and the persona in its poses. */
export interface GamePictures {
  readonly ground: Svg;
  /** Around the ground: the box AROUND. */
  readonly backdrop: Svg;
  readonly things: Sheet;
  readonly personas: Readonly<Record<PersonaId, Sheet>>;
}

const picturesOf = ({ ground, backdrop, things, persona }: MinigameDrawings): GamePictures => ({
  ground: pictureOf(768, TALLEST, ground()),
  backdrop: pictureOf(AROUND.width, AROUND.height, backdrop(), AROUND),
  things: sheetOf([...things(), ...hudThings()]),
  personas: Object.fromEntries(PERSONA_IDS.map((id) => [id, sheetOf(persona(id))])) as Record<PersonaId, Sheet>,
});

/**
 * The pictures of a minigame, drawn when its page is built.
 * @throws Error for a name that no minigame has
 */
export function picturesOfGame(game: string): GamePictures {
  const found = GAMES.find((name) => name === game);
  if (found === undefined) throw new Error(`no minigame is called ${game}: see @consorcio/art/minigames`);
  return picturesOf(MINIGAME_DRAWINGS[found]);
}
