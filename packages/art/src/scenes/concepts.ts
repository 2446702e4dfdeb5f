/**
 * The notebook's thirty-four ideas: name, chapter and a small picture (radius about 56 around 0,0).
 * The sentences and questions are content and live with the game's texts.
 */

import { type Colour, mix, shade, tint } from '../core/colour.ts';
import { nth } from '../core/nth.ts';
import { at, circ, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { fundJar, MODERATOR } from './assembly.ts';
import { creditLetter } from './credit-letter.ts';
import { dreamTile } from './dreams/dreams.ts';
import { ball } from './globe.ts';
import { closedLetter } from './letters.ts';
import * as O from './things.ts';

export const CHAPTERS: readonly [string, ...string[]] = [
  'O grupo',
  'A parcela',
  'A assembleia',
  'O lance',
  'A carta',
  'Cuidados',
];
export const CHAPTER_COLOURS: readonly [Colour, ...Colour[]] = [C.mata, C.brasa, C.jabuticaba, C.mel, C.mar, C.ipeRosa];
/** px to a unit for which a face is drawn: on a large screen it is shown twice as large as in its picture */
const FACE_DETAIL = 0.45;
const face = (who: PersonRef, k = 0.26) =>
  g(portraitBody({ persona: who, expression: 'feliz', scale: FACE_DETAIL }), {
    transform: `translate(${-120 * k} ${-120 * k}) scale(${k})`,
  });
/** Somebody as a sign, 30 wide: no face, since it is shown at 24 px too. */
export const bust = (skin: string, cloth: string): Svg =>
  path('M-15 16 C-15 2 15 2 15 16 V20 H-15Z', cloth) +
  path('M4 7 C12 8 15 11 15 16 V20 H4Z', shade(cloth)) +
  circ(0, -6, 10, skin) +
  path('M2 -15.8 A10 10 0 0 1 2 3.8 C7 -2 7 -10 2 -15.8Z', shade(skin, 0.16));
const people =
  at(-31, 0, bust('#8A5236', C.folha), 1.7) +
  at(31, 0, bust('#F0BE90', C.flamboyant), 1.7) +
  at(0, 12, bust('#C98557', C.mar), 2);
const coin = (s = 1) => at(0, 0, ICON.dinheiro, s);
const check = (x: number, y: number, s = 1) =>
  at(x, y, circ(0, 0, 20, C.mata) + g(ICON.check, { transform: 'scale(.72)' }), s);
const cross = (x: number, y: number, s = 1) =>
  at(x, y, circ(0, 0, 20, C.brasa) + g(ICON.fechar, { transform: 'scale(.66)' }), s);
/** round cake of the instalment, shares add up to 1 */
function pie(shares: readonly number[], colours: readonly [Colour, ...Colour[]], r = 46): Svg {
  let a = -Math.PI / 2,
    s = circ(0, 5, r, '#C98A1E');
  shares.forEach((share, i) => {
    const b = a + share * 2 * Math.PI,
      p = (t: number) => `${(Math.cos(t) * r).toFixed(1)} ${(Math.sin(t) * r).toFixed(1)}`;
    s += path(`M0 0 L${p(a)} A${r} ${r} 0 ${share > 0.5 ? 1 : 0} 1 ${p(b)}Z`, nth(colours, i));
    a = b;
  });
  return s;
}
export const INSTALMENT_COLOURS: readonly [Colour, ...Colour[]] = [C.ipe, C.jabuticaba, C.lagoa, C.ipeRosa];
const bank =
  path('M-48 -16 L0 -44 L48 -16Z', C.mar) +
  rect(-48, -16, 96, 10, 2, tint(C.mar, 0.4)) +
  [-34, -10, 14].map((x) => rect(x, -6, 16, 36, 3, '#FBEBDD')).join('') +
  rect(-52, 30, 104, 12, 4, shade(C.mar, 0.2));
const calendar =
  rect(-40, -34, 80, 78, 12, C.papel) +
  path('M-40 -10 V-22 Q-40 -34 -28 -34 H28 Q40 -34 40 -22 V-10Z', C.flamboyant) +
  [0, 1, 2, 3, 4, 5]
    .map((i) => circ(-24 + (i % 3) * 24, 8 + Math.floor(i / 3) * 20, 7, i < 4 ? C.folha : C.areia))
    .join('');
const letter = (s = 0.52) => g(creditLetter(7), { transform: `scale(${s})` });
const envelope = (s = 0.24) => at(0, 0, closedLetter, s);
const two = (a: Svg, b: Svg) => at(-28, 0, a) + at(28, 0, b);
const bars = (hs: readonly number[], cs: readonly [Colour, ...Colour[]]) =>
  hs.map((h, i) => rect(-44 + i * 32, 40 - h, 24, h, 6, nth(cs, i))).join('') + line('M-52 42 H52', C.tintaSuave, 4);
const lock =
  path('M-16 -8 V-20 A16 16 0 0 1 16 -20 V-8', 'none', {
    stroke: '#8C86B4',
    'stroke-width': 9,
    'stroke-linecap': 'round',
  }) +
  rect(-26, -10, 52, 42, 10, C.mel) +
  circ(0, 8, 6, '#7A4A32') +
  rect(-2.5, 10, 5, 12, 2, '#7A4A32');
const door = rect(-28, -44, 56, 90, 6, '#7A3B2E') + rect(-22, -38, 44, 84, 4, C.mata) + circ(12, 6, 4, C.ipe);
const swap =
  line('M-14 -22 C10 -40 34 -30 40 -10 M14 24 C-10 42 -34 32 -40 12', C.jabuticaba, 8) +
  path('M30 -12 L48 -18 L42 2Z M-30 14 L-48 20 L-42 0Z', C.jabuticaba);
const percent = (c: Colour) => circ(0, 0, 40, c) + text(0, 17, '%', { size: 50, fill: C.branco });
const HAND_SKINS: readonly [Colour, ...Colour[]] = ['#B37148', '#F0BE90', '#5F3828'];
const FINGERS = [
  [-9, -32],
  [-3, -38],
  [3, -37],
  [9, -30],
] as const;
const hand = (n: number) =>
  Array.from({ length: n }, (_, i) =>
    at(
      (i - (n - 1) / 2) * 34,
      i % 2 ? 6 : 0,
      rect(-9, 6, 18, 40, 7, nth([C.mar, C.flamboyant, C.mata], i)) +
        circ(0, -4, 15, nth(HAND_SKINS, i)) +
        FINGERS.map(([x, y]) => rect(x - 3, y, 6, 28, 3, nth(HAND_SKINS, i))).join(''),
    ),
  ).join('');

export interface ConceptPicture {
  readonly name: string;
  /** place in CHAPTERS */
  readonly chapter: number;
  /** drawn in a circle of radius 56 */
  readonly art: Svg;
}
const entry = (name: string, chapter: number, art: Svg): ConceptPicture => ({ name, chapter, art });
export const CONCEPTS: readonly [ConceptPicture, ...ConceptPicture[]] = [
  entry('Consórcio', 0, people),
  entry(
    'Grupo',
    0,
    at(-28, -10, bust('#C98557', C.jabuticaba), 1.5) +
      at(28, -10, bust('#8A5236', C.flamboyant), 1.5) +
      at(0, 26, bust('#F0BE90', C.mar), 1.5) +
      at(0, -14, coin(0.5)),
  ),
  entry('Cota', 0, ball(0, { own: true, r: 44, isBlank: true })),
  entry('Administradora', 0, face(MODERATOR, 0.42)),
  entry('Autorização do Banco Central', 5, bank + check(36, 34)),
  entry('Contrato', 5, at(0, 52, O.contract, 0.86)),
  entry('Prazo', 0, calendar),
  entry('Composição da parcela', 1, pie([0.62, 0.22, 0.1, 0.06], INSTALMENT_COLOURS)),
  entry('Fundo comum', 1, at(0, 44, fundJar(0.75), 1)),
  entry('Taxa de administração', 1, percent(C.jabuticaba)),
  entry('Fundo de reserva', 1, at(0, 4, O.umbrellaBig, 0.62)),
  entry('Seguro', 1, at(0, 0, O.shield(C.lagoa), 0.8)),
  entry('Reajuste do crédito', 4, at(-18, 0, letter(0.42)) + at(34, 0, O.arrowUpSmall(C.flamboyant), 0.9)),
  entry('Assembleia', 2, at(0, 6, people, 0.9) + rect(-50, -46, 100, 14, 7, C.jabuticaba)),
  entry('Contemplação', 2, at(0, 6, circ(0, 0, 40, C.ipe)) + at(0, 6, ICON.estrela.replaceAll(C.ipe, C.papel), 1.1)),
  entry(
    'Sorteio com chances iguais',
    2,
    at(-32, 8, ball(7, { r: 24 })) +
      at(32, 8, ball(15, { r: 24 })) +
      at(0, -14, ball(0, { own: true, r: 24, isBlank: true })),
  ),
  entry('Estar em dia', 1, calendar + check(34, 36)),
  entry('Lance livre', 3, hand(1) + at(34, 30, coin(0.6))),
  entry('Lance fixo', 3, two(envelope(0.14), envelope(0.14)) + line('M-16 38 H16 M-16 48 H16', C.mel, 6)),
  entry('Lance embutido', 3, letter(0.46) + path('M8 -50 H44 V52 H8Z', C.areia, { opacity: 0.85 })),
  entry('Desempate do lance', 3, hand(2)),
  entry('Lance não vencedor', 3, envelope(0.2) + at(0, 34, swap, 0.6)),
  entry(
    'Lance vencedor abate parcelas',
    3,
    calendar + path('M-30 34 L30 -4', 'none', { stroke: C.mata, 'stroke-width': 9, 'stroke-linecap': 'round' }),
  ),
  entry('Carta de crédito', 4, letter()),
  entry('Continuar pagando', 4, two(at(0, 0, letter(0.3)), coin(0.9)) + line('M-6 0 H6', C.mata, 7)),
  entry('Garantia', 4, g(dreamTile(5, { r: 40 }), { transform: 'scale(.28)' }) + at(28, 28, lock, 0.9)),
  entry('Multa e juros por atraso', 1, at(-8, 0, O.clock, 0.9) + at(30, 28, percent(C.brasa), 0.52)),
  entry('Exclusão', 5, door + cross(30, 34)),
  entry('Restituição de quem sai', 5, at(-8, 0, door, 0.84) + at(34, 28, coin(0.72))),
  entry(
    'Transferência da cota',
    5,
    at(-32, 0, bust('#F0BE90', C.mar), 1.5) + at(32, 0, bust('#8A5236', C.mata), 1.5) + at(0, 0, swap, 0.5),
  ),
  entry(
    'Encerramento do grupo',
    0,
    at(0, 0, people, 0.84) +
      at(0, 36, rect(-30, -12, 60, 26, 13, C.mata) + text(0, 8, 'FIM', { size: 20, fill: C.branco })),
  ),
  entry(
    'Sem data garantida',
    5,
    calendar + at(26, 26, circ(0, 0, 24, C.jabuticaba) + text(0, 12, '?', { size: 36, fill: C.branco })),
  ),
  entry('Consórcio ou financiamento', 5, bars([52, 82, 44], [C.mata, C.flamboyant, C.ipe])),
  entry('Reserva para imprevistos', 5, at(-18, 40, fundJar(0.45), 0.7) + at(32, 8, O.umbrellaBig, 0.36)),
];
/** Round picture of the i-th concept; unlearned ones are a lilac plan with a question mark. */
export function conceptDisc(i: number, learned = true, r = 62): Svg {
  const { chapter, art } = nth(CONCEPTS, i);
  const colour = nth(CHAPTER_COLOURS, chapter);
  return (
    circ(0, 4, r, learned ? shade(colour, 0.3) : '#C9BEDF') +
    circ(0, 0, r, learned ? colour : '#DDD3EC') +
    circ(0, 0, r - 6, learned ? mix(colour, '#FFFFFF', 0.8) : '#EFE8F8') +
    (learned ? at(0, 0, art, (r - 7) / 64) : text(0, r * 0.26, '?', { size: r * 0.8, fill: '#A99CC6' }))
  );
}
