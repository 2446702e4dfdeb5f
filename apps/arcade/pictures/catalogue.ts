import {
  AROUND,
  type Detail,
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
  /** On its sides, in the same box; null for nothing. */
  readonly sides: Svg | null;
  readonly things: Sheet;
  readonly personas: Readonly<Record<PersonaId, Sheet>>;
}

/** The same in two weights; sprites lie at the same places in both. */
export interface WeighedPictures {
  readonly full: GamePictures;
  /** For 'modo leve': people without what a phone's window hardly shows, two thirds of the bytes. */
  readonly light: GamePictures;
}
/** Detail of the persona and of those at the edge, who are large, and of guests and friends. */
const LIGHT = { large: 0.35, small: 0.4 } as const;

const FULL = { large: 1, small: 1 } as const;

const around = (body: Svg): Svg => pictureOf(AROUND.width, AROUND.height, body, AROUND);
const picturesOf = (
  { ground, backdrop, sides, things, persona }: MinigameDrawings,
  { large, small }: Readonly<Record<'large' | 'small', Detail>>,
): GamePictures => ({
  ground: pictureOf(768, TALLEST, ground()),
  backdrop: around(backdrop()),
  sides: sides === undefined ? null : around(sides(large)),
  things: sheetOf([...things(small), ...hudThings()]),
  personas: Object.fromEntries(PERSONA_IDS.map((id) => [id, sheetOf(persona(id, large))])) as Record<PersonaId, Sheet>,
});

/** The pictures of a minigame, drawn when its page is built. @throws Error for a name that no minigame has */
export function picturesOfGame(game: string): WeighedPictures {
  const found = GAMES.find((name) => name === game);
  if (found === undefined) throw new Error(`no minigame is called ${game}: see @consorcio/art/minigames`);
  const drawings = MINIGAME_DRAWINGS[found];
  return { full: picturesOf(drawings, FULL), light: picturesOf(drawings, LIGHT) };
}
