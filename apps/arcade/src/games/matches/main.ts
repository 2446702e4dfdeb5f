import pictures from 'sprites:matches';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, type Matches, matchesConfig, type TickEvent } from '@consorcio/minigames';
import type { Effects, Mood } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import { ScanningMark } from '../../input/one-switch.ts';
import { now } from '../../loop/page-clock.ts';
import type { Gesture } from '../../page/game-view.ts';
import { openPage } from '../../page/open-page.ts';
import { isOneSwitch, switchRest } from '../../page/settings.ts';
import { drawGround } from './cabinet.ts';
import { calmShelves, type Drawing } from './calm.ts';
import { matchesControls } from './controls.ts';
import { drawMatches, shownMatches } from './draw.ts';
import { LegalSwaps } from './offers.ts';
import { BoardHistory } from './shelf.ts';
import { centreOf, lineOf, type ShelfLayout, shelfLayout } from './shelf-layout.ts';

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

const shelf = new BoardHistory();
const offers = new LegalSwaps();
const MIDDLE = [384, 640] as const;

const MOODS: Readonly<Record<string, Mood>> = { gift: 'great', list: 'great', impulse: 'bad', back: 'bad' };

/** What is said of an event; null for what the board shows by itself. */
function wordsFor([what, , value]: TickEvent): string | null {
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

function showEvent(event: TickEvent, state: Matches, effects: Effects, { extra }: Pick<Field, 'extra'>): void {
  const layout = shelfLayout(extra);
  shelf.recordEvent(event, state.tick);
  const words = wordsFor(event);
  const isWave = event[0] === 'match' || event[0] === 'gift' || event[0] === 'impulse';
  if (isWave) shelf.empty(state);
  const [x, y] = isWave ? middleOf(shelf.cleared, layout) : MIDDLE;
  const size = words !== null && words.length > 20 ? 26 : 34;
  if (words !== null) effects.word(state.tick, { x, y, words, mood: MOODS[event[0]] ?? 'good', size });
  if (event[0] === 'match' || event[0] === 'gift') collect(state, effects, layout, event[0] === 'match');
  if (event[0] === 'list') effects.burst(state.tick, 'estrela', 384, 400, 20, 7);
}

/** Where a word about some cells stands, away from the field's edges. */
function middleOf(cells: readonly number[], layout: ShelfLayout): readonly [number, number] {
  if (cells.length === 0) return MIDDLE;
  const places = cells.map((cell) => centreOf(cell, layout));
  const mean = (i: 0 | 1): number => places.reduce((sum, place) => sum + place[i], 0) / places.length;
  return [Math.max(190, Math.min(578, mean(0))), mean(1) - 10];
}

/** Items that count fly to their line of the list, gifts to the points; glints stay behind. */
function collect(state: Matches, effects: Effects, layout: ShelfLayout, isTicked: boolean): void {
  for (const [i, cell] of shelf.cleared.entries()) {
    const kind = shelf.full[cell] ?? -1;
    const line = state.list.indexOf(kind);
    const from = centreOf(cell, layout);
    if (line >= 0) effects.fly(state.tick, `produto-${kind}`, from, isTicked ? lineOf(line, layout) : null, 6 + i * 3);
    effects.burst(state.tick, 'brilho', from[0], from[1], 2, 3);
  }
}

const GESTURE: Gesture = [
  { sprite: 'produto-1', high: 56, x: 26, y: 8 },
  { sprite: 'produto-1', high: 56, x: 90, y: 8 },
  { sprite: 'produto-5', high: 56, x: 154, y: 8, motion: 'makes-room' },
  { sprite: 'produto-2', high: 56, x: 26, y: 70 },
  { sprite: 'produto-5', high: 56, x: 90, y: 70 },
  { sprite: 'produto-1', high: 56, x: 154, y: 70, motion: 'dragged' },
  { sprite: 'certo', high: 30, x: 200, y: 2, motion: 'glad' },
  { sprite: 'mao', high: 58, x: 172, y: 92, motion: 'drag' },
];

const soundOf = ([what, wave]: TickEvent): readonly [string, number] | null => {
  const name = SOUNDS[what];
  return name === undefined ? null : [name, what === 'gift' ? Math.max(0, wave - 1) : 0];
};
const drawing: Drawing = {
  drawGround,
  draw: (context, state, alpha, controls) => drawMatches(context, state, alpha, controls, shelf),
  showEvent,
  soundOf,
};

await openPage({
  game: 'matches',
  pictures,
  gladSprite: 'comemora',
  surroundings: ['#B4DDF0', '#A5D6EA', '#D6F1FA'],
  coreOf: (version) => corePairOf('matches', version)?.normal ?? null,
  lengthOf: () => matchesConfig.TICKS,
  controls(press) {
    const mark = new ScanningMark(() => offers.current.length, switchRest);
    return matchesControls(press, {
      isOneSwitch,
      offered: (state) => (isOneSwitch() ? (offers.of(state)[mark.at(now())] ?? null) : null),
    });
  },
  gesture: GESTURE,
  calm: calmShelves(drawing),
  tall: shelfLayout,
  ...drawing,
  pictureKey: (state, controls) => shownMatches(state, controls, shelf),
  endLine: (state) => copy.matches.end(state.bought, state.impulse),
});
