import pictures from 'sprites:matches';
import { PALETTE as C, SHADOW, shade } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, matchesConfig as M, type Matches, type TickEvent } from '@consorcio/minigames';
import { minigameOf } from '@consorcio/rules/vocabulary';
import type { Effects, Mood } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import type { Pen } from '../../canvas/pen.ts';
import type { Gesture } from '../../game-view.ts';
import { ScanningMark } from '../../input/one-switch.ts';
import { now } from '../../loop/page-clock.ts';
import { openPage } from '../../open-page.ts';
import { isOneSwitch, switchRest } from '../../page/settings.ts';
import { calmShelves, type Drawing, shoppedLine } from './calm.ts';
import { matchesControls } from './controls.ts';
import { drawMatches, LAST_MOVES, shownMatches } from './draw.ts';
import { LegalSwaps } from './offers.ts';
import { BoardHistory } from './shelf.ts';
import { centreOf, lineOf, type ShelfLayout, shelfLayout } from './shelf-layout.ts';

const SOUNDS: Readonly<Record<string, string>> = {
  swap: 'M_TROCA',
  back: 'M_NAO',
  match: 'M_COMBINOU',
  gift: 'M_BRINDE',
  fall: 'M_CAI',
  shuffle: 'M_REPOSICAO',
  list: 'M_LISTA',
};

const shelf = new BoardHistory();
const offers = new LegalSwaps();
const MIDDLE = [384, 640] as const;

/** Letters of a word grow by so much with each wave of a cascade. */
const CASCADE = 4;

const MOODS: Readonly<Record<string, Mood>> = { gift: 'great', list: 'great', back: 'bad' };

/** What is said of an event; null for what the board shows by itself. */
function wordsFor([what, , value]: TickEvent): string | null {
  const words = copy.matches;
  switch (what) {
    case 'match':
      return value > 0 ? words.match(value) : null;
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
  const isWave = event[0] === 'match' || event[0] === 'gift';
  if (isWave) shelf.empty(state);
  const [x, y] = isWave ? middleOf(shelf.cleared, layout) : MIDDLE;
  const size =
    words !== null && words.length > 20 ? 26 : 34 + (event[0] === 'gift' ? CASCADE * Math.min(3, event[1]) : 0);
  if (words !== null) effects.word(state.tick, { x, y, words, mood: MOODS[event[0]] ?? 'good', size });
  if (event[0] === 'match' || event[0] === 'gift') collect(state, effects, layout, event[0] === 'match');
  if (event[0] === 'match') showShopping(state, effects, layout);
  if (event[0] === 'list') effects.burst(state.tick, 'estrela', 384, 400, 20, 7);
}

/** Stars at a line of the list that is bought whole, and a warning before the last moves. */
function showShopping(state: Matches, effects: Effects, layout: ShelfLayout): void {
  for (const line of shelf.finishedLines(state)) effects.burst(state.tick, 'estrela', ...lineOf(line, layout), 10, 5);
  if (state.moves === LAST_MOVES && state.need.some((need) => need > 0))
    effects.word(state.tick, { ...footOf(layout), words: copy.matches.lastMoves(LAST_MOVES), mood: 'bad' });
}

/** Where a word stands that covers no product and no number: over the shop's name, when it has risen. */
const footOf = ({ y, row }: ShelfLayout) => ({ x: 384, y: y + row * M.SIDE + 70 }) as const;

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

/** Products off the list clear without a word and without a sound of their own. */
const soundOf = ([what, wave, value]: TickEvent): readonly [string, number] | null => {
  const name = SOUNDS[what];
  return name === undefined || (what === 'match' && value === 0)
    ? null
    : [name, what === 'gift' ? Math.max(0, wave - 1) : 0];
};
const drawing: Drawing = {
  drawGround,
  draw: (context, state, alpha, controls) => drawMatches(context, state, alpha, controls, shelf),
  showEvent,
  soundOf,
};

/** Units that a shelf has grown by when there is room for prices. */
const PRICED = 6;
/** Width of the shop's name under the shelves, and how far it hangs over their foot. */
const NAME = { width: 296, up: 18 } as const;

await openPage({
  game: 'matches',
  pictures,
  resultSprites: { plain: 'duvida', glad: 'comemora' },
  surroundings: ['#B4DDF0', '#A5D6EA', '#D6F1FA'],
  coreOf: (version) => corePairOf('matches', version)?.normal ?? null,
  lengthOf: (state) => state.limit,
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
  endLine: shoppedLine,
});

/** The cabinet with its shelves, on the mall's floor. */
export function drawGround(pen: Pen, { extra }: Pick<Field, 'extra'>): void {
  const layout = shelfLayout(extra);
  pen.at(-layout.left * layout.zoom, 0, (p) => drawCabinet(p, layout), layout.zoom);
}

function drawCabinet(pen: Pen, layout: ShelfLayout): void {
  const { x, y, cell, row } = layout;
  const [wide, high] = [cell * M.SIDE, row * M.SIDE];
  pen
    .fade(0.18, (p) => p.rect(x - 38, y - 20, wide + 76, high + 72, 34, SHADOW))
    .rect(x - 38, y - 38, wide + 76, high + 84, 34, '#8C5A3C')
    .rect(x - 38, y - 44, wide + 76, high + 82, 34, '#C98F5E')
    .fade(0.7, (p) => p.rect(x - 30, y - 38, wide + 60, 7, 3.5, '#E3B07E'))
    .rect(x - 20, y - 24, wide + 40, high + 44, 20, '#8F5C42')
    .rect(x - 14, y - 16, wide + 28, high + 30, 16, '#FBE7C8');
  for (let shelf = 0; shelf < M.SIDE; shelf += 1) drawShelf(pen, layout, y + shelf * row, shelf === 0);
  const [left, top] = [x + (wide - NAME.width) / 2, y + high + 38 - NAME.up];
  pen
    .rect(left, top + 6, NAME.width, 44, 22, shade(C.mar, 0.34))
    .rect(left, top, NAME.width, 44, 22, C.mar)
    .text(x + wide / 2, top + 30, minigameOf('matches').place, { size: 22, fill: C.branco });
}

/** A board under its products, with the shadow of the one above it; on a high shelf with the prices. */
function drawShelf(pen: Pen, { x, cell, row }: ShelfLayout, top: number, isFirst: boolean): void {
  const wide = cell * M.SIDE;
  const board = top + row;
  pen
    .fade(isFirst ? 0.16 : 0.1, (p) => p.rect(x - 14, top - 8, wide + 28, 12, 0, SHADOW))
    .rect(x - 14, board - 18, wide + 28, 13, 0, '#F3D6A8')
    .rect(x - 20, board - 4, wide + 40, 11, 5, '#A86F48')
    .rect(x - 20, board - 6, wide + 40, 7, 3.5, '#DDA56F');
  if (row - cell < PRICED) return;
  for (let column = 0; column < M.SIDE; column += 1) {
    const middle = x + cell * (column + 0.5);
    pen.rect(middle - 17, board - 7, 34, 17, 4, C.papel).rect(middle - 10, board, 20, 3, 1.5, '#C9A27C');
  }
}
