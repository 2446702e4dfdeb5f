import pictures from 'sprites:dancer';
import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { corePairOf, type Dancer, dancerConfig, type TickEvent } from '@consorcio/minigames';
import { memoryGame } from '../../calm/memory.ts';
import type { Effects } from '../../canvas/effects.ts';
import type { Field } from '../../canvas/field.ts';
import { PLAIN } from '../../canvas/tall.ts';
import type { Gesture } from '../../game-view.ts';
import { openPage } from '../../open-page.ts';
import { dancerCalibration } from '../../page/settings.ts';
import { isOffBeat, medianError } from '../../panels/calibration.ts';
import { showCalibration } from '../../panels/calibration-panel.ts';
import { clubLayout, drawLanes, LANES } from './club.ts';
import { dancerControls } from './controls.ts';
import { BEAT, drawDancer } from './draw.ts';
import { TrackClock } from './track-clock.ts';

/** Notes in a row that are a step up. */
const COMBO_STEP = 10;
/** Height at which such a step is praised, over the dancer's head. */
const OVER_HEAD = 190;

const SOUNDS: Readonly<Record<string, string>> = {
  perfect: 'D_PERFEITO',
  good: 'D_BOM',
  okay: 'D_OK',
  stray: 'D_FORA',
};

/** Made with the run. */
let track: TrackClock | null = null;

function showEvent(
  [what, lane, value]: TickEvent,
  { tick, combo }: Dancer,
  effects: Effects,
  { extra }: Pick<Field, 'extra'>,
): void {
  const { line, stray } = clubLayout(extra);
  if (what === 'missed') track?.duck();
  const x = LANES[lane]?.x ?? 384;
  if (what === 'stray') {
    effects.word(tick, { x, y: stray, words: copy.dancer.stray, mood: 'bad', size: 20 });
    if (value < 0) effects.float(tick, { x, y: line - 48, words: `−${-value}`, fill: '#FFD9CE', size: 28 });
  } else if (value > 0) {
    effects.float(tick, { x: x + 46, y: line - 44, words: `+${value}`, fill: C.ipe, size: 26 });
    if (what === 'perfect') effects.burst(tick, 'brilho', x, line, 5, 5);
    if (combo > 0 && combo % COMBO_STEP === 0 && what !== 'okay') {
      effects.word(tick, { x: 384, y: OVER_HEAD, words: copy.dancer.comboWord(combo), mood: 'great', size: 42 });
      effects.burst(tick, 'estrela', 384, 330, 12, 6);
    }
  }
}

/** Sent to the core once, when it is not zero: the replay then judges as this page did. */
function opening(): readonly number[] {
  const ticks = dancerCalibration(dancerConfig.CALIBRATION_MIN, dancerConfig.CALIBRATION_MAX);
  return ticks === 0 ? [] : [dancerConfig.calibrationCode(ticks)];
}

/** Cue of the count, beat by beat. */
const COUNT: Readonly<Record<number, string>> = { 2: 'CONTAGEM_3', 3: 'CONTAGEM_2', 4: 'CONTAGEM_1', 5: 'VALENDO' };

const ARROWS = { ArrowLeft: 0, ArrowDown: 1, ArrowUp: 2, ArrowRight: 3 } as const;

const GESTURE: Gesture = [
  { sprite: 'anel-1', high: 66, x: 48, y: 58 },
  { sprite: 'anel-2', high: 66, x: 124, y: 58 },
  { sprite: 'raios-2', high: 92, x: 111, y: 45, motion: 'flashes' },
  { sprite: 'nota-2', high: 58, x: 129, y: 56, motion: 'falls' },
  { sprite: 'mao', high: 58, x: 150, y: 88, motion: 'press' },
];

await openPage({
  game: 'dancer',
  pictures,
  resultSprites: { plain: 'parado', glad: 'fica-3' },
  drawGround: drawLanes,
  // Never larger: the lanes reach from edge to edge.
  tall: () => PLAIN,
  surroundings: ['#33206F', '#1E1142', '#1E1142'],
  coreOf: (version) => corePairOf('dancer', version)?.normal ?? null,
  lengthOf: (state) => state.end,
  controls: dancerControls,
  gesture: GESTURE,
  calm: memoryGame({
    game: 'dancer',
    waiting: 'danca',
    asking: 'fica-1',
    pictures: ['nota-0', 'nota-1', 'nota-2', 'nota-3'],
    keys: ARROWS,
  }),
  offerAfter({ notes, calibration }, inputs) {
    const presses = inputs.filter(([, code]) => code < dancerConfig.LANES);
    if (!isOffBeat(medianError(notes, presses, calibration))) return null;
    return { sentence: copy.calibration.offer, words: copy.settings.calibrate, take: showCalibration };
  },
  draw: drawDancer,
  showEvent,
  soundOf: ([what], { combo }) => {
    if (combo > 0 && combo % COMBO_STEP === 0 && (what === 'perfect' || what === 'good'))
      return ['D_COMBO', Math.min(2, combo / COMBO_STEP - 1)];
    const name = SOUNDS[what];
    return name === undefined ? null : [name];
  },
  soundAt: (tick) => (tick % BEAT === 0 ? (COUNT[tick / BEAT] ?? null) : null),
  endLine({ strays, judged }, stars) {
    if (stars === 3) return copy.dancer.great;
    const hits = judged.filter((judgement) => judgement >= dancerConfig.WAS_OKAY).length;
    return strays > hits ? copy.dancer.stayed : copy.dancer.end;
  },
  opening,
  clock: (pace) => {
    track = new TrackClock(pace);
    return track;
  },
  countsItselfIn: true,
});
