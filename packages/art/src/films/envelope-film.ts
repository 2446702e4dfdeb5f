/** The envelope of a bid comes, opens, and the letter asks its question; the answer is the game's (SPEC section 4). */
import { at, circ, g, line, rect, type Svg, text } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { blend } from '../people/blend.ts';
import { figure } from '../people/figure.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { BURSTS, burstBody } from '../pictures/backgrounds.ts';
import { MODERATOR } from '../scenes/assembly.ts';
import {
  closedLetter,
  envelopeBack,
  envelopeFront,
  envelopeShadow,
  flapBack,
  flapFront,
  tucked,
} from '../scenes/letters.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { type Film, film } from './film.ts';

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
    text(0, -152, 'LANCE', { size: 27, weight: 800, fill: C.branco }) +
    at(
      0,
      -26,
      circ(0, 5, 84, C.labio) +
        circ(0, 0, 84, C.lilasVivo) +
        text(0, 46, '?', { size: 136, weight: 800, fill: C.jabuticaba }),
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
/** falls in from above, sets down, and shakes a little before it is opened */
function coming(t: number): Svg {
  const down = pop(share(t, 0, LANDED));
  const shake = 5 * Math.sin((t - LANDED) * 22) * share(t, LANDED, 1.2) * (1 - share(t, 1.3, LIFT[0]));
  return at(384, mix(-260, 660, down), envelopeAt(t), 1.3, mix(-24, 0, down) + shake);
}
function bidder(persona: PersonaId, t: number): Svg {
  const wonder = smooth(share(t, RISE[0], 2.5));
  const { body } = figure({
    persona,
    pose: blend('pensar', 'palestra', wonder),
    expression: t < RISE[0] ? 'pensativo' : 'surpreso',
    t,
    seed: persona,
  });
  return at(118, 968, body, 0.86);
}
/** envelopes of the group on the table; the middle one is taken up */
const REST = [-236, -118, 0, 118, 236] as const;
const pile = (t: number): Svg =>
  REST.map((x, i) => {
    if (i === 2 && t > 0.1) return '';
    const seen = pop(share(t, -0.4 + i * 0.08, 0.1 + i * 0.08));
    return at(430 + x, mix(1120, 930, seen), closedLetter, 0.3, (i - 2) * 5);
  }).join('');
function presenter(t: number): Svg {
  const pointing = smooth(share(t, 0.6, 1.2));
  const { body } = figure({
    persona: MODERATOR,
    pose: blend('palestra', 'mostrar', pointing),
    expression: t < RISE[1] ? 'feliz' : 'surpreso',
    t,
    seed: 3,
  });
  return at(118, 968, body, 0.86);
}
/** the one that was taken from the pile grows into the envelope that opens */
function taken(t: number): Svg {
  const up = smooth(share(t, 0.1, LANDED));
  const shake = 5 * Math.sin((t - LANDED) * 22) * share(t, LANDED, 1.2) * (1 - share(t, 1.3, LIFT[0]));
  const leaning = -12 * Math.sin(up * Math.PI);
  return at(mix(430, 384, up), mix(913, 660, up), envelopeAt(t), mix(0.3, 1.3, up), leaning + shake);
}
const ground = burstBody(BURSTS.envelope);
const WORDS = { own: 'Chegou o envelope do seu lance.', random: 'Um envelope do grupo é escolhido.' } as const;
const captions = (first: string): Film['captions'] => [
  { from: 0.2, to: 1.9, text: first },
  { from: 1.9, to: SECONDS, text: 'Foi o maior? A administradora confere.' },
];
/** The envelope of one of the four. */
export const envelopeFilm = (persona: PersonaId): Film =>
  film({
    name: `sorteio/envelope_full_p${persona}`,
    kind: 'envelope',
    seconds: SECONDS,
    stillAt: 0.05,
    captions: captions(WORDS.own),
    bodiesAt: (t) => [ground, coming(t), bidder(persona, t)],
  });
/** An envelope taken from those of the whole group. */
export const randomEnvelopeFilm = (): Film =>
  film({
    name: 'sorteio/envelope_full_random',
    kind: 'envelope',
    seconds: SECONDS,
    stillAt: 0.05,
    captions: captions(WORDS.random),
    bodiesAt: (t) => [ground, pile(t), taken(t), presenter(t)],
  });
