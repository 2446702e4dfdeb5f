import type { Piece } from '../sequencer/score.ts';
import { dancer } from './dancer.ts';
import { finalNegativo } from './final-negativo.ts';
import { finalPositivo } from './final-positivo.ts';
import { intro } from './intro.ts';
import { mapa } from './mapa.ts';
import { matches } from './matches.ts';
import { pagamentos } from './pagamentos.ts';
import { runner } from './runner.ts';
import { success } from './success.ts';
import { tapper } from './tapper.ts';

export const tunes: readonly Piece[] = [
  intro,
  mapa,
  pagamentos,
  success,
  finalPositivo,
  finalNegativo,
  tapper,
  matches,
  dancer,
  runner,
];
