import { PALETTE as C } from '@consorcio/art/tokens';
import { arcadeCopy as copy } from '@consorcio/copy/arcade';
import { type Guest, PX, tapperConfig as T, type Tapper } from '@consorcio/minigames';
import type { DrawContext } from '../../canvas/draw-context.ts';
import type { Field } from '../../canvas/field.ts';
import type { Pen } from '../../canvas/pen.ts';
import { type BarLayout, barLayout } from './bar-layout.ts';
import type { TapperControls } from './controls.ts';
import { doorX, GUESTS, nextGuest, shownX, whoIs } from './door.ts';

/** Units above a counter's top where its board begins: guests are hidden from there down. */
const EDGE = 8;
/** Ticks that the arm stays out after a plate was sent, and that a served guest cheers. */
const SENT = 16;
const CHEER = 26;

/** The hearts' plate and where it lies, in units of the layout. */
const HEARTS = { width: 156, height: 56, beside: [16, 108], below: [16, 156] } as const;
/** How far from the right edge the arrow of a counter stands. */
const ARROW = 46;

const TWICE = { size: 18 } as const;
const LATE = { size: 26, fill: C.brasa, outline: C.papel } as const;
const STREAK = { size: 24 } as const;
const BREATHE = { size: 54, fill: C.mata } as const;

/** What the picture remembers of the last moments. Changes nothing of the game. */
export class RecentServes {
  /** Tick of the last plate of each counter. */
  readonly sent = [-99, -99, -99, -99];
  #cheering: readonly { readonly lane: number; readonly x: number; readonly who: number; readonly born: number }[] = [];

  cheer(lane: number, x: number, who: number, tick: number): void {
    this.#cheering = [...this.#cheering.slice(-5), { lane, x, who, born: tick }];
  }

  cheeringAt(tick: number) {
    if (this.#cheering.length > 0) this.#cheering = this.#cheering.filter(({ born }) => tick - born < CHEER);
    return this.#cheering;
  }
}

const topOf = ({ counters }: BarLayout, lane: number): number => counters[lane] ?? 0;

/** The sign's words and the counters, over the ground. */
export function drawGround(pen: Pen, field: Field): void {
  const { zoom, left, counters, closer } = barLayout(field.extra);
  for (const [lane, top] of counters.entries())
    field.putOn(pen.g, `balcao-${lane}`, -(left + closer) * zoom, top * zoom, zoom);
  pen.text(376, 184, copy.tapper.sign[0], { size: 34, fill: '#FFD9CC' });
  pen.text(376, 213, copy.tapper.sign[1], { size: 30, fill: C.ipe });
}

/** The whole picture, from the counters to the persona. */
export function drawTapper(
  context: DrawContext,
  s: Tapper,
  alpha: number,
  controls: TapperControls,
  bar: RecentServes,
): void {
  const { field } = context;
  const layout = barLayout(field.extra);
  drawHearts(field, s.hearts);
  if (s.streak >= 3) drawStreak(field, s.streak);
  const place = placeOf(s);
  for (let lane = 0; lane < T.LANES; lane += 1) drawLane(context, layout, s, lane, alpha, place, controls.mark, bar);
  drawPersona(context, layout, s, place, bar);
  if (s.breather > 0) drawBreather(field, layout, s.breather);
}

function drawLane(
  context: DrawContext,
  layout: BarLayout,
  s: Tapper,
  lane: number,
  alpha: number,
  place: number,
  mark: number | null,
  bar: RecentServes,
): void {
  const { field, isMotionReduced } = context;
  const y = topOf(layout, lane);
  const arrow = layout.right - ARROW;
  const isLit = s.busy > 0 ? s.goal === lane : s.lane === lane;
  if (isLit)
    field.shapes((pen) => pen.rect(layout.left, y - 92, layout.right - layout.left, 164, 0, 'rgb(255 243 196 / 50%)'));
  drawNext(field, s, lane, layout.left, y, isMotionReduced);
  for (const guest of s.guests)
    if (guest.lane === lane) drawGuest(field, guest, layout.left, y, s.tick, isMotionReduced);
  for (const { lane: at, x, who, born } of bar.cheeringAt(s.tick)) {
    if (at !== lane) continue;
    const age = s.tick - born;
    const hop = isMotionReduced ? 0 : Math.abs(Math.sin((age / CHEER) * Math.PI * 2)) * 16;
    const { g } = field.pen;
    g.globalAlpha = Math.min(1, (CHEER - age) / 8);
    field.putAbove(`cliente-${who}-feliz`, x, y + 58 - hop, y - EDGE);
    g.globalAlpha = 1;
  }
  // The other counters are part of the ground; this one lies over its light.
  if (isLit) field.put(`balcao-${lane}`, -layout.closer, y);
  if (Math.abs(place - lane) >= 0.5) field.put(mark === lane ? 'seta-marcada' : 'seta', arrow, y + 21);
  else if (mark === lane) field.put('seta-marcada', arrow, y + 21);
  for (const guest of s.guests)
    if (guest.lane === lane) drawWish(field, guest, layout.left, y, s.tick, isMotionReduced);
  for (const plate of s.plates) {
    if (plate.lane !== lane) continue;
    const x = (plate.x - T.SLIDE * alpha) / PX;
    field.put('risco', x + 50, y - 6);
    field.put(`prato-${plate.food}`, x, y - 6);
  }
}

type Mood = 'bem' | 'espera' | 'mal';
const moodOf = ({ patience, full }: Guest): Mood =>
  patience * 4 < full ? 'mal' : patience * 2 < full ? 'espera' : 'bem';
/** Names of the sprites, made once. */
const CLIENTS = Array.from({ length: GUESTS }, (_, who) => ({
  bem: `cliente-${who}-bem`,
  espera: `cliente-${who}-espera`,
  mal: `cliente-${who}-mal`,
}));

/** Who comes next stands at the door, so that a queue is seen before it is inside. */
function drawNext(field: Field, s: Tapper, lane: number, left: number, y: number, isMotionReduced: boolean): void {
  const next = nextGuest(s, lane);
  if (next === null) return;
  field.putAbove(CLIENTS[next.who]?.bem ?? '', doorX(isMotionReduced ? 1 : next.stepped, left), y + 58, y - EDGE);
}

/** Guests bob as they walk; they stand with their feet behind the counter. */
function drawGuest(field: Field, guest: Guest, left: number, y: number, tick: number, isMotionReduced: boolean): void {
  const x = shownX(guest, left);
  const isWalking = x > doorX(1, left) && (guest.patience === guest.full || guest.x < T.SEATED);
  const bob = isWalking && !isMotionReduced ? Math.abs(Math.sin(tick / 5)) * 5 : 0;
  field.putAbove(CLIENTS[whoIs(guest)]?.[moodOf(guest)] ?? '', x, y + 58 - bob, y - EDGE);
}

/** Bubble with what is wanted; the bar is the patience, green, yellow, red and also shorter. */
function drawWish(field: Field, guest: Guest, left: number, y: number, tick: number, isMotionReduced: boolean): void {
  if (guest.x < T.SEATED - 40 * PX) return;
  const share = guest.patience / guest.full;
  const isLate = share < 0.25;
  const shake = isLate && !isMotionReduced ? (tick % 32 < 16 ? 2 : -2) : 0;
  const [x, top] = [shownX(guest, left) + 74 + shake, y - 84];
  field.put(`pedido-${guest.food}${guest.need > 1 ? '-dois' : ''}`, x, top);
  const mood = share > 0.5 ? 'bem' : share > 0.25 ? 'espera' : 'mal';
  field.putPart(`paciencia-${mood}`, x - 30, top + 18, Math.max(0.14, share));
  if (guest.hurried) field.put('relogio', x + 32, top - 34);
  if (guest.need > 1) field.words(x + 30, top + 8, '×2', TWICE);
  if (isLate) field.words(x - 32, top - 22, '!', LATE);
}

/** Beside the sign, as large as in the layout; where the counters above take a broader row, a little lower. */
function drawHearts(field: Field, hearts: number): void {
  const [x, y] = field.fromLayout(field.extra > 0 ? HEARTS.below : HEARTS.beside);
  const size = 1 / field.zoom;
  const draw = ({ g }: Pen): void => {
    field.putOn(g, 'vidas', 0, 0, size);
    for (let i = 0; i < T.HEARTS; i += 1)
      field.putOn(g, i < hearts ? 'vida' : 'vida-perdida', (34 + i * 44) * size, 26 * size, size);
  };
  field.plate('hearts', String(hearts), draw, HEARTS.width * size, HEARTS.height * size, x, y);
}

function drawStreak(field: Field, streak: number): void {
  const size = 1 / field.zoom;
  const [left, top] = field.fromLayout([560, 150]);
  field.putScaled('faixa', left, top, size);
  const [middle, base] = field.fromLayout([642, 181]);
  field.words(middle, base, copy.tapper.streak(streak), STREAK, size);
}

/** Where the persona is on its way: counters, with their fraction. */
function placeOf({ lane, goal, busy }: Tapper): number {
  const way = Math.abs(goal - lane) * T.MOVE;
  if (busy === 0 || way === 0) return lane;
  const gone = Math.min(way, way + T.SERVE - busy);
  return lane + ((goal - lane) * gone) / way;
}

/** Which drawing of the persona shows; words of the sheet. */
function poseOf(s: Tapper, vigor: number, bar: RecentServes): string {
  if (s.breather > 0) return 'respira';
  if (s.shrug > 0) return 'ninguem';
  if (s.busy > T.SERVE) return `anda-${Math.floor(s.tick / 6) % 2}`;
  if (s.busy > 0) return 'serve';
  if (s.tick - (bar.sent[s.lane] ?? -99) < SENT) return 'enviou';
  if (vigor < 50) return 'sem-forca';
  if (s.tick % 240 < 9) return 'pisca';
  if (vigor < 100) return 'cansado';
  if (s.streak > 5) return 'contente';
  return s.tick % 144 < 60 ? 'respirando' : 'pronto';
}

function drawPersona(
  { field, vigor, isMotionReduced }: DrawContext,
  layout: BarLayout,
  s: Tapper,
  place: number,
  bar: RecentServes,
): void {
  const x = layout.personaX;
  const y = topOf(layout, 0) + place * layout.band + 78;
  const pose = poseOf(s, vigor, bar);
  const since = s.tick - (bar.sent[s.lane] ?? -99);
  // Squash and stretch as the plate leaves.
  const stretch = isMotionReduced || since >= 7 ? 1 : 1 + 0.06 * Math.sin((since / 7) * Math.PI);
  field.put('sombra', x + 6, y + 2);
  field.putScaled(pose, x, y, 2 - stretch, stretch);
  if (pose === 'serve') {
    const guest = s.guests.find(({ lane }) => lane === s.goal);
    if (guest !== undefined) field.putScaled(`prato-${guest.food}`, x - 72, y - 118, 0.8);
  }
  if (vigor < 100) field.put('suor', x + 34, y - 176);
}

function drawBreather(field: Field, layout: BarLayout, left: number): void {
  const [middle, top] = [(layout.left + layout.right) / 2, topOf(layout, 1)];
  field.shapes((pen) => {
    pen.rect(layout.left, topOf(layout, 0) - 92, layout.right - layout.left, 1024, 0, 'rgb(214 241 250 / 45%)');
    pen.rect(middle - 190, top + 26, 380, 110, 40, C.labio).rect(middle - 190, top + 18, 380, 110, 40, C.papel);
    pen.rect(middle - 150, top + 106, (300 * left) / T.BREATHER, 8, 4, C.folha);
  });
  field.words(middle, top + 90, copy.tapper.breather, BREATHE);
}
