/** The certificate of a seat of a live group (LIVE section 6), on the same sheet as a dream's. */
import { TEXT } from '../core/faces/text.ts';
import { wrap } from '../core/line-breaks.ts';
import { at, g, line, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { lines, text } from '../core/words.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { logoBody } from '../scenes/logo.ts';
import { THING_PICTURES } from '../scenes/lucky.ts';
import { COLUMN, goldMedal, HEIGHT, ribbon, sheet, WIDTH } from './certificate-sheet.ts';

/** What stands on it. Words come whole: nothing is put together here. */
export interface LiveCertificateWords {
  readonly title: string;
  readonly nickname: string;
  /** the sentence, then what is known of letter and note, one row each */
  readonly sentence: string;
  readonly facts: readonly string[];
  /** before the line on which the name is written by hand */
  readonly name: string;
}

/** Who the picture is of. */
export interface LiveCertificateFacts {
  readonly persona: PersonaId;
  readonly dream: DreamId;
  /** all was paid: the face is glad and the medal lies on the good; otherwise a book stands there, since the good is not owned */
  readonly isPaid: boolean;
}

const SENTENCE = 44;
const FACT = 46;
const NAME_LINE = { y: 970, half: 380 } as const;

const honours = ({ persona, dream, isPaid }: LiveCertificateFacts): Svg =>
  g(portraitBody({ persona, kind: isPaid ? 'frame_win' : 'frame', expression: isPaid ? 'radiante' : 'feliz' }), {
    transform: 'translate(128 226) scale(1.42)',
  }) +
  at(566, 682, rect(-188, -176, 376, 376, 58, C.labio) + rect(-188, -188, 376, 376, 58, C.branco)) +
  at(566, 682, isPaid ? dreamTile(dream) : THING_PICTURES.livro, isPaid ? 1.15 : 3) +
  (isPaid ? at(730, 846, goldMedal(), 0.6) : '');

function column({ nickname, sentence, facts, name }: LiveCertificateWords): Svg {
  const size = Math.min(92, Math.floor(COLUMN.width / (nickname.length * 0.56)));
  const rows = wrap(sentence, COLUMN.width, SENTENCE);
  const first = 500;
  const below = first + rows.length * 60 + 40;
  const { y, half } = NAME_LINE;
  return (
    text(COLUMN.x, 372, nickname, { size, fill: C.tinta }) +
    lines(COLUMN.x, first, rows, 60, { size: SENTENCE, face: TEXT, fill: C.tinta }) +
    lines(COLUMN.x, below, facts, 66, { size: FACT, fill: C.mata }) +
    text(COLUMN.x - half, y, name, { size: 40, anchor: 'start', face: TEXT, fill: C.tintaSuave }) +
    line(`M${COLUMN.x - half + 330} ${y + 8} H${COLUMN.x + half}`, C.tinta, 4)
  );
}

/** Pixels of the whole sheet. */
export const CERTIFICATE_SIZE = { width: WIDTH, height: HEIGHT } as const;

/** The whole sheet. */
export const liveCertificate = (facts: LiveCertificateFacts, words: LiveCertificateWords): Svg =>
  picture(`certificado-ao-vivo-${facts.persona}-${facts.dream}-${facts.isPaid ? 1 : 0}`, CERTIFICATE_SIZE, [
    sheet(),
    ribbon(words.title),
    honours(facts),
    column(words),
    at(336, 984, logoBody(0.6)),
  ]);
