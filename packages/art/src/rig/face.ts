/**
 * Face features in head space. Seen from the front they slide with `turn`; in profile (facing right) there is one
 * eye. An expression is eye form + brow lift + mouth; `blink` (0 .. 1) and `mouth` override it while somebody moves.
 */

import { type Colour, mix, shade } from '../core/colour.ts';
import { circ, ell, g, line, path, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import type { Expression, Look, MouthShape, Person } from './vocabulary.ts';

/** eye: aberto | feliz | baixo | firme | grande; brow: [inner lift, outer lift]; mouth: key of MOUTH */
type EyeForm = 'aberto' | 'feliz' | 'baixo' | 'firme' | 'grande' | 'fechado';
interface ExpressionParts {
  readonly eye: EyeForm;
  readonly brow: readonly [inner: number, outer: number];
  readonly mouth: MouthShape;
}
type Mouths = Readonly<Record<MouthShape, (p: Person) => Svg>>;

const EXPRESSIONS: Readonly<Record<Expression, ExpressionParts>> = {
  neutro: { eye: 'aberto', brow: [0, 0], mouth: 'leve' },
  feliz: { eye: 'aberto', brow: [3, 3], mouth: 'aberta' },
  radiante: { eye: 'feliz', brow: [5, 4], mouth: 'aberta' },
  triste: { eye: 'baixo', brow: [6, -3], mouth: 'triste' },
  determinado: { eye: 'firme', brow: [-2, 2], mouth: 'lado' },
  surpreso: { eye: 'grande', brow: [8, 8], mouth: 'oh' },
  pensativo: { eye: 'aberto', brow: [5, 0], mouth: 'lado' },
  sono: { eye: 'fechado', brow: [2, 0], mouth: 'leve' },
};
const LENS = 0.16;
const EYE_HEIGHT_OPEN = 8.6;
const EYE_INK = '#2B1A3A',
  THROAT = '#6B2238',
  TONGUE = '#F0717A';
const EYE_HEIGHT: Partial<Record<EyeForm, number>> = { grande: 10.5, baixo: 7, firme: 7.6 };

/** seen from the front; the last four are mouth shapes for speech */
const MOUTH: Mouths = {
  leve: (p: Person) => line('M-12 27 C-6 34 6 34 12 27', shade(p.skin, 0.55), 4.5),
  aberta: () =>
    path('M-18 24 C-8 27.5 8 27.5 18 24 C19 40 9 47 0 47 C-9 47 -19 40 -18 24Z', THROAT) +
    path('M-16.2 25 C-8 28 8 28 16.2 25 C16 29.5 15 32 14 33 C6 35 -6 35 -14 33 C-15 32 -16 29.5 -16.2 25Z', C.branco) +
    ell(0, 43.4, 8.5, 4.2, TONGUE),
  triste: (p: Person) => line('M-10 34 C-5 28.5 5 28.5 10 34', shade(p.skin, 0.55), 4.5),
  lado: (p: Person) =>
    line('M-12 30 C-4 33 8 32 14 24', shade(p.skin, 0.55), 4.5) +
    line('M14 21 C16 22 17 24 16.5 27', shade(p.skin, 0.4), 3),
  oh: () => ell(0, 33, 8, 10, THROAT) + ell(0, 38.5, 5, 3.6, TONGUE),
  falaA: () =>
    path('M-12 25 C-5 23 5 23 12 25 C14 38 7 43 0 43 C-7 43 -14 38 -12 25Z', THROAT) + ell(0, 39, 6.5, 3.6, TONGUE),
  falaE: () =>
    path('M-16 26 C-8 28 8 28 16 26 C16 35 8 38 0 38 C-8 38 -16 35 -16 26Z', THROAT) +
    path('M-14 27 C-7 29 7 29 14 27 L13 31 C6 33 -6 33 -13 31Z', C.branco),
  falaO: () => ell(0, 32, 7, 8, THROAT) + ell(0, 36, 4, 3, TONGUE),
  falaM: (p: Person) => line('M-10 30 C-4 31.5 4 31.5 10 30', shade(p.skin, 0.55), 4.8),
};
/** the same mouths from the side; the mouth ends at the edge of the face, x = 47 */
const SIDE_MOUTH: Mouths = {
  leve: (p: Person) => line('M46 29 C40 33 33 33 28 28', shade(p.skin, 0.55), 4.5),
  aberta: () =>
    path('M52 24 C44 27 33 27 24 22 C25 36 34 45 50 43Z', THROAT) +
    path('M52 24 C44 27 33 27 25 23 C25.5 28 27 30 28 31 C36 33 44 33 52 31Z', C.branco) +
    ell(43, 41, 9, 4, TONGUE),
  triste: (p: Person) => line('M45 34 C40 29 34 29 29 34', shade(p.skin, 0.55), 4.5),
  lado: (p: Person) => line('M46 31 C40 33 33 31 28 25', shade(p.skin, 0.55), 4.5),
  oh: () => ell(44, 32, 8, 9, THROAT),
  falaA: () => path('M52 25 C44 25 36 25 31 26 C31 36 38 42 52 41Z', THROAT) + ell(46, 39, 8, 3.4, TONGUE),
  falaE: () =>
    path('M52 26 C44 28 34 28 28 25 C29 34 38 37 52 36Z', THROAT) +
    path('M52 27 C44 29 34 29 29 26 L31 30 C38 32 46 32 52 31Z', C.branco),
  falaO: () => ell(45, 32, 7, 7, THROAT),
  falaM: (p: Person) => line('M46 30 H31', shade(p.skin, 0.55), 4.8),
};
const lid = (x: number, y: number, s: number, droop: number, skin: Colour) =>
  path(`M${x - 10} ${y - 11} H${x + 10} L${x + 10} ${y - droop - s * 1.4} L${x - 10} ${y - droop + s * 1.4}Z`, skin);

/** one eye; s = -1 left of the picture, 1 right; squash < 1 on the far side of a turned head */
function eye(p: Person, form: EyeForm, x: number, s: number, squash: number, blink: number) {
  if (form === 'feliz') return line(`M${x - 8} 3 C${x - 5} -8 ${x + 5} -8 ${x + 8} 3`, EYE_INK, 5);
  const closed = line(`M${x - 7.5 * squash} 1 C${x - 4} 5 ${x + 4} 5 ${x + 7.5 * squash} 1`, EYE_INK, 4.2);
  if (form === 'fechado' || blink > 0.6) return closed;
  const ry = (EYE_HEIGHT[form] ?? EYE_HEIGHT_OPEN) * (1 - 0.7 * blink);
  const lash = p.lashes ? line(`M${x + s * 5.4 * squash} -4.4 L${x + s * 10.4 * squash} -6.2`, EYE_INK, 2.8) : '';
  const ball =
    ell(x, 0, 6.6 * squash, ry, EYE_INK) +
    circ(x - 2 * squash, -ry * 0.4, 2.4, C.branco) +
    circ(x + 2, ry * 0.42, 1.2, C.branco, { opacity: 0.7 });
  if (form === 'firme') return ball + lid(x, 0, -s, 4.6, p.skin) + lash;
  if (form === 'baixo') return ball + lid(x, 0, s, 4.2, p.skin) + lash;
  return ball + lash;
}
const blushOf = (p: Person) => mix(p.skin, '#F0503F', 0.34);
const browWidth = (p: Person) => (p.moustache ? 6.5 : 4.6);

/** lines of age at the eye and the mouth: few, soft */
const wrinkles = (p: Person, x: number) =>
  p.old
    ? line(
        `M${x - 37} -3 L${x - 42} -6 M${x - 37} 3 L${x - 42.5} 4 M${x - 22} 22 C${x - 25} 26 ${x - 25} 30 ${x - 23} 34`,
        shade(p.skin, 0.26),
        2.4,
      ) +
      line(
        `M${x + 37} -3 L${x + 42} -6 M${x + 37} 3 L${x + 42.5} 4 M${x + 22} 22 C${x + 25} 26 ${x + 25} 30 ${x + 23} 34`,
        shade(p.skin, 0.26),
        2.4,
      )
    : '';

/** Features seen from the front; turn is -0.75 to 0.75. */
export function face(p: Person, turn: number, { expression, blink, mouth }: Look): Svg {
  const e = EXPRESSIONS[expression],
    fx = turn * 17,
    k = Math.abs(turn);
  const far = (s: number) => (s * turn > 0 ? 1 : 0);
  const ex = (s: number) => fx + s * 20 * (far(s) ? 1 - 0.16 * k : 1 - 0.04 * k);
  const squash = (s: number) => (far(s) ? 1 - 0.2 * k : 1);
  const brow = (s: number) => {
    const x = ex(s),
      [inn, out] = e.brow,
      yi = -18.5 - inn,
      yo = -14.5 - out;
    return line(`M${x - s * 8.5} ${yi} Q${x + s} ${Math.min(yi, yo) - 4.5} ${x + s * 10} ${yo}`, p.brow, browWidth(p));
  };
  const cheek = (s: number) =>
    ell(fx * 0.9 + s * 30 * (far(s) ? 1 - 0.3 * k : 1), 19, 9.5 * (far(s) ? 1 - 0.3 * k : 1), 6.5, blushOf(p), {
      opacity: 0.7,
    });
  const nx = fx * 1.5;
  const nose = path(
    `M${nx - 6} 13 C${nx - 6} 8 ${nx - 1} 7 ${nx + 1} 7 C${nx + 6} 7 ${nx + 8} 11 ${nx + 7} 14 ` +
      `C${nx + 5} 18.5 ${nx - 5} 18.5 ${nx - 6} 13Z`,
    shade(p.skin, 0.24),
  );
  const beard = p.beard
    ? path(
        'M-48 2 C-46 10 -44 14 -38 16 C-30 22 -14 18 0 18 C14 18 30 22 38 16 C44 14 46 10 48 2 C50 26 40 44 26 52 ' +
          'C12 62 -12 62 -26 52 C-40 44 -50 26 -48 2Z',
        p.hair,
      )
    : '';
  const tash = p.moustache
    ? g(
        path('M0 19 C-10 15 -24 19 -27 29 C-18 33 -6 31 0 27 C6 31 18 33 27 29 C24 19 10 15 0 19Z', p.hair) +
          path('M6 30 C14 32 22 31 27 29 C25 23 19 18.5 12 18.2 C20 22 18 28 6 30Z', shade(p.hair, 0.16)),
        { transform: `translate(${fx * 1.1} 0)` },
      )
    : '';
  const specs = p.glasses
    ? [-1, 1]
        .map((s) => circ(ex(s), 1, 15, C.branco, { 'fill-opacity': LENS, stroke: '#4A3A6E', 'stroke-width': 3.6 }))
        .join('') +
      line(`M${ex(-1) + 15} -1 Q${fx} -5 ${ex(1) - 15} -1`, '#4A3A6E', 3.6) +
      line(turn >= 0 ? `M${ex(-1) - 15} -1 L-48 -6` : `M${ex(1) + 15} -1 L48 -6`, '#4A3A6E', 3.6)
    : '';
  return (
    g(beard, { transform: `translate(${fx * 0.35} 0)` }) +
    cheek(-1) +
    cheek(1) +
    wrinkles(p, fx * 0.7) +
    eye(p, e.eye, ex(-1), -1, squash(-1), blink) +
    eye(p, e.eye, ex(1), 1, squash(1), blink) +
    brow(-1) +
    brow(1) +
    g(MOUTH[mouth ?? e.mouth](p), { transform: `translate(${fx * 1.1} ${p.moustache ? 2 : 0})` }) +
    tash +
    nose +
    specs
  );
}

/** features of the profile, facing right; the nose belongs to the skull (head.ts) */
export function sideFace(p: Person, { expression, blink, mouth }: Look): Svg {
  const e = EXPRESSIONS[expression],
    [inn, out] = e.brow;
  const brow = line(`M${36.5} ${-17.5 - inn} Q27 ${-22 - Math.max(inn, out)} 17 ${-14.5 - out}`, p.brow, browWidth(p));
  const beard = p.beard
    ? path('M-12 2 C-6 18 10 16 26 19 C36 20 44 22 50 22 C54 38 48 56 28 60 C4 60 -16 40 -18 12Z', p.hair)
    : '';
  const tash = p.moustache ? path('M52 19 C42 16 30 19 24 30 C34 33 46 31 52 26Z', p.hair) : '';
  const specs = p.glasses
    ? circ(28, 1, 14.5, C.branco, { 'fill-opacity': LENS, stroke: '#4A3A6E', 'stroke-width': 3.6 }) +
      line('M13 0 L-9 -4 M42 -1 L48 -3', '#4A3A6E', 3.6)
    : '';
  return (
    beard +
    ell(18, 20, 9.5, 6.5, blushOf(p), { opacity: 0.7 }) +
    eye(p, e.eye, 29, 1, 0.86, blink) +
    brow +
    SIDE_MOUTH[mouth ?? e.mouth](p) +
    tash +
    specs
  );
}
