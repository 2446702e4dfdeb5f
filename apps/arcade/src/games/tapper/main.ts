import pictures from 'sprites:tapper';
import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, PX, type Tapper, type TickEvent, tapperConfig } from '@consorcio/minigames';
import { memoryGame } from '../../calm/memory.ts';
import type { Effects } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import type { Gesture } from '../../game-view.ts';
import { openPage } from '../../open-page.ts';
import { isOneSwitch, switchRest } from '../../page/settings.ts';
import { barLayout } from './bar-layout.ts';
import { tapperControls } from './controls.ts';
import { whoIs } from './door.ts';
import { drawGround, drawTapper, RecentServes } from './draw.ts';

/** Units that the word about a plate for nobody needs on both sides of its middle. */
const SHRUG = 140;
/** Steps by which a served plate sounds higher with the streak. */
const PITCH_STEPS = 8;

const SOUNDS: Readonly<Record<string, string>> = {
  plate: 'T_DESLIZA',
  served: 'T_SERVIU',
  shrug: 'T_NINGUEM',
  left: 'T_FOI_EMBORA',
  crash: 'T_PRATO',
  breather: 'T_RESPIRA',
};

const bar = new RecentServes();
/** The guests of the last picture: who is served is gone from the next state. */
let before: Tapper['guests'] = [];

function showEvent(
  [what, lane, value]: TickEvent,
  state: Tapper,
  effects: Effects,
  { extra }: Pick<Field, 'extra'>,
): void {
  const { tick } = state;
  const { counters, personaX, right } = barLayout(extra);
  const top = counters[lane] ?? 0;
  const y = top - 60;
  if (what === 'plate') bar.sent[lane] = tick;
  if (what === 'served') celebrate(lane, top - 70, value, state, effects);
  if (what === 'left' && value < 0) effects.float(tick, { x: 200, y, words: `−${-value}`, fill: '#FFD9CE' });
  if (what === 'shrug') {
    effects.word(tick, {
      x: Math.min(personaX - 70, right - SHRUG),
      y: y - 50,
      words: copy.tapper.shrug,
      mood: 'bad',
      size: 28,
    });
    if (value < 0) effects.float(tick, { x: personaX - 80, y: y + 4, words: `−${-value}`, fill: '#FFD9CE' });
  }
  if (what === 'crash') effects.burst(tick, 'risco', 30, y + 40, 3, 2);
  if (what === 'breather') effects.shake(tick);
}

/** The guest hops, coins hop from the bubble to the points. */
function celebrate(lane: number, top: number, value: number, { tick, guests, streak }: Tapper, effects: Effects): void {
  const gone = before.find(
    (guest) =>
      guest.lane === lane &&
      !guests.some((other) => other.lane === lane && other.full === guest.full && other.food === guest.food),
  );
  const x = (gone ?? before.find((guest) => guest.lane === lane))?.x ?? tapperConfig.FRONT_STOP;
  const at = x / PX;
  if (gone !== undefined) bar.cheer(lane, at, whoIs(gone), tick);
  effects.float(tick, { x: at + 10, y: top - 30, words: `+${value}`, fill: C.ipe, size: 36 });
  for (let i = 0; i < 3; i += 1) effects.fly(tick, 'moedinha', [at + 60, top], null, i * 4);
  effects.burst(tick, 'moedinha', at + 40, top, 3 + Math.min(4, Math.floor(streak / 4)), 3);
}

const GESTURE: Gesture = [
  { sprite: 'cliente-1-bem', high: 84, x: 26, y: 22, motion: 'answered' },
  { sprite: 'cliente-1-feliz', high: 84, x: 26, y: 22, motion: 'glad' },
  { sprite: 'pedido-0', high: 56, x: 84, y: 4, motion: 'answered' },
  { sprite: 'balcao-1', high: 66, x: -18, y: 66 },
  { sprite: 'prato-0', high: 42, x: 92, y: 66, motion: 'sent' },
  { sprite: 'mao', high: 58, x: 150, y: 78, motion: 'press' },
];

await openPage({
  game: 'tapper',
  pictures,
  resultSprites: { plain: 'respira', glad: 'contente' },
  surroundings: ['#E27E6B', '#F6D3B1', '#FFE9DF'],
  coreOf: (version) => corePairOf('tapper', version)?.normal ?? null,
  lengthOf: () => tapperConfig.TICKS,
  controls: (press) => tapperControls(press, isOneSwitch, switchRest),
  gesture: GESTURE,
  calm: memoryGame({
    game: 'tapper',
    waiting: 'pronto',
    asking: 'respira',
    pictures: ['mesa-0', 'mesa-1', 'mesa-2', 'mesa-3'],
  }),
  drawGround,
  tall: barLayout,
  draw(context, state, alpha, controls) {
    drawTapper(context, state, alpha, controls, bar);
    before = state.guests;
  },
  showEvent,
  soundOf: ([what], { streak }) => {
    const name = SOUNDS[what];
    if (name === undefined) return null;
    return [name, what === 'served' ? Math.min(streak, PITCH_STEPS) - 1 : 0];
  },
  endLine({ shrugs, lost }, stars) {
    if (shrugs === 0) return copy.tapper.noWaste;
    if (stars === 3) return copy.tapper.great;
    return lost > 0 ? copy.tapper.late : copy.tapper.end;
  },
});
