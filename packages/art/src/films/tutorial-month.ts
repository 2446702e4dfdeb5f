/** The first scenes of the tutorial film: the group, the month in the city, energy and effort. */
import { type Colour, shade } from '../core/colour.ts';
import { at, circ, clip, g, line, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { blend } from '../people/blend.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef, PoseName } from '../people/vocabulary.ts';
import { fundJar } from '../scenes/assembly.ts';
import { cityBody } from '../scenes/city/city.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { seated, sofa } from '../scenes/furniture.ts';
import { FOOD, tray } from '../scenes/items.ts';
import { tableTop } from '../scenes/things.ts';
import { ICON } from '../ui/icons.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { coin, hall, type Scene, thought, thrown } from './tutorial-parts.ts';

/** the ring around the jar, each with a dream of their own */
const RING = [
  ['x7', 84, 620, 0.7, 7],
  ['x12', 232, 590, 0.64, 2],
  ['x21', 536, 590, 0.64, 3],
  ['x5', 684, 620, 0.7, 5],
  ['x30', 650, 930, 1, 6],
  ['player', 118, 930, 1.04, 1],
] as const satisfies readonly (readonly [
  who: PersonRef | 'player',
  x: number,
  y: number,
  scale: number,
  dream: 1 | 2 | 3 | 4 | 5 | 6 | 7,
])[];
/** the dreams of those in the back are seen over their heads, those in front beside them, so that no face is hidden */
const wish = (id: 1 | 2 | 3 | 4 | 5 | 6 | 7, beside: -1 | 0 | 1): Svg =>
  thought(clip(circ(0, 0, 52, '#fff'), at(0, 0, dreamTile(id, { r: 0 }), 0.36)), beside);
const WISHES = RING.map(([, x, y, scale, dream], i) => {
  if (i < 4) return { x, y: y - 415 * scale - 50, body: wish(dream, 0) };
  return x < 384 ? { x: 234, y: 508, body: wish(dream, -1) } : { x: 534, y: 508, body: wish(dream, 1) };
});
export const together: Scene = {
  title: 'Um grupo, muitos sonhos',
  words: 'Um grupo paga todo mês, e uma empresa autorizada administra: é o consórcio.',
  lasts: 4.4,
  ground: hall,
  live: (persona, u) => {
    const people = RING.map(([who, x, y, scale], i) => {
      const gives = share(u, 1.1 + i * 0.4, 1.5 + i * 0.4);
      const pose = blend('parado', 'celebra', Math.sin(gives * Math.PI) * 0.8);
      const ref = who === 'player' ? persona : who;
      return at(x, y, figure({ persona: ref, pose, expression: 'feliz', t: u, seed: i }).body, scale);
    });
    const wishes = WISHES.map(({ x, y, body }, i) => {
      const size = pop(share(u, 0.25 + i * 0.12, 0.6 + i * 0.12));
      return size <= 0 ? '' : at(x, y, body, (i < 4 ? 0.92 : 1) * size);
    });
    const coins = RING.map(([, x, y, scale], i) => {
      const start = 1.2 + i * 0.4;
      return thrown(share(u, start, start + 0.7), [x + (x < 384 ? 40 : -10), y - 250 * scale], [384, 480]);
    });
    const level = mix(0.12, 0.9, smooth(share(u, 1.6, 4.3)));
    return (
      people.slice(0, 4).join('') +
      wishes.slice(0, 4).join('') +
      at(384, 850, fundJar(level), 3.1) +
      people.slice(4).join('') +
      wishes.slice(4).join('') +
      coins.join('')
    );
  },
};
const STOPS = [100, 242, 384, 526, 668] as const;
export const month: Scene = {
  title: 'O mês na cidade',
  words: 'Cada ciclo é um mês: três escolhas, o imprevisto e a parcela.',
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
      const label = i === 4 ? coin(1.05) : i === 3 ? text(0, 17, '!', { size: 48 }) : text(0, 15, i + 1, { size: 42 });
      const colour = lit ? C.ipe : C.creme;
      return at(cx, 930, circ(0, 7, 44, shade(colour, 0.25)) + circ(0, 0, 44, colour) + label, lit ? 1.08 : 0.92);
    }).join('');
    const isThere = u > 3.4;
    const pose: PoseName = isThere ? 'celebra' : (`anda${Math.floor(u * 9) % 6}` as PoseName);
    const who = figure({ persona, pose, expression: isThere ? 'radiante' : 'feliz', t: u, seed: 2 });
    return dots + at(x, 868, who.body, 0.82);
  },
};
/** what there is of energy and of effort: two bars, no numbers, because every day is worth something else */
function meters(energy: number, effort: number): Svg {
  const row = (y: number, name: 'energia' | 'esforco', colour: Colour, level: number): Svg =>
    g(ICON[name], { transform: `translate(-118 ${y}) scale(1.05)` }) +
    rect(-74, y - 18, 212, 36, 18, C.areia) +
    rect(-74, y - 18, Math.max(36, 212 * level), 36, 18, colour);
  return (
    rect(-168, -92, 336, 196, 36, C.labioPapel) +
    rect(-168, -100, 336, 196, 36, C.papel) +
    row(-46, 'energia', C.ipe, energy) +
    row(42, 'esforco', C.flamboyant, effort)
  );
}
/** seconds: work is shown until here, then rest */
const TURN = 2;
export const choice: Scene = {
  title: 'Trabalhar ou descansar?',
  words: 'Trabalhar gasta energia e rende esforço. Relaxar faz o contrário.',
  lasts: 4,
  ground:
    rect(0, 0, 384, 1024, 0, '#FFE0C2') +
    rect(384, 0, 384, 1024, 0, '#D4E9F7') +
    rect(0, 820, 384, 204, 0, '#E9B98C') +
    rect(384, 820, 384, 204, 0, '#A9CBE4'),
  live: (persona, u) => {
    const work = smooth(share(u, 0.5, TURN - 0.2));
    const rest = smooth(share(u, TURN + 0.2, 3.8));
    const isServed = u > 1.25;
    const serving = smooth(share(u, 0.95, 1.25));
    const works = figure({
      persona,
      pose: isServed ? 'celebra' : blend('garcom', 'servir', serving * 0.4),
      apron: true,
      expression: isServed ? 'radiante' : 'feliz',
      t: u,
      ...(isServed ? {} : { props: { handB: at(0, -7, tray(FOOD.coxinha), 1) } }),
    });
    const guest = seated({ persona: 'x9', dir: -1, expression: isServed ? 'radiante' : 'feliz', t: u, seed: 9 });
    const rests = figure({
      persona,
      pose: 'sentado',
      expression: u > 2.9 ? 'radiante' : 'sono',
      shadow: false,
      t: u,
      seed: 4,
    });
    const dozing = [0, 1, 2]
      .map((i) => {
        const rise = (u * 0.7 + i / 3) % 1;
        const size = 34 + 22 * rise;
        return u > 2.9 ? '' : text(640 + 50 * rise, 560 - 90 * rise, 'z', { size, fill: C.jabuticaba });
      })
      .join('');
    const aside = (x: number, amount: number): Svg =>
      amount <= 0 ? '' : rect(x, 0, 384, 1024, 0, C.papel, { opacity: +(0.55 * amount).toFixed(2) });
    return (
      at(312, 890, guest, 0.86) +
      at(262, 890, tableTop(120), 0.8) +
      (isServed ? at(262, 800, FOOD.coxinha, 0.9) : '') +
      at(mix(74, 122, smooth(share(u, 0.1, 1))), 900, works.body, 1.08) +
      at(588, 890, sofa(rests.body, C.lagoa), 1.12) +
      dozing +
      at(192, 320, meters(mix(0.85, 0.35, work), mix(0.15, 0.85, work)), 0.98) +
      at(576, 320, meters(mix(0.35, 0.95, rest), mix(0.85, 0.6, rest)), 0.98) +
      aside(384, 1 - smooth(share(u, TURN - 0.2, TURN + 0.1))) +
      aside(0, smooth(share(u, TURN - 0.2, TURN + 0.1))) +
      rect(378, 0, 12, 1024, 0, C.papel)
    );
  },
};
