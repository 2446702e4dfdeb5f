/** The scenes of the tutorial film: each a still ground and what moves before it, in its own seconds. */
import { shade } from '../core/colour.ts';
import { at, circ, g, line, path, rect, type Svg, text } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../rig/figure.ts';
import { blend } from '../rig/poses.ts';
import type { PersonaId, PersonRef, PoseName } from '../rig/vocabulary.ts';
import { bunting, fundJar, hallWindow, range, room } from '../scenes/assembly.ts';
import { cityBody } from '../scenes/city/city.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { sofa } from '../scenes/furniture.ts';
import { globeBody } from '../scenes/globe.ts';
import { FOOD, tray } from '../scenes/items.ts';
import { closedLetter } from '../scenes/letters.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { ICON } from '../ui/icons.ts';
import { mix, pop, share, smooth } from './easing.ts';

export interface Scene {
  readonly title: string;
  readonly words: string;
  /** seconds */
  readonly lasts: number;
  readonly ground: Svg;
  readonly live: (persona: PersonaId, u: number) => Svg;
}
const rays = (ground: string, c: string): Svg =>
  rect(0, 0, 768, 1024, 0, ground) + sunburst(384, 540, 900, c, 18, 0.9, 4);
const hall =
  room(0, 768, range(0, 12), range(-5, 5)) + at(0, 96, hallWindow(96) + hallWindow(672)) + bunting(0, 768, 0, 18);
const coin = (size: number): Svg => g(ICON.dinheiro, { transform: `scale(${size})` });
/** a coin on its arc from one point to another, gone when it is there */
function thrown(u: number, from: readonly [number, number], to: readonly [number, number], high = 150): Svg {
  if (u <= 0 || u >= 1) return '';
  return at(mix(from[0], to[0], u), mix(from[1], to[1], u) - 4 * high * u * (1 - u), coin(1.5), 1, u * 50 - 25);
}
const RING: readonly (readonly [who: PersonRef | 'player', x: number, y: number, scale: number])[] = [
  ['x7', 72, 600, 0.72],
  ['x12', 226, 570, 0.66],
  ['x21', 542, 570, 0.66],
  ['x5', 696, 600, 0.72],
  ['x30', 650, 920, 1.02],
  ['player', 118, 920, 1.06],
];
const together: Scene = {
  title: 'Um grupo, muitos sonhos',
  words: 'Um grupo junta dinheiro todo mês para cada pessoa realizar seu sonho.',
  lasts: 4,
  ground: hall,
  live: (persona, u) => {
    const people = RING.map(([who, x, y, scale], i) => {
      const gives = share(u, 0.5 + i * 0.42, 0.9 + i * 0.42);
      const bent = Math.sin(gives * Math.PI);
      const pose = blend('parado', 'celebra', bent * 0.8);
      const ref = who === 'player' ? persona : who;
      return at(x, y, figure({ persona: ref, pose, expression: 'feliz', t: u, seed: i }).body, scale);
    });
    const coins = RING.map(([, x, y, scale], i) => {
      const start = 0.6 + i * 0.42;
      return thrown(share(u, start, start + 0.7), [x + (x < 384 ? 40 : -10), y - 250 * scale], [384, 480]);
    });
    const level = mix(0.12, 0.9, smooth(share(u, 1, 3.9)));
    return people.slice(0, 4).join('') + at(384, 850, fundJar(level), 3.1) + people.slice(4).join('') + coins.join('');
  },
};
const STOPS = [100, 242, 384, 526, 668] as const;
const month: Scene = {
  title: 'O mês na cidade',
  words: 'Cada ciclo é um mês: três escolhas, uma surpresa e a parcela.',
  lasts: 3.6,
  ground:
    cityBody({ signs: false }) +
    rect(-20, 800, 808, 260, 40, C.labioPapel) +
    rect(-20, 790, 808, 260, 40, C.papel) +
    line('M100 930 H668', C.areia, 16),
  live: (persona, u) => {
    const way = mix(-0.25, 4, smooth(share(u, 0.1, 3.4)));
    const x = mix(STOPS[0], STOPS[4], way / 4);
    const dots = STOPS.map((cx, i) => {
      const lit = way >= i - 0.15;
      const label =
        i === 4
          ? coin(1.05)
          : i === 3
            ? text(0, 17, '!', { size: 48, weight: 800 })
            : text(0, 15, i + 1, { size: 42, weight: 800 });
      const colour = lit ? C.ipe : C.creme;
      return at(cx, 930, circ(0, 7, 44, shade(colour, 0.25)) + circ(0, 0, 44, colour) + label, lit ? 1.08 : 0.92);
    }).join('');
    const isThere = u > 3.4;
    const pose: PoseName = isThere ? 'celebra' : (`anda${Math.floor(u * 9) % 6}` as PoseName);
    const who = figure({ persona, pose, expression: isThere ? 'radiante' : 'feliz', t: u, seed: 2 });
    return dots + at(x, 868, who.body, 0.82);
  },
};
/** a meter that rolls up while it counts */
const meter = (x: number, y: number, name: 'esforco' | 'energia', value: number, chip: string): Svg =>
  at(
    x,
    y,
    rect(-130, -44, 260, 98, 49, C.labio) +
      rect(-130, -52, 260, 98, 49, chip) +
      g(ICON[name], { transform: 'translate(-74 -4) scale(1.3)' }) +
      text(34, 16, `+${Math.round(value)}`, { size: 56, weight: 800 }),
  );
const choice: Scene = {
  title: 'Trabalhar ou descansar?',
  words: 'Trabalhar gasta energia e rende esforço. Relaxar devolve energia.',
  lasts: 3.7,
  ground:
    rect(0, 0, 384, 1024, 0, '#FFE0C2') +
    rect(384, 0, 384, 1024, 0, '#D4E9F7') +
    rect(0, 820, 384, 204, 0, '#E9B98C') +
    rect(384, 820, 384, 204, 0, '#A9CBE4') +
    rect(378, 0, 12, 1024, 0, C.papel),
  live: (persona, u) => {
    const left = smooth(share(u, 0.3, 1.9));
    const right = smooth(share(u, 1.9, 3.5));
    const step = Math.sin(u * 9) * 10 * (1 - share(u, 1.8, 2));
    const works = figure({
      persona,
      pose: 'garcom',
      apron: true,
      expression: 'feliz',
      t: u,
      props: { handB: at(0, -7, tray(FOOD.coxinha), 1) },
    });
    const rests = figure({
      persona,
      pose: 'sentado',
      expression: u > 2.2 ? 'radiante' : 'sono',
      shadow: false,
      t: u,
      seed: 4,
    });
    return (
      at(170 + step, 880, works.body, 1.12) +
      at(588, 880, sofa(rests.body, C.lagoa), 1.12) +
      meter(192, 330, 'esforco', left * 120, C.pessego) +
      meter(576, 330, 'energia', right * 60, C.lilas)
    );
  },
};
const bill = (paid: number): Svg =>
  rect(-104, -146, 220, 300, 18, SHADOW, { opacity: 0.16 }) +
  path('M-112 -154 H108 V132 l-28 20 l-27 -20 l-28 20 l-27 -20 l-28 20 l-27 -20 l-28 20 l-27 -20Z', C.papel) +
  text(-2, -92, 'PARCELA', { size: 44, weight: 800 }) +
  line('M-76 -50 H72 M-76 -16 H44 M-76 18 H72', C.areia, 12) +
  (paid > 0
    ? at(
        0,
        76,
        rect(-96, -36, 192, 72, 18, C.papel) +
          rect(-96, -36, 192, 72, 18, 'none', { stroke: C.mata, 'stroke-width': 9 }) +
          text(0, 17, 'PAGO', { size: 50, weight: 800, fill: C.mata }),
        mix(1.8, 1, pop(paid)),
        -10,
      )
    : '');
const pay: Scene = {
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
const bid: Scene = {
  title: 'Guardar ou dar um lance?',
  words: 'Depois, você guarda o esforço que sobrou ou dá um lance.',
  lasts: 3.6,
  ground: hall,
  live: (persona, u) => {
    const isSaving = u < 1.9;
    const beat = (on: boolean): number => (on ? 1.08 + 0.03 * Math.sin(u * 6) : 0.92);
    const who = figure({
      persona,
      pose: 'pensar',
      expression: 'pensativo',
      flip: isSaving,
      t: u,
    });
    const disc = (colour: string, inner: Svg, label: string): Svg =>
      circ(0, 10, 132, C.labioPapel) +
      circ(0, 0, 132, colour) +
      inner +
      rect(-104, 92, 208, 66, 33, C.jabuticaba) +
      text(0, 140, label, { size: 40, weight: 800, fill: C.branco });
    return (
      at(384, 940, who.body, 1.25) +
      at(
        160,
        420,
        disc(isSaving ? '#FFF6E6' : C.creme, g(ICON.esforco, { transform: 'scale(3)' }), 'Guardar'),
        beat(isSaving),
      ) +
      at(608, 420, disc(isSaving ? C.creme : '#FFF6E6', at(0, -14, closedLetter, 0.5), 'Lance'), beat(!isSaving))
    );
  },
};
/** an example group: the game shows the player's own balls */
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const raffle: Scene = {
  title: 'Todo mês, um sorteio',
  words: 'No sorteio, cada cota na espera tem uma bola e a mesma chance.',
  lasts: 3.6,
  ground: hall,
  live: (persona, u) =>
    at(384, 520, globeBody({ numbers: NUMBERS, drawn: 7, t: Math.max(0, (u - 0.3) * 1.25) }), 0.92) +
    at(
      126,
      1000,
      figure({
        persona,
        pose: u < 2.8 ? 'pensar' : 'celebra',

        expression: u < 2.8 ? 'surpreso' : 'feliz',
        t: u,
      }).body,
      0.88,
    ),
};
const dream: Scene = {
  title: 'Seu sonho ganha cor',
  words: 'Cada parcela paga dá cor ao seu sonho. Com planejamento, você chega lá!',
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
export const SCENES: readonly Scene[] = [together, month, choice, pay, bid, raffle, dream];
