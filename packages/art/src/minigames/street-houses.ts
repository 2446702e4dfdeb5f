/** The town's six house types seen from the street, as the runner passes them. Each stands on 0 with its left edge at 0. */
import { PALETTE as C, shade, tint } from '../pictures/tokens.ts';
import { at, circ, each, line, path, rect, type Svg, times } from './svg.ts';

const PANE = '#A9DDF0';

/** A window with its frame and sill, `w` x `h` of glass. */
const pane = (x: number, y: number, w: number, h: number, frame: string = C.branco, glass = PANE): Svg =>
  rect(x - 5, y - 5, w + 10, h + 10, 6, frame) +
  rect(x, y, w, h, 3, glass) +
  path(`M${x + w * 0.1} ${y + h} L${x + w * 0.5} ${y} h${w * 0.26} L${x + w * 0.36} ${y + h}Z`, C.branco, {
    opacity: 0.4,
  }) +
  rect(x + w / 2 - 2, y, 4, h, 0, frame) +
  rect(x - 9, y + h + 5, w + 18, 7, 3, shade(frame, 0.16));

const door = (x: number, w: number, h: number, colour: string): Svg =>
  rect(x - 6, -h - 6, w + 12, h + 6, 8, C.branco) +
  rect(x, -h, w, h, 4, colour) +
  rect(x + w * 0.62, -h, w * 0.38, h, 4, shade(colour, 0.16)) +
  circ(x + w - 11, -h * 0.44, 4, C.ipe);

/** A wall in the light from the left, with its plinth. */
const wall = (w: number, h: number, colour: string): Svg =>
  rect(0, -h, w, h, 0, colour) +
  rect(w * 0.8, -h, w * 0.2, h, 0, shade(colour, 0.12)) +
  rect(0, -24, w, 24, 0, shade(colour, 0.22));

/** A hipped roof over a wall of height `h`, `rise` high, with rows of tiles. */
function hip(w: number, h: number, rise: number, roof: string): Svg {
  const rows = each([1, 2, 3], (row) => {
    const share = row / 4;
    const left = -18 + w * 0.3 * (1 - share);
    return line(`M${left} ${-h - rise * (1 - share)} H${w - left}`, shade(roof, 0.14), 4);
  });
  return (
    path(`M-18 ${-h} L${w * 0.26} ${-h - rise} H${w * 0.74} L${w + 18} ${-h}Z`, roof) +
    rows +
    path(`M${w * 0.74} ${-h - rise} L${w + 18} ${-h} H${w * 0.8} L${w * 0.62} ${-h - rise}Z`, shade(roof, 0.16)) +
    rect(-18, -h - 4, w + 36, 12, 5, shade(roof, 0.34))
  );
}

/** `Telhado de quatro águas`: low and broad. */
const hipped = (w: number): Svg =>
  wall(w, 168, '#FFE0B2') +
  hip(w, 168, 84, '#DB6A40') +
  door(28, 46, 122, '#A8482F') +
  pane(102, -126, 74, 58) +
  each([112, 132, 152, 170], (x, i) => circ(x, -54, 9, i % 2 === 0 ? C.flamboyant : C.ipeRosa)) +
  rect(98, -52, 84, 12, 5, '#9A5E40');

/** `Sobrado`: two floors, with a balcony. */
const twoFloors = (w: number): Svg =>
  wall(w, 288, '#BFE0F2') +
  hip(w, 288, 62, '#C4503A') +
  rect(0, -150, w, 9, 0, C.branco) +
  pane(22, -256, 44, 84, C.mar) +
  pane(w - 66, -246, 40, 52, C.mar) +
  rect(6, -176, 84, 10, 4, C.mar) +
  each([10, 26, 42, 58, 74, 84], (x) => rect(x, -176, 5, 34, 2, C.mar)) +
  rect(2, -146, 92, 9, 4, shade(C.mar, 0.2)) +
  door(24, 44, 112, C.mar) +
  pane(w - 66, -108, 40, 46);

/** `Casa de platibanda`: a curved parapet hides the roof, three arched openings below it. */
function parapet(w: number): Svg {
  const face = '#F7B5B5';
  const opening = (x: number): Svg =>
    path(`M${x - 6} 0 V-106 a26 26 0 0 1 52 0 V0Z`, C.branco) +
    path(`M${x} -24 V-106 a20 20 0 0 1 40 0 V-24Z`, PANE) +
    rect(x, -84, 40, 84, 0, C.jabuticaba) +
    rect(x + 19, -84, 3, 84, 0, shade(C.jabuticaba, 0.3));
  const crest = `M-8 -206 V-236 H${w * 0.2} Q${w * 0.26} -270 ${w * 0.5} -276 Q${w * 0.74} -270 ${w * 0.8} -236 H${w + 8} V-206Z`;
  return (
    wall(w, 210, face) +
    path(crest, tint(face, 0.4)) +
    path(`M${w * 0.8} -236 H${w + 8} V-206 H${w * 0.8}Z`, shade(face, 0.12)) +
    rect(-12, -214, w + 24, 12, 5, C.branco) +
    circ(w / 2, -240, 13, C.branco) +
    circ(w / 2, -240, 8, C.jabuticaba) +
    rect(0, -176, w, 6, 0, tint(face, 0.6)) +
    each([0.07, 0.385, 0.7], (share) => opening(w * share))
  );
}

/** `Casa de laje`: a flat slab with a water tank and washing, bare brick on one side. */
const slab = (w: number): Svg =>
  rect(w * 0.52, -268, 66, 62, 4, '#DDECC4') +
  rect(w * 0.52 + 44, -268, 22, 62, 4, shade('#DDECC4', 0.16)) +
  rect(w * 0.52 - 6, -310, 78, 46, 8, '#4F9FD8') +
  rect(w * 0.52 - 10, -318, 86, 12, 6, '#3A86BF') +
  each([8, 88], (x) => rect(x, -250, 5, 46, 2, '#7E5348')) +
  line('M10 -244 Q50 -234 90 -244', C.tinta, 3) +
  rect(22, -240, 22, 26, 3, C.flamboyant) +
  rect(54, -239, 24, 22, 3, C.lagoa) +
  wall(w, 200, '#CFE8B9') +
  rect(w * 0.72, -200, w * 0.28, 200, 0, '#C98570') +
  times(7, (i) => rect(w * 0.72, -182 + i * 26, w * 0.28, 4, 0, '#A9674F')) +
  rect(-10, -212, w + 20, 18, 4, '#EDE6F4') +
  rect(w * 0.72, -212, w * 0.28 + 10, 18, 4, '#CFC3DE') +
  door(92, 42, 114, C.mata) +
  pane(20, -140, 54, 52);

/** `Vendinha`: a shop under a striped awning; the page writes its name on the plate. */
function cornerShop(w: number, h: number, face: string, colour: string): Svg {
  const stripes = Math.round(w / 26);
  const step = (w + 16) / stripes;
  const awning = times(stripes, (i) =>
    path(`M${-8 + i * step} -150 h${step} v28 a${step / 2} 12 0 0 1 ${-step} 0Z`, i % 2 === 0 ? colour : C.papel),
  );
  const crates = each([C.flamboyant, C.ipe, C.folha, C.mel], (fruit, i) => {
    const x = 20 + i * 28;
    return each([0, 8, 16], (dx) => circ(x + 4 + dx, -38, 6, fruit)) + rect(x - 3, -38, 26, 26, 3, '#B9794D');
  });
  return (
    wall(w, h, face) +
    rect(-8, -h - 14, w + 16, 20, 5, '#C98070') +
    rect(-8, -h - 14, w + 16, 7, 4, '#E0A08C') +
    rect(18, -122, 118, 86, 5, '#FFE39A') +
    rect(18, -84, 118, 6, 0, '#C98F5E') +
    crates +
    door(w - 64, 44, 116, shade(colour, 0.2)) +
    awning +
    rect(-8, -154, w + 16, 8, 4, shade(colour, 0.2)) +
    rect(14, -h + 34, w - 28, 42, 13, shade(colour, 0.34)) +
    rect(14, -h + 30, w - 28, 42, 13, colour)
  );
}

/** `Prédio sem elevador`: four floors, a tank on the roof. */
function flats(w: number): Svg {
  const face = '#FFDD8F';
  const floors = times(4, (floor) => {
    const y = -330 + floor * 78;
    return each([16, w - 54], (x) => pane(x, y, 38, 40, C.branco, (floor + x) % 3 === 0 ? '#FFE9A8' : PANE));
  });
  return (
    rect(w * 0.3, -400, 60, 42, 4, '#E8DDF0') +
    rect(w * 0.3 + 42, -400, 18, 42, 4, '#C9BBD8') +
    wall(w, 352, face) +
    rect(w * 0.42, -352, w * 0.16, 352, 0, shade(face, 0.12)) +
    rect(-8, -366, w + 16, 18, 4, '#D98063') +
    floors +
    times(3, (i) => rect(w * 0.46, -300 + i * 78, w * 0.08, 26, 3, '#FFF3CF')) +
    door(w * 0.5 - 20, 40, 94, C.brasa)
  );
}

/** How wide the row of houses is before it repeats. */
export const ROW = 1440;

/** The whole row: every type once, the two shops between them. */
export const streetHouses = (): Svg =>
  at(0, 0, hipped(200)) +
  at(216, 0, cornerShop(252, 232, '#FFD3C2', C.mata)) +
  at(482, 0, twoFloors(160)) +
  at(662, 0, parapet(166)) +
  at(842, 0, flats(156)) +
  at(1012, 0, cornerShop(188, 232, '#E4D8F8', C.mar)) +
  at(1216, 0, slab(204));
