import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Fact, pairOf, type Tapper, tapperConfig } from '@consorcio/minigames';
import type { Effects } from '../src/effects.ts';
import { openPage } from '../src/game-page.ts';
import { C } from '../src/palette.ts';
import { COUNTERS } from './bar.ts';
import { tapperControls } from './controls.ts';
import { drawTapper } from './draw.ts';

/** Units of the layout: where the persona's words and the guests' coins appear. */
const AT_PERSONA = 662;
const AT_GUEST = 400;
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

function tell([what, lane, value]: Fact, state: Tapper, effects: Effects): void {
  const y = (COUNTERS[lane] ?? COUNTERS[0]) - 60;
  if (what === 'served') effects.float(state.tick, { x: AT_GUEST, y, words: `+${value}`, fill: C.ipe, size: 36 });
  if (what === 'left') effects.float(state.tick, { x: 200, y, words: `−${-value}` });
  if (what === 'shrug') effects.word(state.tick, { x: AT_PERSONA - 70, y: y - 60, words: copy.tapper.shrug, size: 32 });
}

await openPage({
  game: 'tapper',
  reward: 'effort',
  room: 2,
  surroundings: ['#E27E6B', '#F6D3B1', '#FFE9DF'],
  coreOf: (version) => pairOf('tapper', version)?.normal ?? null,
  lengthOf: () => tapperConfig.TICKS,
  controls: tapperControls,
  draw: drawTapper,
  tell,
  soundOf: ([what], { streak }) => {
    const name = SOUNDS[what];
    if (name === undefined) return null;
    return [name, what === 'served' ? 2 ** (Math.min(streak, PITCH_STEPS) / 12) : 1];
  },
  endLine: (state) => (state.shrugs === 0 && state.served > 0 ? copy.tapper.noWaste : copy.tapper.end),
});
