/** Key pictures of the four minigames, 768 x 1024, for cards and waiting screens. */
import type { Game } from '@consorcio/rules/vocabulary';
import { picture, type Svg } from '../core/svg.ts';
import type { PersonRef } from '../rig/vocabulary.ts';
import { dancerBody } from '../scenes/games/dancer.ts';
import { matchesBody } from '../scenes/games/matches.ts';
import { runnerBody } from '../scenes/games/runner.ts';
import { tapperBody } from '../scenes/games/tapper.ts';
import { SCREEN_FRAME } from './frames.ts';

const BODIES: Readonly<Record<Game, (options: { readonly persona: PersonRef }) => Svg>> = {
  tapper: tapperBody,
  matches: matchesBody,
  dancer: dancerBody,
  runner: runnerBody,
};
/** A moment of a game as it looks in full play, with its counters. */
export const gamePicture = (game: Game, persona: PersonRef = 1): Svg =>
  picture(`jogo-${game}`, SCREEN_FRAME, BODIES[game]({ persona }));
