/** The scenes of the tutorial film: the group, the instalment, raffle and bid, and the dream. */
import { shade } from '../core/colour.ts';
import { at, circ, clip, each, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { blend } from '../people/blend.ts';
import { figure } from '../people/figure.ts';
import type { Figure } from '../people/figure-options.ts';
import type { PersonaId, PersonRef } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { bigBall, globeBody, MIX, ROLL } from '../scenes/globe.ts';
import { closedLetter } from '../scenes/letters.ts';
import { confetti } from '../scenes/party.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { hall, jarWithCoins, type Place, rays, type Scene, thought, thrown } from './tutorial-parts.ts';
import type { TutorialScene } from './tutorial-words.ts';

/** the player's wish: the film is the same for all seven dreams, so its place is empty and the page lays the dream there */
const OWN = 'own';
/** the ring around the jar, each with a dream of their own */
const RING = [
  ['x7', 84, 620, 0.7, 4],
  ['x12', 232, 590, 0.64, 2],
  ['x21', 536, 590, 0.64, 3],
  ['x5', 684, 620, 0.7, 5],
  ['x30', 650, 930, 1, 6],
  ['player', 118, 930, 1.04, OWN],
] as const satisfies readonly (readonly [
  who: PersonRef | 'player',
  x: number,
  y: number,
  scale: number,
  dream: 2 | 3 | 4 | 5 | 6 | typeof OWN,
])[];
/** the dreams of those in the back are seen over their heads, those in front beside them, so that no face is hidden */
const wish = (id: DreamId | typeof OWN, beside: -1 | 0 | 1): Svg =>
  thought(id === OWN ? '' : clip(circ(0, 0, 52, '#fff'), at(0, 0, dreamTile(id, { r: 0 }), 0.36)), beside);
const wishesWith = (own: DreamId | typeof OWN) =>
  RING.map(([, x, y, scale, dream], i) => {
    if (i < 4) return { x, y: y - 415 * scale - 50, body: wish(dream, 0) };
    const body = wish(dream === OWN ? own : dream, x < 384 ? -1 : 1);
    return { x: x < 384 ? 234 : 534, y: 508, body };
  });
/** seconds: when the first of the ring gives, and how long after them the next */
const GIVES = 0.9;
const NEXT_GIVES = 0.3;
/** px of the film to a unit of its screen */
const DETAIL = 0.7;
/** The player thinks of their dream until they give, and is glad of it. */
function dreamer(persona: PersonaId, u: number, gives: number, scale: number): Figure {
  const given = smooth(share(u, gives - 0.3, gives));
  const glad = smooth(share(u, gives + 0.4, gives + 0.8));
  const pose = glad > 0 ? blend('servir', 'palmas', glad) : blend('pensar', 'servir', given);
  const gaze = given === 0 ? { gaze: [0.6, -0.9] as const } : {};
  return figure({ persona, pose, expression: glad > 0.4 ? 'radiante' : 'feliz', t: u, scale, ...gaze });
}
const togetherWith = (own: DreamId | typeof OWN): Scene => ({
  lasts: 3.8,
  ground: hall,
  live: (persona, u, detail = DETAIL) => {
    const people = RING.map(([who, x, y, scale], i) => {
      const start = GIVES + i * NEXT_GIVES;
      const small = scale * detail;
      if (who === 'player') return at(x, y, dreamer(persona, u, start, small).body, scale);
      const pose = blend('parado', 'celebra', Math.sin(share(u, start, start + 0.4) * Math.PI) * 0.8);
      return at(x, y, figure({ persona: who, pose, expression: 'feliz', t: u, seed: i, scale: small }).body, scale);
    });
    const wishes = wishesWith(own).map(({ x, y, body }, i) => {
      /* The player has theirs from the start, the others come up one after the other. */
      const size = RING[i]?.[0] === 'player' ? 1 : pop(share(u, 0.2 + i * 0.1, 0.5 + i * 0.1));
      return size <= 0 ? '' : at(x, y, body, (i < 4 ? 0.92 : 1) * size);
    });
    const coins = RING.map(([, x, y, scale], i) => {
      const start = GIVES + 0.1 + i * NEXT_GIVES;
      const inwards = x < 384 ? 1 : -1;
      /* out of the hands, which are below the faces of those behind */
      const hand: Place = i < 4 ? [x + 60 * inwards, y - 190 * scale] : [x + 140 * inwards, y - 225 * scale];
      return [share(u, start, start + 1), hand] as const;
    });
    const level = mix(0.12, 0.86, smooth(share(u, GIVES + 0.8, 3.5)));
    return (
      people.slice(0, 4).join('') +
      wishes.slice(0, 4).join('') +
      jarWithCoins(level, [384, 850], 3.1, coins) +
      people.slice(4).join('') +
      wishes.slice(4).join('')
    );
  },
});
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
const payWith = (own: DreamId | typeof OWN): Scene => ({
  lasts: 3,
  ground: hall,
  live: (persona, u, detail) => {
    const gives = smooth(share(u, 0.2, 0.6)) * (1 - smooth(share(u, 1.5, 1.9)));
    const glad = smooth(share(u, 1.9, 2.3));
    const pose = glad > 0 ? blend('parado', 'vitoria', glad) : blend('parado', 'servir', gives);
    const who = figure({ persona, pose, expression: glad > 0.4 ? 'radiante' : 'feliz', t: u, scale: detail });
    const coins = [0, 1, 2].map((i) => [share(u, 0.5 + i * 0.3, 1.4 + i * 0.3), [540, 640]] as const);
    const level = mix(0.4, 0.8, smooth(share(u, 1.2, 2)));
    return (
      at(146, 380, bill(share(u, 1.8, 2.2)), 1.05, -4) +
      at(424, 900, who.body, 1.3) +
      jarWithCoins(level, [664, 890], 2.4, coins) +
      at(656, 384, wish(own, -1), 1.4)
    );
  },
});
/** an example group: the game shows the player's own balls */
const NUMBERS = Array.from({ length: 12 }, (_, i) => i + 1);
const DRAWN = 7;
/** of a real draw, so that it fits its scene */
const FASTER = 2.6;
const OUT = 0.2 + (MIX + ROLL) / FASTER;
const raffle: Scene = {
  lasts: 3,
  ground: hall,
  live: (persona, u, detail) => {
    const shown = pop(share(u, OUT, OUT + 0.3));
    const hop = u < OUT ? 0 : Math.abs(Math.sin((u - OUT) * 6));
    const winner = figure({
      persona: 'x12',
      pose: u < OUT ? 'pensar' : { ...blend('vitoria', 'pulo', hop), air: 34 * hop },
      expression: u < OUT ? 'surpreso' : 'radiante',
      flip: true,
      t: u,
      seed: 12,
      scale: detail,
    });
    const who = figure({
      persona,
      pose: u < OUT ? 'pensar' : blend('parado', 'palmas', 0.6 + 0.4 * Math.sin(u * 16)),
      expression: u < OUT ? 'surpreso' : 'feliz',
      t: u,
      scale: detail,
    });
    return (
      at(
        384,
        500,
        globeBody({ numbers: NUMBERS, drawn: DRAWN, t: Math.max(0, Math.min(MIX + ROLL, (u - 0.2) * FASTER)) }),
        0.92,
      ) +
      (shown > 0 ? at(384, 500, bigBall(DRAWN, false), 1.2 * shown) : '') +
      at(640, 1000, winner.body, 0.88) +
      at(126, 1000, who.body, 0.88)
    );
  },
};
/** seconds: the player's letter is on its way from here until then */
const SENT = 0.5;
const ARRIVES = 1.3;
/** units of a bar to one of effort, and of the letter's upper edge over its middle */
const BAR_UNIT = 19;
const EDGE = 54;
/** A letter with the bid that it holds as a bar that stands on it, as high as its number. */
function letterWith(effort: number, isBest: boolean): Svg {
  const [bar, ink] = isBest ? [C.ipe, C.tinta] : [C.jabuticaba, C.branco];
  const top = -EDGE - effort * BAR_UNIT;
  return (
    rect(-50, top, 100, EDGE - top, 18, shade(bar, 0.24)) +
    rect(-50, top, 88, EDGE - top, 18, bar) +
    text(-4, top + 62, effort, { size: 66, fill: ink }) +
    at(0, 0, closedLetter, 0.5)
  );
}
/** those who bid less: who, where they stand, effort of their bid */
const RIVALS = [
  ['x21', 124, 4],
  ['x5', 644, 6],
] as const;
const BEST = 9;
/** size of every letter on the wall, so that bars can be compared */
const LETTER = 0.94;
const bid: Scene = {
  lasts: 2.4,
  ground: hall,
  live: (persona, u, detail) => {
    const sent = share(u, SENT, ARRIVES);
    const isThere = u >= ARRIVES;
    const hop = isThere ? Math.abs(Math.sin((u - ARRIVES) * 6)) : 0;
    const who = figure({
      persona,
      pose: isThere ? { ...blend('vitoria', 'pulo', hop), air: 30 * hop } : sent > 0 ? 'mostrar' : 'pensar',
      expression: isThere ? 'radiante' : 'determinado',
      t: u,
      scale: detail,
    });
    const rivals = each(RIVALS, ([who, x, effort], i) => {
      const body = figure({
        persona: who,
        pose: isThere ? blend('parado', 'palmas', 0.6 + 0.4 * Math.sin(u * 16 + i)) : 'cintura',
        expression: isThere ? 'feliz' : 'neutro',
        t: u,
        seed: i,
        scale: detail,
      }).body;
      return at(x, 830, body, 0.84) + at(x, 430, letterWith(effort, false), LETTER);
    });
    const own = at(384, 430, letterWith(BEST, true), mix(0.5, LETTER, pop(share(u, ARRIVES, ARRIVES + 0.3))));
    return (
      rivals +
      (isThere ? own : '') +
      at(384, 960, who.body, 1.1) +
      thrown(sent, [540, 660], [384, 430], 190, at(0, 0, closedLetter, mix(0.22, 0.47, sent)))
    );
  },
};
const dream: Scene = {
  lasts: 2.6,
  ground: rays(C.lilasVivo, '#F4EDFE'),
  live: (persona, u, detail) => {
    const grown = pop(share(u, 0.2, 0.7));
    const hop = u > 0.7 ? Math.abs(Math.sin((u - 0.7) * 6)) : 0;
    const pose = u > 0.7 ? { ...blend('vitoria', 'pulo', hop), air: 40 * hop } : 'mostrar';
    /* The page lays the player's own dream over the tile. */
    const tile =
      rect(-176, -164, 352, 352, 56, SHADOW, { opacity: 0.14 }) +
      rect(-176, -176, 352, 352, 56, C.branco) +
      circ(0, 0, 130, '#FFF6E6');
    return (
      confetti(768, 760, 44, 11, [150, 60, 470, 90]) +
      at(470, 470, tile, 1.26 * grown) +
      at(170, 950, figure({ persona, pose, expression: 'radiante', t: u, scale: detail }).body, 1.16)
    );
  },
};
/** the one dream of the opening: the house */
const HOUSE = 7;
/**
 * The pages of the opening, no scenes of the film: somebody thinks of one dream, brings it to the group, and pays for it.
 */
type Page = Omit<Scene, 'ground'>;
export const OPENING_SCENES: readonly [Page, ...(readonly Page[])] = [
  {
    lasts: 1,
    live: (persona, u, scale) => {
      const begins = { persona, expression: 'feliz', gaze: [0.8, -0.8], scale } as const;
      const ends = { persona, pose: 'pensar', expression: 'radiante', gaze: [0.8, -0.6], t: u, scale } as const;
      const dreams = u === 0 ? at(520, 440, wish(HOUSE, -1), 1.7) : at(556, 470, wish(HOUSE, -1), 2.7);
      return at(236, 930, figure(u === 0 ? begins : ends).body, 1.4) + dreams;
    },
  },
  togetherWith(HOUSE),
  payWith(HOUSE),
];
export const SCENES: Readonly<Record<TutorialScene, Scene>> = {
  together: togetherWith(OWN),
  pay: payWith(OWN),
  raffle,
  bid,
  dream,
};
