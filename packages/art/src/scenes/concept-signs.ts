/**
 * Signs of the notebook's ideas, about 100 wide around 0,0: one thing each, told apart by its outline at 24 px, so nothing
 * is thinner than 6 units.
 */
import { shade, tint } from '../core/colour.ts';
import { at, circ, each, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { ICON } from '../ui/icons.ts';

const coin = (x: number, y: number, size: number): Svg => at(x, y, ICON.dinheiro, size);

/** Many around one house. */
export const houseInRing: Svg =
  each([C.flamboyant, C.mar, C.ipe, C.jabuticaba, C.folha, C.ipeRosa], (colour, i) =>
    circ(0, -41, 12, colour, { transform: `rotate(${i * 60})` }),
  ) +
  path('M-24 2 L0 -22 L24 2 V24 H-24Z', C.mata) +
  rect(-7, 6, 14, 18, 2, '#FFF3CF');
export const hourglass: Svg =
  path('M-26 -38 H26 C26 -12 10 -8 6 0 C10 8 26 12 26 38 H-26 C-26 12 -10 8 -6 0 C-10 -8 -26 -12 -26 -38Z', C.papel) +
  path('M-17 -20 H17 C14 -8 6 -8 0 4 C-6 -8 -14 -8 -17 -20Z M-24 38 C-20 22 -8 18 0 14 C8 18 20 22 24 38Z', C.mel) +
  rect(-34, -48, 68, 13, 6, C.mata) +
  rect(-34, 36, 68, 13, 6, C.mata);
export const microphone: Svg =
  line('M-30 -6 C-30 36 30 36 30 -6 M0 26 V46 M-20 48 H20', C.jabuticaba, 9) +
  rect(-19, -48, 38, 66, 19, C.ipe) +
  path('M4 -48 A19 19 0 0 1 19 -29 V-1 A19 19 0 0 1 4 18Z', C.mel) +
  line('M-19 -22 H-4 M-19 -8 H-4', C.mel, 6);
export const gift: Svg =
  rect(-36, -10, 72, 54, 6, C.ipe) +
  rect(-44, -20, 88, 22, 6, C.mel) +
  rect(-9, -20, 18, 64, 0, C.flamboyant) +
  path('M0 -18 C-30 -56 -52 -30 0 -18 C30 -56 52 -30 0 -18Z', C.flamboyant) +
  circ(0, -20, 8, shade(C.flamboyant, 0.2));
export const contractAndPen: Svg =
  rect(-34, -46, 60, 88, 6, C.mar) +
  rect(-27, -39, 46, 74, 3, C.branco) +
  line('M-18 -24 H10 M-18 -8 H10 M-18 8 H2', '#8FB9D6', 6) +
  g(rect(-8, -46, 16, 58, 4, C.flamboyant) + path('M-8 12 H8 L0 32Z', C.tinta) + rect(-8, -46, 16, 13, 4, C.brasa), {
    transform: 'translate(24 14) rotate(32)',
  });
export const percentLocked = (sign: Svg, lock: Svg): Svg => at(-6, -6, sign) + at(28, 26, lock, 0.72);
const blank: Svg = rect(0, -44, 60, 88, 6, C.mar) + rect(6, -24, 48, 62, 3, C.branco);
export const cutLetter: Svg =
  at(-46, 0, blank) +
  rect(20, -32, 28, 84, 5, C.mel) +
  line('M12 -54 V54', C.tinta, 6, { 'stroke-dasharray': '12 9' }) +
  coin(-16, 6, 0.62);
export const letterOfCredit: Svg =
  rect(-36, -48, 72, 96, 8, C.mar) +
  rect(-28, -28, 56, 68, 4, C.branco) +
  path('M-20 8 L0 -16 L20 8Z', C.flamboyant) +
  rect(-14, 6, 28, 22, 2, C.ipe) +
  rect(-22, -42, 44, 8, 4, C.branco) +
  circ(28, 34, 17, C.ipe) +
  at(28, 34, ICON.estrela.replaceAll(C.ipe, C.branco), 0.4);
export const scales: Svg =
  line('M0 -40 V40 M-36 -28 H36 M-22 44 H22', C.terra, 9) +
  path('M-56 2 H-16 A20 20 0 0 1 -56 2Z', C.mar) +
  path('M16 2 H56 A20 20 0 0 1 16 2Z', C.flamboyant) +
  line('M-36 -26 L-52 2 M-36 -26 L-20 2 M36 -26 L20 2 M36 -26 L52 2', C.terra, 4) +
  circ(0, -42, 9, C.ipe);
/** A bid's envelope that did not win. */
export const envelopeLost = (cross: Svg): Svg =>
  rect(-50, -30, 92, 66, 9, C.mel) +
  path('M-50 -22 C-50 -28 -47 -30 -42 -30 H34 C39 -30 42 -28 42 -22 L-4 14Z', C.ipe) +
  line('M-47 -26 L-4 10 L39 -26', shade(C.mel, 0.24), 6) +
  at(34, 32, cross, 1.1);
export const trophy: Svg =
  line('M-26 -34 H-46 C-46 -8 -32 0 -18 0 M26 -34 H46 C46 -8 32 0 18 0', C.mel, 8) +
  path('M-30 -46 H30 V-18 C30 6 14 14 8 16 V26 H-8 V16 C-14 14 -30 6 -30 -18Z', C.ipe) +
  path('M8 -46 H30 V-18 C30 6 14 14 8 16Z', C.mel) +
  rect(-26, 26, 52, 18, 5, C.terra) +
  at(-4, -18, ICON.estrela.replaceAll(C.ipe, C.branco), 0.5);
/** Month after month: a coin in an arrow that comes round. */
export const coinAgain: Svg =
  line('M30 -30 A42 42 0 1 0 42 6', C.mata, 11) + path('M8 -36 L44 -50 L42 -12Z', C.mata) + coin(0, 2, 0.86);
/** A price that goes up. */
export const tagUp: Svg =
  g(path('M-34 -24 L0 -54 L34 -24 V44 Q34 52 26 52 H-26 Q-34 52 -34 44Z', C.flamboyant), { transform: 'rotate(24)' }) +
  circ(13, -29, 8, C.branco) +
  path('M-8 -14 L18 14 H3 V40 H-19 V14 H-34Z', C.branco, { transform: 'translate(0 -2)' });
export const wallet: Svg =
  coin(10, -26, 0.8) +
  rect(-44, -22, 88, 64, 12, C.terra) +
  path('M-44 -8 V-14 A12 12 0 0 1 -32 -26 H24 L-30 -6Z', tint(C.terra, 0.22)) +
  rect(14, -4, 36, 26, 10, tint(C.terra, 0.3)) +
  circ(27, 9, 7, C.ipe);
/** A quota that goes over to somebody else's place. */
export const handedOver = (thing: Svg): Svg =>
  circ(37, 0, 16, C.branco, { stroke: C.mar, 'stroke-width': 6, 'stroke-dasharray': '9 7' }) +
  at(-34, 0, thing) +
  line('M-10 -34 C6 -52 26 -48 34 -36', C.mar, 9) +
  path('M16 -36 L46 -46 L46 -14Z', C.mar);
export const finishFlag: Svg =
  line('M-32 -48 V48', C.terra, 9) +
  rect(-30, -46, 72, 54, 3, C.branco) +
  each(
    [0, 1, 2].flatMap((row) => [0, 1, 2, 3].filter((i) => (i + row) % 2 === 0).map((i) => [i, row] as const)),
    ([i, row]) => rect(-30 + i * 18, -46 + row * 18, 18, 18, 0, C.tinta),
  );
export const piggyBank: Svg =
  rect(-28, 14, 15, 30, 5, shade(C.jabuticaba, 0.2)) +
  rect(10, 14, 15, 30, 5, shade(C.jabuticaba, 0.2)) +
  ell(-2, 2, 42, 32, C.jabuticaba) +
  path('M16 -40 L38 -36 L32 -12Z', shade(C.jabuticaba, 0.2)) +
  rect(32, -10, 18, 24, 8, shade(C.jabuticaba, 0.2)) +
  circ(22, -8, 5, C.branco) +
  rect(-20, -28, 26, 7, 3, C.tinta) +
  coin(-8, -42, 0.46);
/** A month that nobody knows. */
export const unknownDay = (calendar: Svg): Svg =>
  calendar + rect(-34, -8, 68, 48, 8, C.papel) + text(0, 36, '?', { size: 58, fill: C.jabuticaba });
