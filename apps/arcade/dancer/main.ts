import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Dancer, dancerConfig, type Fact, pairOf } from '@consorcio/minigames';
import type { Effects } from '../src/effects.ts';
import { openPage } from '../src/game-page.ts';
import { C } from '../src/palette.ts';
import { dancerCalibration } from '../src/settings.ts';
import { LANES } from './club.ts';
import { dancerControls } from './controls.ts';
import { drawDancer } from './draw.ts';
import { TrackClock } from './track-clock.ts';

const SOUNDS: Readonly<Record<string, string>> = {
  perfect: 'D_PERFEITO',
  good: 'D_BOM',
  okay: 'D_OK',
  stray: 'D_FORA',
};

function tell([what, lane, value]: Fact, state: Dancer, effects: Effects): void {
  const x = LANES[lane]?.x ?? 384;
  if (what === 'stray') effects.float(state.tick, { x, y: 850, words: `−${-value}`, fill: '#FFD9CE', size: 28 });
  else if (value > 0) effects.float(state.tick, { x, y: 850, words: `+${value}`, fill: C.ipe, size: 28 });
}

/** Told to the core once, when it is not zero: the replay then judges as this page did. */
function opening(): readonly number[] {
  const ticks = dancerCalibration(dancerConfig.CALIBRATION_MIN, dancerConfig.CALIBRATION_MAX);
  return ticks === 0 ? [] : [dancerConfig.calibrationCode(ticks)];
}

await openPage({
  game: 'dancer',
  reward: 'energy',
  room: 5,
  surroundings: ['#33206F', '#1E1142', '#1E1142'],
  coreOf: (version) => pairOf('dancer', version)?.normal ?? null,
  lengthOf: (state) => state.end,
  controls: dancerControls,
  draw: drawDancer,
  tell,
  soundOf: ([what], { combo }) => {
    if (combo > 0 && combo % 10 === 0 && (what === 'perfect' || what === 'good')) return ['D_COMBO'];
    const name = SOUNDS[what];
    return name === undefined ? null : [name];
  },
  endLine: () => copy.dancer.end,
  opening,
  clock: (pace) => new TrackClock(pace),
  countsItselfIn: true,
});
