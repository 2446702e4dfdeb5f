import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Fact, pairOf, type Runner, runnerConfig } from '@consorcio/minigames';
import type { Effects } from '../src/effects.ts';
import { openPage } from '../src/game-page.ts';
import { C } from '../src/palette.ts';
import { runnerControls } from './controls.ts';
import { drawRunner } from './draw.ts';

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
const OVER_RUNNER = { x: 300, y: 520 } as const;
const MIDDLE = { x: 384, y: 330 } as const;

function tell([what, , value]: Fact, state: Runner, effects: Effects): void {
  const { tick } = state;
  if (what === 'hot' || what === 'door')
    effects.word(tick, {
      ...MIDDLE,
      words: `${what === 'hot' ? copy.runner.hot : copy.runner.door} +${value}`,
      fill: C.ipe,
    });
  else if (what === 'stumble')
    effects.word(tick, { ...OVER_RUNNER, words: `${copy.runner.stumble} −${-value}`, fill: '#FFD9CE', size: 36 });
  else if (value > 0)
    effects.float(tick, { ...OVER_RUNNER, words: `+${value}`, fill: what === 'clear' ? C.branco : C.ipe });
  else if (value < 0) effects.float(tick, { ...OVER_RUNNER, words: `−${-value}`, fill: '#FFD9CE' });
}

await openPage({
  game: 'runner',
  reward: 'effort',
  room: 3,
  surroundings: ['#6CC6F2', C.asfalto, '#D6F1FA'],
  coreOf: (version) => pairOf('runner', version)?.normal ?? null,
  lengthOf: () => runnerConfig.TICKS,
  controls: runnerControls,
  draw: drawRunner,
  tell,
  soundOf: ([what]) => {
    const name = SOUNDS[what];
    return name === undefined ? null : [name];
  },
  endLine: () => copy.runner.end,
});
