/**
 * The notebook's thirty-four ideas: name, chapter and a small picture (radius about 56 around 0,0).
 * The sentences and questions are content and live with the game's texts.
 */
import { type Colour, mix, shade, tint } from '../core/colour.ts';
import { points } from '../core/geometry.ts';
import { at, circ, each, g, line, nth, path, rect, type Svg, times } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { fundJar, MODERATOR } from './assembly.ts';
import * as S from './concept-signs.ts';
import { dreamTile } from './dreams/dreams.ts';
import { ball } from './globe.ts';
import * as O from './things.ts';
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
  each([-34, -10, 14], (x) => rect(x, -6, 16, 36, 3, '#FBEBDD')) +
  rect(-52, 30, 104, 12, 4, shade(C.mar, 0.2));
const calendar =
  rect(-40, -34, 80, 78, 12, C.papel) +
  path('M-40 -10 V-22 Q-40 -34 -28 -34 H28 Q40 -34 40 -22 V-10Z', C.flamboyant) +
  times(6, (i) => circ(-24 + (i % 3) * 24, 8 + Math.floor(i / 3) * 20, 7, i < 4 ? C.folha : C.areia));
const bars = (hs: readonly number[], cs: readonly [Colour, ...Colour[]]) =>
  each(hs, (h, i) => rect(-44 + i * 32, 40 - h, 24, h, 6, nth(cs, i))) + line('M-52 42 H52', C.tintaSuave, 4);
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
const percent = (c: Colour) => circ(0, 0, 40, c) + text(0, 17, '%', { size: 50, fill: C.branco });
const SKIN = '#B37148';
/** raised, from its cuff */
const hand =
  rect(-9, 6, 18, 40, 7, C.mar) +
  circ(0, -4, 15, SKIN) +
  each(points`-9,-32 -3,-38 3,-37 9,-30`, ([x, y]) => rect(x - 3, y, 6, 28, 3, SKIN));

export interface ConceptPicture {
  readonly name: string;
  /** place in CHAPTERS */
  readonly chapter: number;
  /** drawn in a circle of radius 56 */
  readonly art: Svg;
}
const entry = (name: string, chapter: number, art: Svg): ConceptPicture => ({ name, chapter, art });
export const CONCEPTS: readonly [ConceptPicture, ...ConceptPicture[]] = [
  entry('Consórcio', 0, at(0, 0, S.houseInRing, 1.04)),
  entry('Grupo', 0, people),
  entry('Cota', 0, ball(0, { own: true, r: 44, isBlank: true })),
  entry('Administradora', 0, face(MODERATOR, 0.42)),
  entry('Autorização do Banco Central', 5, bank + check(36, 34)),
  entry('Contrato', 5, S.contractAndPen),
  entry('Prazo', 0, S.hourglass),
  entry('Composição da parcela', 1, pie([0.62, 0.22, 0.1, 0.06], INSTALMENT_COLOURS)),
  entry('Fundo comum', 1, at(0, 44, fundJar(0.75), 1)),
  entry('Taxa de administração', 1, percent(C.jabuticaba)),
  entry('Fundo de reserva', 1, at(0, 4, O.umbrellaBig, 0.62)),
  entry('Seguro', 1, at(0, 0, O.shield(C.lagoa), 0.8)),
  entry('Reajuste do crédito', 4, S.tagUp),
  entry('Assembleia', 2, S.microphone),
  entry('Contemplação', 2, S.gift),
  entry('Sorteio com chances iguais', 2, at(-24, -14, ball(7, { r: 30 })) + at(24, 16, ball(15, { r: 30 }))),
  entry('Estar em dia', 1, calendar + check(34, 36)),
  entry('Lance livre', 3, at(-6, 0, hand, 1.3) + at(34, 30, coin(0.7))),
  entry('Lance fixo', 3, S.percentLocked(percent(C.brasa), lock)),
  entry('Lance embutido', 3, S.cutLetter),
  entry('Desempate do lance', 3, S.scales),
  entry('Lance não vencedor', 3, S.envelopeLost(cross(0, 0))),
  entry('Lance vencedor abate parcelas', 3, S.trophy),
  entry('Carta de crédito', 4, S.letterOfCredit),
  entry('Continuar pagando', 4, S.coinAgain),
  entry('Garantia', 4, g(dreamTile(5, { r: 40 }), { transform: 'scale(.28)' }) + at(28, 28, lock, 0.9)),
  entry('Multa e juros por atraso', 1, at(-8, 0, O.clock, 0.9) + at(30, 28, percent(C.brasa), 0.52)),
  entry('Exclusão', 5, door + cross(30, 34)),
  entry('Restituição de quem sai', 5, S.wallet),
  entry('Transferência da cota', 5, S.handedOver(ball(0, { own: true, r: 24, isBlank: true }))),
  entry('Encerramento do grupo', 0, S.finishFlag),
  entry('Sem data garantida', 5, S.unknownDay(calendar)),
  entry('Consórcio ou financiamento', 5, bars([52, 82, 44], [C.mata, C.flamboyant, C.ipe])),
  entry('Reserva para imprevistos', 5, S.piggyBank),
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
