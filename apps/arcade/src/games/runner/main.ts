import pictures from 'sprites:runner';
import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, PX, type Runner, runnerConfig, type TickEvent } from '@consorcio/minigames';
import { memoryGame } from '../../calm/memory.ts';
import type { Effects } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import { PLAIN } from '../../canvas/tall.ts';
import type { Gesture } from '../../game-view.ts';
import { openPage } from '../../open-page.ts';
import { isOneSwitch } from '../../page/settings.ts';
import { runnerControls } from './controls.ts';
import { AT, drawRunner, RecentMoves } from './draw.ts';
import { flamesOf, isLastMoment } from './last-moment.ts';
import { drawGround } from './sky.ts';
import { streetLayout } from './street-layout.ts';
import { type StreetLight, streetLight } from './street-light.ts';
import './two-gestures.css';

const SOUNDS: Readonly<Record<string, string>> = {
  jump: 'R_PULO',
  land: 'R_PASSO',
  duck: 'R_ABAIXA',
  coin: 'R_MOEDA',
  box: 'R_CAIXA',
  stumble: 'R_TROPECO',
  door: 'R_CAMPAINHA',
  hot: 'R_QUENTINHA',
};

/** Where numbers and words appear: over the runner, and in the middle. */
const OVER_RUNNER = { x: 300, above: 292 } as const;
const MIDDLE = { x: 384, y: 330 } as const;

const trail = new RecentMoves();
/** Sent with the run. */
let light: StreetLight | null = null;
/** Coins taken in a row, each a tone higher; a pause starts again from the lowest. */
let coins = { tick: -99, step: 0 };
const SAME_ARC = 40;

function showEvent([what, , value]: TickEvent, state: Runner, effects: Effects, { extra }: Pick<Field, 'extra'>): void {
  const { tick } = state;
  const { road } = streetLayout(extra);
  const over = { x: OVER_RUNNER.x, y: road - OVER_RUNNER.above };
  const at: readonly [number, number] = [AT + 30, road - state.y / PX - 120];
  switch (what) {
    case 'jump':
      trail.jumpedAt = tick;
      noteLastMoment(state);
      effects.burst(tick, 'poeira', AT - 20, road, 4, 2);
      return;
    case 'duck':
      noteLastMoment(state);
      return;
    case 'clear':
      showCleared(value, state, effects, over);
      return;
    case 'land':
      trail.landedAt = tick;
      effects.burst(tick, 'poeira', AT, road, 6, 3);
      return;
    case 'hot':
    case 'door':
      trail.doorAt = tick;
      effects.word(tick, {
        ...MIDDLE,
        words: `${what === 'hot' ? copy.runner.hot : copy.runner.door} +${value}`,
        mood: what === 'hot' ? 'great' : 'good',
      });
      effects.burst(tick, 'estrela', AT + 60, road - 160, what === 'hot' ? 14 : 6, 5);
      return;
    case 'stumble':
      effects.shake(tick);
      effects.word(tick, {
        ...over,
        words: value < 0 ? `${copy.runner.stumble} −${-value}` : copy.runner.stumble,
        mood: 'bad',
        size: 30,
      });
      effects.burst(tick, 'poeira', AT + 20, road - 20, 8, 4);
      return;
    case 'coin':
    case 'box':
      coins = { tick, step: tick - coins.tick < SAME_ARC ? coins.step + 1 : 0 };
      effects.fly(tick, what === 'box' ? 'caixa' : 'moedinha', at, null);
      effects.float(tick, { ...over, words: `+${value}`, fill: C.ipe });
      return;
    default:
      if (value > 0) effects.float(tick, { ...over, words: `+${value}`, fill: C.branco });
      if (value < 0) effects.float(tick, { ...over, words: `−${-value}`, fill: '#FFD9CE' });
  }
}

const noteLastMoment = (state: Runner): void => {
  if (isLastMoment(state)) trail.lateFor = state.nextObstacle;
};

/** What an obstacle was worth; and a word when it was cleared at the last moment, or lights another flame. */
function showCleared(
  value: number,
  state: Runner,
  effects: Effects,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const { tick, streak, nextObstacle } = state;
  effects.float(tick, { x, y, words: `+${value}`, fill: C.branco });
  const isLate = trail.lateFor === nextObstacle - 1;
  const isLit = flamesOf(state) > flamesOf({ streak: streak - 1 });
  if (isLit) effects.burst(tick, 'estrelinha', AT - 20, y + 220, 8, 5);
  if (isLate || isLit)
    effects.word(tick, {
      x,
      y: y - 56,
      words: isLate ? copy.runner.lastMoment : copy.runner.streak(streak),
      mood: isLate ? 'great' : 'good',
      size: 30,
    });
}

/** Keys of the calm answers: jump, duck, go on. */
const KEYS = { ArrowUp: 0, ArrowDown: 1, ArrowRight: 2 } as const;

const GESTURE: Gesture = [
  { sprite: 'cone', high: 31, x: 38, y: 57, motion: 'first-passes' },
  { sprite: 'sobe', high: 69, x: 24, y: -4, motion: 'first-hops' },
  { sprite: 'agacha-0', high: 69, x: 152, y: 20, motion: 'then-ducks' },
  { sprite: 'corre-2', high: 69, x: 24, y: 20, motion: 'runs' },
  { sprite: 'varal-0', high: 80, x: 146, y: 10, motion: 'then-passes' },
  { words: copy.runner.jump, x: 8, y: 92, motion: 'first-pressed' },
  { words: copy.runner.duck, x: 124, y: 92, motion: 'then-pressed' },
  { sprite: 'mao', high: 50, x: 76, y: 100, motion: 'press-both' },
];

await openPage({
  game: 'runner',
  pictures,
  resultSprites: { plain: 'corre-2', glad: 'festa' },
  light(hour) {
    light = streetLight(hour);
    return light;
  },
  drawGround: (pen, field) => drawGround(pen, field, light),
  groundSeen: (extra) => streetLayout(extra).groundSeen,
  // Never larger: the delivery would be harder if less of the street were seen.
  tall: () => PLAIN,
  surroundings: ['#6CC6F2', C.asfalto, '#D6F1FA'],
  coreOf: (version) => corePairOf('runner', version)?.normal ?? null,
  lengthOf: () => runnerConfig.TICKS,
  controls: (press) => runnerControls(press, isOneSwitch),
  gesture: GESTURE,
  calm: memoryGame({
    game: 'runner',
    waiting: 'corre-2',
    asking: 'festa',
    pictures: ['cone', 'varal-0', 'rua-livre'],
    keys: KEYS,
  }),
  draw: (context, state, alpha, controls) => drawRunner(context, state, alpha, controls, trail, light?.isWet === true),
  showEvent,
  soundOf: ([what]) => {
    const name = SOUNDS[what];
    return name === undefined ? null : [name, what === 'coin' ? coins.step : 0];
  },
  endLine({ stumbles }, stars) {
    if (stumbles === 0) return copy.runner.noStumble;
    return stars === 3 ? copy.runner.great : copy.runner.end;
  },
});
