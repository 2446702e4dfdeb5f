/** Envelope and letter of credit (STYLE section 10). */
import { at, circ, g, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SCREEN } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { bidMembersBody, MEMBERS_BOX, type MembersMood } from '../scenes/bid-members.ts';
import { TABLE_SIDES, type TableSide } from '../scenes/bid-table.ts';
import { creditLetter as creditLetterBody } from '../scenes/credit-letter.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { envelope as envelopeBody } from '../scenes/letters.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { SCREEN_FRAME } from './frames.ts';

export { MEMBERS_MOODS, type MembersMood } from '../scenes/bid-members.ts';

/** The letter of credit as a sheet with the picture of the dream; small, it bears no words. */
export const creditLetter = (dream: DreamId, isSmall = false): Svg =>
  picture(`carta-${dream}`, { width: 180, height: 230, viewBox: '-92 -112 180 230' }, creditLetterBody(dream, isSmall));

/** The big letter that comes out of the envelope; without a dream it shows none. */
function openLetter(dream: DreamId | undefined): Svg {
  return at(
    0,
    -120,
    rect(-150, -190, 300, 440, 18, C.papel) +
      rect(-150, -190, 300, 54, 18, C.mata) +
      rect(-150, -160, 300, 24, 0, C.mata) +
      text(0, -152, 'CARTA DE CRÉDITO', { size: 25, fill: C.branco }) +
      (dream === undefined ? '' : at(0, -40, dreamTile(dream), 0.52)) +
      text(0, 72, 'Cota contemplada!', { size: 31, fill: C.jabuticaba }),
  );
}
/** The letter of a bid that won: its amount fills it. */
const wonLetter = (bid: number): Svg =>
  at(
    0,
    -120,
    rect(-150, -190, 300, 440, 18, C.papel) +
      rect(-150, -190, 300, 54, 18, C.mata) +
      rect(-150, -160, 300, 24, 0, C.mata) +
      text(0, -150, 'LANCE', { size: 30, fill: C.branco }) +
      circ(0, 0, 124, C.mel) +
      circ(0, -5, 124, C.ipe) +
      circ(0, -5, 106, '#FFF3CF') +
      text(0, 46, bid, { size: bid > 99 ? 108 : 148, fill: C.jabuticaba }),
  );
/** The climax of a bid that won, 768 x 1024 on transparent ground: light, the amount, and the player who leaps; the page moves the parts. */
export const wonBid = (persona: PersonRef, bid: number): Svg =>
  picture(
    'lance-ganho',
    SCREEN_FRAME,
    g(circ(384, 400, 300, '#FFF6E6', { opacity: 0.5 }) + circ(384, 400, 230, '#FFF6E6', { opacity: 0.6 })) +
      /* between title and faces, and before the table */
      g(confetti(SCREEN.width, 430, 60, 21, [40, 50, 690, 110]) + at(0, 750, confetti(SCREEN.width, 220, 30, 5)), {
        'data-part': 'confetti',
      }) +
      g(at(384, 590, envelopeBody({ open: 1, letter: wonLetter(bid) }), 1.34), { 'data-part': 'letter' }) +
      g(at(384, 986, figure({ persona, pose: 'pulo', expression: 'radiante' }).body, 1.06), { 'data-part': 'hero' }),
  );
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
  return picture(
    'cena-envelope',
    SCREEN_FRAME,
    rect(0, 0, SCREEN.width, SCREEN.height, 0, '#F8A48F') +
      sunburst(384, 560, 900, '#FBB9A4', 18, 0.75, 4) +
      (isOpen ? confetti(SCREEN.width, 560, 54, 21, [110, 96, 550, 80]) : '') +
      at(384, 660, envelopeBody({ open, letter: isOpen ? openLetter(dream) : '' }), 1.3) +
      at(110, 950, player.body, 0.74),
  );
}
