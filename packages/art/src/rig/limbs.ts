/** Legs, shoes, running blade, arms. All in picture space; `far` limbs are one tone darker. */

import { type Colour, mix, shade, tint } from '../core/colour.ts';
import { g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { hand } from './hands.ts';
import { capsule, f, lerp } from './limb-shapes.ts';
import type { HandShape, Joints, Person, SolvedArm, SolvedLeg } from './vocabulary.ts';

const SHOE = 'M-13 -10 C-15 -2 -15 8 -12 12 L26 12 C33 12 34 5 30 1 C24 -4 15 -4 11 -12 C4 -17 -8 -17 -13 -10Z';
const TOE_CAP = 'M11 -12 C15 -4 24 -4 30 1 C33 4 33 6 32.4 7 L18 7 C20 0 12 -4 4 -15Z';
const HEEL = 'M-13 -10 C-15 -2 -15 4 -14 7 L-3 7 C-6 0 -6 -8 -4 -15.5 C-8 -15.5 -11 -13.5 -13 -10Z';
function shoe(L: SolvedLeg, J: Joints, colour: Colour) {
  const len = J.k > 0.4 ? 1 : 0.74;
  return g(
    path(SHOE, colour) +
      path('M-14 7 L32 7 C33 11 31 14 26 14 L-11 14 C-14 14 -15 10 -14 7Z', mix(colour, '#FFFFFF', 0.62)) +
      // the shadow side is on the right, whether that is the toe or the heel
      path(L.toe > 0 ? TOE_CAP : HEEL, shade(colour, 0.18)),
    {
      transform: `translate(${f(L.ankle[0])} ${f(L.ankle[1])}) scale(${L.toe * len} 1) rotate(${f(-L.foot * L.toe)})`,
    },
  );
}
/** running blade: socket below the knee, carbon spring that gives way under load (flex 0 .. 1) */
function blade(L: SolvedLeg, J: Joints) {
  const len = J.k > 0.4 ? 1 : 0.66,
    q = L.flex,
    sole = 69.5 - 7 * q,
    back = -15 - 6 * q;
  const spring =
    `M0 18 C-2 30 ${back - 2} ${36 - 4 * q} ${back} ${50 - 5 * q} ` +
    `C${back + 2} ${sole - 5} 0 ${sole} 14 ${sole} C20 ${sole} 24 ${sole} 29 ${sole - 0.5}`;
  const glint = `M${back + 2} ${45 - 5 * q} C${back + 2} ${59 - 6 * q} 2 ${sole - 4} 15 ${sole - 2.5}`;
  return g(
    g(line(spring, '#3A3358', 9) + line(glint, '#8C86B4', 2.6), { transform: `scale(${L.toe * len} 1)` }) +
      path('M-14.5 -3 C-14.5 14 -9 24 0 28 C9 24 14.5 14 14.5 -3Z', C.lagoa) +
      path('M3 -2 C5 12 4 22 0 28 C9 24 14.5 14 14.5 -3Z', shade(C.lagoa, 0.22)) +
      rect(-15, -7, 30, 9, 4.5, '#EDE7FF'),
    { transform: `translate(${f(L.knee[0])} ${f(L.knee[1])}) rotate(${f(-L.ang)})` },
  );
}
/** A leg with trousers, shorts or skirt, and its shoe or running blade. */
export function legSvg(L: SolvedLeg, J: Joints, p: Person, far: boolean) {
  const d = (c: Colour) => (far ? shade(c, 0.16) : c),
    kind = p.bottom.kind,
    cloth = d(p.bottom.color),
    skin = d(p.skin),
    w = p.w * 0.5 + 0.5;
  const bare = () =>
    L.isBlade
      ? capsule(L.hip, L.knee, 17 * w, 13 * w, skin) + blade(L, J)
      : capsule(L.knee, L.ankle, 13 * w, 9.5 * w, skin) +
        capsule(L.hip, L.knee, 17 * w, 13 * w, skin) +
        capsule(lerp(L.knee, L.ankle, 0.82), L.ankle, 11, 11, d(C.branco)) +
        shoe(L, J, d(p.shoes));
  // a seated skirt lies over the thigh; a standing one is drawn from the waist (clothes.ts)
  if (kind === 'skirt') return bare() + (J.sit ? capsule(L.hip, lerp(L.hip, L.knee, 0.94), 22 * w, 19 * w, cloth) : '');
  if (kind === 'shorts') {
    const hem = lerp(L.hip, L.knee, 0.62);
    return (
      bare() +
      capsule(L.hip, hem, 21 * w, 19.5 * w, cloth) +
      capsule(hem, lerp(L.hip, L.knee, 0.66), 19.6 * w, 19.4 * w, d(shade(p.bottom.color, 0.14)))
    );
  }
  const cuff = lerp(L.knee, L.ankle, 0.86),
    hem = d(kind === 'dungaree' ? tint(p.bottom.color, 0.35) : shade(p.bottom.color, 0.14));
  return (
    capsule(cuff, L.ankle, 9, 8.5, d(C.branco)) +
    shoe(L, J, d(p.shoes)) +
    capsule(L.knee, cuff, 15.5 * w, 14 * w, cloth) +
    capsule(L.hip, L.knee, 20 * w, 15.5 * w, cloth) +
    capsule(lerp(L.knee, L.ankle, 0.78), lerp(L.knee, L.ankle, 0.9), 15 * w, 14.8 * w, hem)
  );
}
/** arm with its hand; the carried thing (SVG drawn at the palm) lies between palm and fingers */
export function armSvg(M: SolvedArm, p: Person, far: boolean, kind: HandShape | undefined, thing = ''): Svg {
  const d = (c: Colour) => (far ? shade(c, 0.11) : c),
    top = p.top.kind,
    lining = p.top.inner ?? C.papel,
    cloth = d(p.top.color),
    skin = d(p.skin),
    w = p.w * 0.4 + 0.6;
  const h = hand(kind ?? (thing ? 'pinca' : 'solta'), M, skin, w * 1.02);
  const held = thing ? g(thing, { transform: `translate(${f(M.palm[0])} ${f(M.palm[1])})` }) : '';
  const grip = h.back + held + h.front;
  if (top === 'hoodie' || top === 'jacket' || top === 'blazer') {
    const cuff = lerp(M.elbow, M.hand, 0.94),
      stripeEnd = lerp(M.sh, M.elbow, 0.92),
      cuffColour = top === 'jacket' ? lining : shade(p.top.color, 0.2);
    return (
      grip +
      capsule(M.elbow, cuff, 13 * w, 11.5 * w, cloth) +
      capsule(M.sh, M.elbow, 16 * w, 13 * w, cloth) +
      capsule(lerp(M.elbow, M.hand, 0.84), cuff, 12 * w, 12 * w, d(cuffColour)) +
      (top === 'jacket'
        ? line(`M${f(M.sh[0])} ${f(M.sh[1] - 2)} L${f(stripeEnd[0])} ${f(stripeEnd[1])}`, d(lining), 4.5)
        : '')
    );
  }
  const hem = lerp(M.sh, M.elbow, 0.66);
  return (
    capsule(M.elbow, M.hand, 10.5 * w, 8.8 * w, skin) +
    capsule(M.sh, M.elbow, 13 * w, 10.5 * w, skin) +
    grip +
    capsule(M.sh, hem, 17 * w, 16 * w, cloth) +
    capsule(lerp(M.sh, M.elbow, 0.62), hem, 16 * w, 16 * w, d(p.top.stripes ?? shade(p.top.color, 0.16))) +
    capsule(M.sh, lerp(M.sh, M.elbow, 0.5), 17 * w, 16.2 * w, cloth)
  );
}
