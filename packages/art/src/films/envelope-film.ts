/** The envelope of a bid comes, opens, and the letter asks its question; the answer is the game's (SPEC section 4). */
import { placed, triples } from '../core/geometry.ts';
import { at, circ, each, g, line, type Point, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { armOf, armSvg } from '../people/body/arm.ts';
import { personOf } from '../people/cast.ts';
import type { HandShape, PersonaId, PersonRef } from '../people/vocabulary.ts';
import { MODERATOR } from '../scenes/assembly.ts';
import { grain, lyingEnvelope, NEAR_ENVELOPES, OUTER_ENVELOPES, TABLE_THINGS, wood } from '../scenes/bid-table.ts';
import { envelopeBack, envelopeFront, envelopeShadow, flapBack, flapFront, tucked } from '../scenes/letters.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { type Film, film } from './film.ts';

/** px of the film's screen to a unit of the figure */
const NEAR = 3.1;
const scaled = ([x, y]: Point): Point => [x / NEAR, y / NEAR];

interface Reach {
  readonly who: PersonRef;
  /** outside the picture, in px of the screen */
  readonly shoulder: Point;
  readonly palm: Point;
  readonly hand: HandShape;
  readonly side: -1 | 1;
  /** arms reach in from outside, so they are longer than a body's: by how much */
  readonly long?: number;
}
/** An arm whose palm is at a place of the screen. */
function reachingArm({ who, shoulder, palm, hand, side, long = 1.8 }: Reach): Svg {
  const map = placed(0, 0, NEAR);
  const arm = armOf(map, side, scaled(shoulder), { to: scaled(palm), bend: side }, long, hand);
  return armSvg(map, arm, personOf(who), 0, '');
}

/** seconds */
const SECONDS = 4;
const LANDED = 1;
const LIFT = [1.5, 2.1] as const;
const RISE = [2, 3] as const;

const letter = (t: number): Svg => {
  const beat = 1 + 0.04 * Math.sin(Math.max(0, t - RISE[1]) * 6);
  return (
    rect(-150, -190, 300, 440, 18, C.papel) +
    rect(-150, -190, 300, 54, 18, C.mata) +
    rect(-150, -160, 300, 24, 0, C.mata) +
    text(0, -152, 'LANCE', { size: 27, fill: C.branco }) +
    at(
      0,
      -26,
      circ(0, 5, 84, C.labio) + circ(0, 0, 84, C.lilasVivo) + text(0, 46, '?', { size: 136, fill: C.jabuticaba }),
      beat,
    ) +
    line('M-70 92 H70', C.areia, 8)
  );
};
/** a flap that turns on its upper edge: 0 shut, 1 turned back */
function flap(u: number): { readonly behind: Svg; readonly before: Svg } {
  const turned = (body: Svg, k: number): Svg =>
    g(body, { transform: `translate(0 -22) scale(1 ${k.toFixed(3)}) translate(0 22)` });
  if (u < 0.5) return { behind: '', before: u <= 0 ? flapFront : turned(flapFront, 1 - 2 * u) };
  return { behind: turned(flapBack, 2 * u - 1), before: '' };
}
function envelopeAt(t: number): Svg {
  const { behind, before } = flap(smooth(share(t, ...LIFT)));
  const risen = smooth(share(t, ...RISE));
  const paper = risen > 0 ? tucked(at(0, mix(190, -120, risen), letter(t))) : '';
  return (t < LANDED ? '' : envelopeShadow) + envelopeBack + behind + paper + envelopeFront + before;
}
/** how large the envelope lies on the table, and where its middle is */
const LARGE = 1.22;
const MIDDLE: Point = [384, 640];
/** The envelope slides in over the table from the bidder's side, and lies a little askew until it is let go. */
const slide = (t: number): number => pop(share(t, 0.1, LANDED));
const placeAt = (t: number): Point => [MIDDLE[0], mix(1290, MIDDLE[1], slide(t))];
const coming = (t: number): Svg => at(...placeAt(t), envelopeAt(t), LARGE, mix(-16, 0, smooth(share(t, 0.3, LANDED))));

/** The hand that brings it lets go and draws back. */
function bringing(who: PersonRef, t: number): Svg {
  const back = smooth(share(t, LANDED + 0.1, LIFT[0]));
  if (back === 1) return '';
  const [x, y] = placeAt(t);
  const palm: Point = [x - 30 + 20 * back, y + 150 + 520 * back];
  return reachingArm({
    who,
    shoulder: [palm[0] + 60, palm[1] + 620],
    palm,
    hand: back > 0.05 ? 'aberta' : 'segura',
    side: -1,
  });
}
/** px of the flap's tip over the middle of the envelope: shut, turned back */
const TIP = [84, -150] as const;
/** px of the screen below it: a hand that is gone */
const GONE: Point = [500, 1240];
const between = (from: Point, to: Point, u: number): Point => [mix(from[0], to[0], u), mix(from[1], to[1], u)];
/** The administrator's hand lifts the flap, draws the letter by its edge, beside all words, and leaves it to be read. */
function opening(t: number): Svg {
  const come = smooth(share(t, LANDED + 0.1, LIFT[0]));
  const leave = smooth(share(t, RISE[1] - 0.05, RISE[1] + 0.55));
  if (come === 0 || leave === 1) return '';
  const lifted = smooth(share(t, ...LIFT));
  const risen = smooth(share(t, ...RISE));
  const flapTip: Point = [MIDDLE[0] + 46, MIDDLE[1] + LARGE * mix(TIP[0], TIP[1], lifted)];
  const edge: Point = [MIDDLE[0] + LARGE * 158, MIDDLE[1] + LARGE * (mix(190, -120, risen) - 40)];
  const taken = smooth(share(t, LIFT[1] - 0.1, LIFT[1] + 0.15));
  const held = between(flapTip, edge, taken);
  const palm = between(between(GONE, held, come), GONE, leave);
  /* From below: the sides of the film lie open on a broad window, and the title stands above. */
  return reachingArm({
    who: MODERATOR,
    shoulder: [palm[0] - 160, palm[1] + 900],
    palm,
    hand: leave > 0.1 ? 'aberta' : 'pinca',
    side: 1,
    long: 2.35,
  });
}
const { left, right } = OUTER_ENVELOPES;
const others = each([left, ...NEAR_ENVELOPES, right], lyingEnvelope);

/** A wooden table from above; the window goes on with its boards. */
const table =
  wood() +
  grain(triples`90,150,190 430,118,240 250,440,120 520,520,150 110,720,160 500,800,170 210,900,220`) +
  TABLE_THINGS;
const WORDS = { own: 'Chegou o envelope do seu lance.', random: 'Um envelope do grupo é escolhido.' } as const;
const captions = (first: string): Film['captions'] => [
  { from: 0.2, to: 1.9, text: first },
  { from: 1.9, to: SECONDS, text: 'Foi o maior? A administradora confere.' },
];
export const envelopeFilm = (persona: PersonaId): Film =>
  film({
    name: `sorteio/envelope_full_p${persona}`,
    kind: 'envelope',
    seconds: SECONDS,
    stillAt: 0.05,
    captions: captions(WORDS.own),
    bodiesAt: (t) => [table, others, coming(t), bringing(persona, t), opening(t)],
  });
/** whose sleeve is seen when any envelope of the group is opened */
const SOMEBODY = 'x21';
/** An envelope taken from those of the whole group. */
export const randomEnvelopeFilm = (): Film =>
  film({
    name: 'sorteio/envelope_full_random',
    kind: 'envelope',
    seconds: SECONDS,
    stillAt: 0.05,
    captions: captions(WORDS.random),
    bodiesAt: (t) => [table, others, coming(t), bringing(SOMEBODY, t), opening(t)],
  });
