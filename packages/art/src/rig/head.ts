/** The head: skull, ears, hair, face, things worn on it. Three views: front (turned a little), profile, back. */

import { type Colour, shade, tint } from '../core/colour.ts';
import { circ, clip, ell, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { face, sideFace } from './face.ts';
import { HAIR } from './hair.ts';
import { SIDE_HAIR } from './side-hair.ts';
import { f } from './skeleton.ts';
import type { Joints, Look, Person } from './vocabulary.ts';

const skull = (t: number) =>
  `M-49 -12 C-50 -66 50 -66 49 -12 C50 14 ${43 + t * 2} 34 ${25 + t * 6} 47 ` +
  `C${14 + t * 6} 57 ${-14 + t * 6} 57 ${-25 + t * 6} 47 C${-43 + t * 2} 34 -50 14 -49 -12Z`;
/** facing right: forehead, nose, lips, chin, jaw, back of the head */
const SIDE_SKULL =
  'M4 -57 C28 -58 44 -44 46 -24 C46.5 -16 44 -11 45 -5 C47.5 1 55 7 55 13 C55 18 50 19.5 46.5 20 ' +
  'C47.5 23 49 26 47.5 29 C49 33 47 36 45.5 38 C45 46 38 52.5 28 52.5 C15 53 4 48 -6 40 C-14 36 -20 34 -26 30 ' +
  'C-44 22 -52 6 -52 -12 C-52 -40 -28 -56 4 -57Z';

const earShape = (p: Person, x: number, s: number) =>
  ell(x, 6, 10, 13, s > 0 ? shade(p.skin, 0.12) : p.skin) + ell(x + s, 7, 5, 7, shade(p.skin, 0.24));
const ring = (p: Person, x: number, y = 25): Svg => circ(x, y, 7, 'none', { stroke: p.earring, 'stroke-width': 4 });

const helmetFront =
  path('M-57 -14 C-62 -80 62 -80 57 -14 C30 -26 -30 -26 -57 -14Z', C.ipe) +
  path('M14 -63 C46 -58 60 -40 57 -14 C48 -18 40 -20 32 -21 C36 -36 30 -52 14 -63Z', shade(C.ipe, 0.18)) +
  line('M-30 -48 C-18 -58 18 -58 30 -48 M-40 -34 C-20 -46 20 -46 40 -34', shade(C.ipe, 0.28), 5);
const helmetSide = (L: number) =>
  path('M-58 -6 C-64 -78 46 -88 56 -26 C58 -22 54 -19 48 -20 C20 -26 -10 -22 -30 -4 C-40 2 -54 2 -58 -6Z', C.ipe) +
  path(
    L > 0
      ? 'M24 -68 C44 -60 54 -42 56 -26 C58 -22 54 -19 48 -20 C42 -21.5 36 -22 30 -22 C38 -40 34 -56 24 -68Z'
      : 'M-58 -6 C-61 -40 -44 -62 -22 -70 C-36 -54 -42 -28 -38 -1 C-46 1 -55 1 -58 -6Z',
    shade(C.ipe, 0.18),
  ) +
  line('M-34 -46 C-22 -60 8 -64 26 -54 M-44 -30 C-30 -46 6 -50 34 -42', shade(C.ipe, 0.28), 5) +
  line('M-14 -8 C-8 10 4 34 18 50', shade(C.ipe, 0.4), 4);

function phonesFront(c: Colour, t: number): Svg {
  return (
    line(`M${-52 + t * 6} 2 C-58 -92 58 -92 ${52 + t * 4} 2`, shade(c, 0.12), 9) +
    (t > -0.5
      ? rect(-63 + Math.max(0, t) * 12, -14, 22, 38, 11, c) +
        rect(-63 + Math.max(0, t) * 12, -14, 9, 38, 4.5, tint(c, 0.3))
      : '') +
    (t < 0.5 ? rect(42 + Math.min(0, t) * 6, -14, 21, 38, 10, shade(c, 0.2)) : '')
  );
}
const phonesSide = (c: Colour) =>
  line('M-9 -4 C-10 -30 -6 -56 0 -68', shade(c, 0.12), 9) +
  rect(-22, -15, 27, 40, 13, shade(c, 0.2)) +
  rect(-22, -15, 22, 40, 11, c) +
  rect(-18, -9, 7, 26, 3.5, tint(c, 0.3));

/** What lies behind the body, what before it, and, seen from behind, what falls over the back. */
interface HeadLayers {
  readonly back: Svg;
  readonly front: Svg;
  readonly before: Svg;
}
function frontHead(p: Person, o: Look, t: number): HeadLayers {
  const hair = HAIR[p.hairStyle](p, t),
    shape = path(skull(t), p.skin);
  const ears =
    (t > -0.55 ? earShape(p, -48 + Math.max(0, t) * 14, -1) : '') +
    (t < 0.55 ? earShape(p, 48 + Math.min(0, t) * 14, 1) : '');
  const rings = p.earring
    ? (t > -0.5 ? ring(p, -49 + Math.max(0, t) * 14) : '') + (t < 0.5 ? ring(p, 49 + Math.min(0, t) * 14) : '')
    : '';
  const light =
    path('M26 -70 C42 -30 46 20 6 60 H80 V-70Z', shade(p.skin, 0.2), { opacity: 0.42 }) +
    ell(0, -38, 52, 22, shade(p.skin, 0.2), { opacity: 0.4 });
  const front =
    (hair.coversEars ? '' : ears) +
    shape +
    clip(path(skull(t)), light) +
    face(p, t, o) +
    hair.front +
    (hair.coversRings ? '' : rings) +
    (hair.over && !o.helmet ? hair.over : '') +
    (p.phones ? phonesFront(p.phones, t) : '') +
    (o.helmet ? helmetFront : '');
  return { back: hair.back ?? '', front, before: '' };
}
/** drawn facing right; facing left it is mirrored, and only the shaded sides are swapped */
function sideHead(p: Person, o: Look, dir: number) {
  const hair = SIDE_HAIR[p.hairStyle](p, dir);
  const shaded =
    dir > 0
      ? path('M34 -60 C40 -20 40 20 10 60 H80 V-60Z', shade(p.skin, 0.2), { opacity: 0.42 })
      : path('M-20 -60 C-30 -20 -20 20 -4 60 H-80 V-60Z', shade(p.skin, 0.2), { opacity: 0.42 });
  const ear = hair.coversEars ? '' : ell(-9, 7, 10, 13, shade(p.skin, 0.1)) + ell(-8, 8, 5, 7, shade(p.skin, 0.26));
  const nostril = path('M48 17 C45.5 19 43 17.5 43.5 15', 'none', {
    stroke: shade(p.skin, 0.3),
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
  const front =
    path(SIDE_SKULL, p.skin) +
    clip(path(SIDE_SKULL), shaded + ell(0, -40, 56, 22, shade(p.skin, 0.2), { opacity: 0.4 }) + sideFace(p, o)) +
    (p.glasses || p.moustache || p.beard ? sideExtras(p) : '') +
    nostril +
    hair.front +
    ear +
    (p.earring && !hair.coversRings ? ring(p, -9, 26) : '') +
    (hair.over && !o.helmet ? hair.over : '') +
    (p.phones ? phonesSide(p.phones) : '') +
    (o.helmet ? helmetSide(dir) : '');
  const flip = dir < 0 ? { transform: 'scale(-1 1)' } : {};
  return { back: g(hair.back ?? '', flip), front: g(front, flip), before: '' };
}
/** beard, moustache and glasses stand out beyond the line of the face */
const sideExtras = (p: Person) =>
  (p.moustache ? path('M54 19 C44 15 30 19 24 30 C34 33 48 31 55 26Z', p.hair) : '') +
  (p.glasses ? line('M42 -1 L48 -3', '#4A3A6E', 3.6) : '');

/** from behind: hair where the face would be */
function backHead(p: Person, _o: Look) {
  const hair = HAIR[p.hairStyle](p, 0),
    bald = p.hairStyle === 'careca' || p.hairStyle === 'raspado',
    cover = (p.hairStyle === 'boina' ? p.cap : p.hairStyle === 'lenco' ? p.scarf : undefined) ?? p.hair;
  const cap = bald
    ? path(
        'M-50 -18 C-52 20 -38 40 -20 45 C-8 48 8 48 20 45 C38 40 52 20 50 -18 C44 10 22 20 0 20 C-22 20 -44 10 -50 -18Z',
        p.hairStyle === 'careca' ? p.hair : shade(p.skin, 0.2),
      )
    : path('M-51 -10 C-54 -68 54 -68 51 -10 C52 18 42 38 26 44 C10 48 -10 48 -26 44 C-42 38 -52 18 -51 -10Z', cover) +
      path('M26 -58 C46 -40 50 20 22 45 C44 40 52 18 51 -10 C50 -36 42 -50 26 -58Z', shade(cover, 0.18)) +
      line('M-30 -34 C-22 -46 -10 -51 2 -52', tint(cover, 0.24), 6);
  const front =
    earShape(p, -48, -1) +
    earShape(p, 48, 1) +
    path(skull(0), p.skin) +
    cap +
    (p.phones ? phonesFront(p.phones, 0) : '');
  return { back: '', front, before: bald ? '' : (hair.back ?? '') };
}

/** { back, front } groups already placed at the solved head joint */
export function headSvg(J: Joints, p: Person, o: Look, tilt: number) {
  const view = o.back ? backHead(p, o) : J.profile ? sideHead(p, o, Math.sign(J.t)) : frontHead(p, o, J.t);
  const tf = { transform: `translate(${f(J.head[0])} ${f(J.head[1])}) rotate(${f(tilt)})` };
  return { back: g(view.back + view.before, tf), front: g(view.front, tf) };
}
