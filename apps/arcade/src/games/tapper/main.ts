import pictures from 'sprites:tapper';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, PX, type Tapper, type TickEvent, tapperConfig } from '@consorcio/minigames';
import { calmCoreOf } from '../../calm/calm-core.ts';
import { memoryGame } from '../../calm/memory.ts';
import type { Effects } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import { C } from '../../canvas/palette.ts';
import type { HelpPictures } from '../../page/game-view.ts';
import { openPage } from '../../page/open-page.ts';
import { isOneSwitch, switchRest } from '../../page/settings.ts';
import { barLayout } from './bar-layout.ts';
import { tapperControls } from './controls.ts';
import { drawGround, drawTapper, RecentServes, whoIs } from './draw.ts';

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
  const { counters, personaX } = barLayout(extra);
  const top = counters[lane] ?? 0;
  const y = top - 60;
  if (what === 'plate') bar.sent[lane] = tick;
  if (what === 'served') celebrate(lane, top - 70, value, state, effects);
  if (what === 'left') effects.float(tick, { x: 200, y, words: `−${-value}`, fill: '#FFD9CE' });
  if (what === 'shrug') {
    effects.word(tick, { x: personaX - 70, y: y - 50, words: copy.tapper.shrug, mood: 'bad', size: 28 });
    effects.float(tick, { x: personaX - 80, y: y + 4, words: `−${-value}`, fill: '#FFD9CE' });
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

const HELP: HelpPictures = [
  [
    { sprite: 'cliente-1-bem', high: 64, x: 2, y: 20 },
    { sprite: 'pedido-0', high: 46, x: 46, y: 0 },
    { sprite: 'seta', high: 40, x: 74, y: 42, motion: 'tap' },
  ],
  [
    { sprite: 'cliente-6-espera', high: 64, x: 2, y: 20 },
    { sprite: 'pedido-1', high: 56, x: 50, y: 6, motion: 'shake' },
  ],
  [
    { sprite: 'ninguem', high: 82, x: 0, y: 2 },
    { sprite: 'prato-2', high: 34, x: 62, y: 44, motion: 'fade' },
  ],
];

await openPage({
  game: 'tapper',
  pictures,
  gladSprite: 'contente',
  surroundings: ['#E27E6B', '#F6D3B1', '#FFE9DF'],
  coreOf: (version) => corePairOf('tapper', version)?.normal ?? null,
  lengthOf: () => tapperConfig.TICKS,
  controls: (press) => tapperControls(press, isOneSwitch, switchRest),
  helpPictures: HELP,
  calm: memoryGame({
    game: 'tapper',
    waiting: 'pronto',
    asking: 'respira',
    pictures: ['mesa-0', 'mesa-1', 'mesa-2', 'mesa-3'],
    coreOf: calmCoreOf('tapper'),
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
  endLine: (state) => (state.shrugs === 0 && state.served > 0 ? copy.tapper.noWaste : copy.tapper.end),
});
