/** Envelope and letter of credit (STYLE section 10). */
import { at, circ, clip, each, g, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import type { Pose } from '../people/pose-places.ts';
import type { Expression, PersonRef, PoseName } from '../people/vocabulary.ts';
import { TABLE_SIDES, type TableSide } from '../scenes/bid-table.ts';
import { creditLetter as creditLetterBody } from '../scenes/credit-letter.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { closedLetter, envelope as envelopeBody } from '../scenes/letters.ts';
import { GATHERS } from '../scenes/moment-poses.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { SCREEN_FRAME } from './frames.ts';

/* Members of the group behind the table while a bid is opened: they wait with envelopes of their own, or clap. */

/** In px of the film's screen, 768 x 1024: the table's edge is the lower end. */
const MEMBERS_BOX = { x: -440, y: 330, width: 1_648, height: 400 } as const;
const EDGE = MEMBERS_BOX.y + MEMBERS_BOX.height;
export const MEMBERS_MOODS = ['waiting', 'cheering'] as const;
export type MembersMood = (typeof MEMBERS_MOODS)[number];

type Act = readonly [pose: PoseName, mood: Expression];
interface Member {
  readonly x: number;
  readonly who: PersonRef;
  readonly waiting: Act;
  readonly cheering: Act;
}
/** Those within 0 to 768 are seen on a phone, beside the envelope; the others on broad windows. */
const MEMBERS: readonly Member[] = [
  { x: -276, who: 'x13', waiting: ['segurar', 'neutro'], cheering: ['vitoria', 'radiante'] },
  { x: -96, who: 'x7', waiting: ['pensar', 'pensativo'], cheering: ['palmas', 'feliz'] },
  { x: 54, who: 'x21', waiting: ['segurar', 'pensativo'], cheering: ['palmas', 'radiante'] },
  { x: 716, who: 'x5', waiting: ['segurar', 'surpreso'], cheering: ['palmas', 'feliz'] },
  { x: 862, who: 'x16', waiting: ['cintura', 'neutro'], cheering: ['joia', 'radiante'] },
  { x: 1_040, who: 'x11', waiting: ['segurar', 'feliz'], cheering: ['palmas', 'feliz'] },
];
const SIZE = 0.9;
/** px to a unit that they are drawn for: phones show them at half of it */
const DETAIL = 0.45;

/** All of them look to the middle. */
const bidMembersBody = (mood: MembersMood): Svg =>
  clip(
    rect(MEMBERS_BOX.x, MEMBERS_BOX.y, MEMBERS_BOX.width, MEMBERS_BOX.height, 0, '#fff'),
    each(MEMBERS, ({ x, who, [mood]: [pose, expression] }, i) => {
      const flip = x > 384;
      const props = pose === 'segurar' ? { handB: at(0, 0, closedLetter, 0.3) } : {};
      const gaze = mood === 'waiting' ? { gaze: [0.9, 0.3] as const } : {};
      const drawn = figure({ persona: who, pose, expression, flip, props, ...gaze, bust: true, scale: DETAIL });
      return at(x, EDGE + 150 + (i % 2) * 14, drawn.body, SIZE);
    }),
  );

/** The letter of credit as a sheet with the picture of the dream; small, it bears no words. */
export const creditLetter = (dream: DreamId, isSmall = false): Svg =>
  picture(`carta-${dream}`, { width: 180, height: 230, viewBox: '-92 -112 180 230' }, creditLetterBody(dream, isSmall));

/** The big letter that comes out of the envelope; without a dream it shows none. */
function openLetter(dream: DreamId | undefined): Svg {
  return at(0, -120, [
    rect(-150, -190, 300, 440, 18, C.papel),
    rect(-150, -190, 300, 54, 18, C.mata),
    rect(-150, -160, 300, 24, 0, C.mata),
    text(0, -152, 'CARTA DE CRÉDITO', { size: 25, fill: C.branco }),
    dream === undefined ? '' : at(0, -40, dreamTile(dream), 0.52),
    text(0, 72, 'Cota contemplada!', { size: 31, fill: C.jabuticaba }),
  ]);
}
/** The letter of a bid that won: its amount fills it. */
const wonLetter = (bid: number): Svg =>
  at(0, -120, [
    rect(-150, -190, 300, 440, 18, C.papel),
    rect(-150, -190, 300, 54, 18, C.mata),
    rect(-150, -160, 300, 24, 0, C.mata),
    text(0, -150, 'LANCE', { size: 30, fill: C.branco }),
    circ(0, 0, 124, C.mel),
    circ(0, -5, 124, C.ipe),
    circ(0, -5, 106, '#FFF3CF'),
    text(0, 46, bid, { size: bid > 99 ? 108 : 148, fill: C.jabuticaba }),
  ]);
const hero = (persona: PersonRef, pose: PoseName | Pose, expression: Expression): Svg =>
  at(384, 986, figure({ persona, pose, expression }).body, 1.06);
/** The climax of a bid that won, 768 x 1024 on transparent ground: light, the amount, and the player who holds the breath and leaps; the page moves the parts. */
export const wonBid = (persona: PersonRef, bid: number): Svg =>
  picture('lance-ganho', SCREEN_FRAME, [
    g(circ(384, 400, 300, '#FFF6E6', { opacity: 0.5 }) + circ(384, 400, 230, '#FFF6E6', { opacity: 0.6 })),
    /* between title and faces, and before the table */
    g(confetti(SCREEN.width, 430, 60, 21, [40, 50, 690, 110]) + at(0, 750, confetti(SCREEN.width, 220, 30, 5)), {
      'data-part': 'confetti',
    }),
    g(at(384, 590, envelopeBody({ open: 1, letter: wonLetter(bid) }), 1.34), { 'data-part': 'letter' }),
    g(hero(persona, GATHERS, 'surpreso'), { 'data-part': 'waits', opacity: 0 }),
    g(hero(persona, 'pulo', 'radiante'), { 'data-part': 'hero' }),
  ]);
export interface EnvelopeScene {
  readonly persona?: PersonRef;
  readonly dream?: DreamId;
  /** 0 closed to 1 open; from 0.5 on the letter looks out */
  readonly open?: number;
}
/** Envelope alone, open or closed, 560 x 620. */
export const envelope = ({ dream, open = 1 }: EnvelopeScene = {}): Svg =>
  picture(
    'envelope',
    { width: 560, height: 620, viewBox: '-280 -420 560 620' },
    envelopeBody({ open, letter: open > 0.5 ? openLetter(dream) : '' }),
  );
/** px of a side of the table: beside and a little over the film's own 768 */
const TABLE_SIDE = { width: 1140, height: 1024 } as const;
/** What lies on the table beside the film of a bid, which ends 240 inside this picture. */
export const bidTableSide = (side: TableSide): Svg =>
  picture(
    `mesa-${side}`,
    { ...TABLE_SIDE, viewBox: `${side === 'left' ? -900 : 528} 0 ${TABLE_SIDE.width} ${TABLE_SIDE.height}` },
    TABLE_SIDES[side],
  );
/** The group behind the table of the bid, on transparent ground; its place in the film's screen is MEMBERS_BOX. */
export const bidMembers = (mood: MembersMood): Svg => {
  const { x, y, width, height } = MEMBERS_BOX;
  return picture(
    `lance-grupo-${mood}`,
    { width, height, viewBox: `${x} ${y} ${width} ${height}` },
    bidMembersBody(mood),
  );
};
/** The screen of the bid: rays, envelope, and the player who waits or cheers. */
export function envelopeScene({ persona = 1, dream, open = 1 }: EnvelopeScene = {}): Svg {
  const isOpen = open > 0.5;
  const player = figure({
    persona,
    pose: isOpen ? 'vitoria' : 'pensar',
    expression: isOpen ? 'radiante' : 'pensativo',
  });
  return picture('cena-envelope', SCREEN_FRAME, [
    rect(0, 0, SCREEN.width, SCREEN.height, 0, '#F8A48F'),
    sunburst(384, 560, 900, '#FBB9A4', 18, 0.75, 4),
    isOpen ? confetti(SCREEN.width, 560, 54, 21, [110, 96, 550, 80]) : '',
    at(384, 660, envelopeBody({ open, letter: isOpen ? openLetter(dream) : '' }), 1.3),
    at(110, 950, player.body, 0.74),
  ]);
}
