import { TEXT } from '../core/faces/text.ts';
import { wrap } from '../core/line-breaks.ts';
import { at, g, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { lines, nameText, text } from '../core/words.ts';
import { portraitBody } from '../people/portrait.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { logoBody } from '../scenes/logo.ts';
import { COLUMN, goldMedal, HEIGHT, ribbon, sheet, WIDTH } from './certificate-sheet.ts';
import { cardName } from './share.ts';

/** What stands on it. Words come whole: nothing is put together here. */
export interface CertificateWords {
  readonly title: string;
  readonly name: string;
  readonly conquered: string;
  readonly dream: string;
  /** how and when, one row each */
  readonly how: readonly string[];
  readonly code: string;
  /** where the code is checked */
  readonly where: string;
  /** side in modules and path data of the QR code that leads there */
  readonly qr: { readonly side: number; readonly path: string };
}

/** who played, and what was dreamt of with the medal over its corner */
const honours = (persona: PersonaId, dream: DreamId): Svg =>
  g(portraitBody({ persona, kind: 'frame_win', expression: 'radiante' }), {
    transform: 'translate(128 226) scale(1.42)',
  }) +
  at(566, 682, rect(-188, -176, 376, 376, 58, C.labio) + rect(-188, -188, 376, 376, 58, C.branco)) +
  at(566, 682, dreamTile(dream), 1.15) +
  at(730, 846, goldMedal(), 0.6);

/** A name as large as its row allows. */
function nameRow(name: string): Svg {
  const drawn = cardName(name);
  const size = Math.min(104, Math.floor(COLUMN.width / (Math.max(1, drawn.length) * 0.56)));
  return nameText(COLUMN.x, 392, drawn, { size, fill: C.tinta });
}
function dreamRows(dream: string): Svg {
  const size = dream.length > 16 ? 74 : 92;
  const rows = wrap(dream, COLUMN.width, size, 'titulo').slice(0, 2);
  const first = 582 - (rows.length - 1) * 18;
  return lines(COLUMN.x, first, rows, size, { size, fill: C.mata });
}

/** what proves it: the QR code on white, code and address beside it */
const proof = ({ qr, code, where }: CertificateWords): Svg =>
  at(836, 826, [
    rect(0, 8, 264, 264, 28, C.labioPapel),
    rect(0, 0, 264, 264, 28, C.branco),
    g(path(qr.path, C.tinta, { 'shape-rendering': 'crispEdges' }), {
      transform: `translate(4 4) scale(${256 / qr.side})`,
    }),
    text(306, 116, code, { size: 54, anchor: 'start', fill: C.tinta, spacing: 1 }),
    text(306, 174, where, {
      size: Math.min(31, Math.floor(500 / (where.length * 0.52))),
      anchor: 'start',
      face: TEXT,
      fill: C.tintaSuave,
    }),
  ]);

/** The certificate of a dream that came true, with its code. */
export const certificatePrint = (persona: PersonaId, dream: DreamId, words: CertificateWords): Svg =>
  picture(`certificado-folha-${persona}-${dream}`, { width: WIDTH, height: HEIGHT }, [
    sheet(),
    ribbon(words.title),
    honours(persona, dream),
    nameRow(words.name),
    text(COLUMN.x, 468, words.conquered, { size: 40, face: TEXT, fill: C.tintaSuave }),
    dreamRows(words.dream),
    lines(COLUMN.x, 676, words.how, 48, { size: 38, face: TEXT, fill: C.tintaSuave }),
    proof(words),
    at(336, 984, logoBody(0.6)),
  ]);
