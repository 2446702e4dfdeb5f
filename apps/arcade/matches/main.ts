import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Fact, type Matches, matchesConfig, pairOf } from '@consorcio/minigames';
import type { Effects } from '../src/effects.ts';
import { openPage } from '../src/game-page.ts';
import { C } from '../src/palette.ts';
import { matchesControls } from './controls.ts';
import { drawMatches } from './draw.ts';
import { Shelf } from './shelf.ts';

const SOUNDS: Readonly<Record<string, string>> = {
  swap: 'M_TROCA',
  back: 'M_NAO',
  match: 'M_COMBINOU',
  impulse: 'M_IMPULSO',
  gift: 'M_BRINDE',
  fall: 'M_CAI',
  shuffle: 'M_REPOSICAO',
  list: 'M_LISTA',
};

const shelf = new Shelf();

/** What is said of a fact; null for what the board shows by itself. */
function wordsFor([what, , value]: Fact): string | null {
  const words = copy.matches;
  switch (what) {
    case 'match':
      return words.match(value);
    case 'impulse':
      return words.impulse(value);
    case 'gift':
      return value > 0 ? words.gift(value) : null;
    case 'list':
      return words.listDone(value);
    case 'back':
      return value < 0 ? words.moveLost : null;
    case 'shuffle':
      return words.shuffle;
    case 'spent':
      return words.spent;
    default:
      return null;
  }
}

function tell(fact: Fact, state: Matches, effects: Effects): void {
  shelf.hear(fact);
  const words = wordsFor(fact);
  const fill = fact[0] === 'impulse' || fact[0] === 'back' ? '#FFD9CE' : C.ipe;
  if (words !== null) effects.word(state.tick, { x: 384, y: 640, words, fill, size: words.length > 20 ? 30 : 42 });
}

await openPage({
  game: 'matches',
  reward: 'energy',
  room: 4,
  surroundings: ['#B4DDF0', '#A5D6EA', '#D6F1FA'],
  coreOf: (version) => pairOf('matches', version)?.normal ?? null,
  lengthOf: () => matchesConfig.TICKS,
  controls: matchesControls,
  draw: (scene, state, alpha, hand) => drawMatches(scene, state, alpha, hand, shelf),
  tell,
  soundOf: ([what, wave]) => {
    const name = SOUNDS[what];
    return name === undefined ? null : [name, what === 'gift' ? 2 ** (Math.min(wave, 8) / 12) : 1];
  },
  endLine: (state) => copy.matches.end(state.bought, state.impulse),
});
