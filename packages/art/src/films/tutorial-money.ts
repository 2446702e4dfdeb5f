/** The last scenes of the tutorial film: the instalment, what is left, the raffle, and the dream. */
import { at, circ, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { blend } from '../people/blend.ts';
import { figure } from '../people/figure.ts';
import { fundJar } from '../scenes/assembly.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { bigBall, globeBody, MIX, ROLL } from '../scenes/globe.ts';
import { closedLetter } from '../scenes/letters.ts';
import { confetti } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { hall, rays, type Scene, thrown } from './tutorial-parts.ts';

const bill = (paid: number): Svg =>
  rect(-104, -146, 220, 300, 18, SHADOW, { opacity: 0.16 }) +
  path('M-112 -154 H108 V132 l-28 20 l-27 -20 l-28 20 l-27 -20 l-28 20 l-27 -20 l-28 20 l-27 -20Z', C.papel) +
  text(-2, -92, 'PARCELA', { size: 44 }) +
  line('M-76 -50 H72 M-76 -16 H44 M-76 18 H72', C.areia, 12) +
  (paid > 0
    ? at(
        0,
        76,
        rect(-96, -36, 192, 72, 18, C.papel) +
          rect(-96, -36, 192, 72, 18, 'none', { stroke: C.mata, 'stroke-width': 9 }) +
          text(0, 17, 'PAGO', { size: 50, fill: C.mata }),
        mix(1.8, 1, pop(paid)),
        -10,
      )
    : '');
export const pay: Scene = {
  title: 'Primeiro a parcela',
  words: 'No fim do mês vem a parcela, que alimenta o fundo do grupo.',
  lasts: 3.4,
  ground: hall,
  live: (persona, u) => {
    const gives = smooth(share(u, 0.3, 0.8)) * (1 - smooth(share(u, 1.7, 2.1)));
    const glad = smooth(share(u, 2.1, 2.5));
    const pose = glad > 0 ? blend('parado', 'vitoria', glad) : blend('parado', 'servir', gives);
    const who = figure({ persona, pose, expression: glad > 0.4 ? 'radiante' : 'feliz', t: u });
    const coins = [0, 1, 2]
      .map((i) => thrown(share(u, 0.7 + i * 0.3, 1.4 + i * 0.3), [440, 640], [640, 650], 110))
      .join('');
    const level = mix(0.4, 0.82, smooth(share(u, 1.2, 2.2)));
    return (
      at(146, 380, bill(share(u, 2, 2.4)), 1.05, -4) +
      at(384, 900, who.body, 1.3) +
      at(640, 890, fundJar(level), 2.4) +
      coins
    );
  },
};
/** seconds: keeping is shown until here, then bidding */
const TURN = 2;
const disc = (isLit: boolean, inner: Svg, label: string): Svg =>
  circ(0, 10, 132, C.labioPapel) +
  circ(0, 0, 132, isLit ? '#FFF6E6' : C.creme) +
  inner +
  rect(-104, 92, 208, 66, 33, C.jabuticaba) +
  text(0, 140, label, { size: 40, fill: C.branco });
export const bid: Scene = {
  title: 'Guardar ou dar um lance?',
  words: 'O que sobrar, você guarda ou usa num lance. O maior é contemplado.',
  lasts: 4,
  ground: hall,
  live: (persona, u) => {
    const isSaving = u < TURN;
    const beat = (on: boolean): number => (on ? 1.08 + 0.03 * Math.sin(u * 6) : 0.9);
    const kept = share(u, 0.6, 1.5);
    const sent = share(u, TURN + 0.5, TURN + 1.4);
    const isGiving = (kept > 0 && kept < 1) || (sent > 0 && sent < 1);
    const who = figure({
      persona,
      pose: isGiving ? 'mostrar' : 'pensar',
      expression: u > TURN + 1.4 ? 'determinado' : isSaving && kept === 1 ? 'feliz' : 'pensativo',
      flip: isSaving,
      t: u,
    });
    const effort = g(ICON.esforco, { transform: 'scale(1.7)' });
    return (
      at(384, 960, who.body, 1.16) +
      at(158, 380, disc(isSaving, g(ICON.esforco, { transform: 'scale(3)' }), 'Guardar'), beat(isSaving)) +
      at(610, 380, disc(!isSaving, at(0, -14, closedLetter, 0.5), 'Lance'), beat(!isSaving)) +
      thrown(kept, [300, 720], [158, 380], 60, effort) +
      thrown(sent, [468, 720], [610, 380], 60, at(0, 0, closedLetter, 0.26))
    );
  },
};
/** an example group: the game shows the player's own balls */
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const DRAWN = 7;
/** of a real draw, so that it fits its scene */
const FASTER = 2;
const OUT = 0.3 + (MIX + ROLL) / FASTER;
export const raffle: Scene = {
  title: 'Todo mês, um sorteio',
  words: 'No sorteio, cada cota na espera tem uma bola e a mesma chance.',
  lasts: 4,
  ground: hall,
  live: (persona, u) => {
    const shown = pop(share(u, OUT, OUT + 0.3));
    const hop = u < OUT ? 0 : Math.abs(Math.sin((u - OUT) * 6));
    const winner = figure({
      persona: 'x12',
      pose: u < OUT ? 'pensar' : { ...blend('vitoria', 'pulo', hop), air: 34 * hop },
      expression: u < OUT ? 'surpreso' : 'radiante',
      flip: true,
      t: u,
      seed: 12,
    });
    const who = figure({
      persona,
      pose: u < OUT ? 'pensar' : 'acenar',
      expression: u < OUT ? 'surpreso' : 'feliz',
      t: u,
    });
    return (
      at(
        384,
        500,
        globeBody({ numbers: NUMBERS, drawn: DRAWN, t: Math.max(0, Math.min(MIX + ROLL, (u - 0.3) * FASTER)) }),
        0.92,
      ) +
      (shown > 0 ? at(384, 500, bigBall(DRAWN, false), 1.2 * shown) : '') +
      at(640, 1000, winner.body, 0.88) +
      at(126, 1000, who.body, 0.88)
    );
  },
};
export const dream: Scene = {
  title: 'Seu sonho ganha cor',
  words: 'Cada parcela paga dá cor ao seu sonho. A data, ninguém promete.',
  lasts: 3.6,
  ground: rays(C.lilasVivo, '#F4EDFE'),
  live: (persona, u) => {
    const n = Math.min(9, Math.floor(share(u, 0.3, 2.4) * 9));
    const isDone = n === 9;
    const tile =
      rect(-176, -164, 352, 352, 56, SHADOW, { opacity: 0.14 }) +
      rect(-176, -176, 352, 352, 56, C.branco) +
      dreamTile(7, { n, total: 9 });
    const hop = isDone ? Math.abs(Math.sin((u - 2.4) * 6)) : 0;
    const pose = isDone ? { ...blend('vitoria', 'pulo', hop), air: 40 * hop } : 'mostrar';
    return (
      (isDone ? confetti(768, 760, 44, 11, [150, 60, 470, 90]) : '') +
      at(470, 470, tile, isDone ? mix(1.32, 1.26, pop(share(u, 2.4, 2.7))) : 1.26) +
      at(170, 950, figure({ persona, pose, expression: isDone ? 'radiante' : 'feliz', t: u }).body, 1.16)
    );
  },
};
