/**
 * Share cards, 1200 x 630: one big picture on the left, name and line on the right. The share page shows a form of its own: it
 * says the claim itself, below, and a phone has less to load of people who are shown small.
 */
import type { BadgeGrade, BadgeType } from '@consorcio/rules/vocabulary';
import { mix } from '../core/colour.ts';
import { TEXT } from '../core/faces/text.ts';
import { fillLines, wrap } from '../core/line-breaks.ts';
import { at, clip, each, filtered, g, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { lines, nameText, text } from '../core/words.ts';
import { personOf } from '../people/cast.ts';
import { figure } from '../people/figure.ts';
import type { PersonaId } from '../people/vocabulary.ts';
import { medal } from '../scenes/badges.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { dreamTile } from '../scenes/dreams/dreams.ts';
import { logoBody } from '../scenes/logo.ts';
import { confetti, sunburst } from '../scenes/party.ts';

const softShadow = (x: number, y: number, w: number, h: number, r: number): Svg =>
  filtered(
    rect(x + 6, y + 18, w - 12, h, r, C.tinta, { opacity: 0.26 }),
    'x="-20%" y="-20%" width="140%" height="150%"',
    '<feGaussianBlur stdDeviation="14"/>',
  );
/** Paper panel with lower lip and soft shadow. */
const panel = (x: number, y: number, w: number, h: number, { fill = C.papel, lip = C.labioPapel, r = 32 } = {}) =>
  softShadow(x, y, w, h, r) + rect(x, y + 8, w, h, r, lip) + rect(x, y, w, h, r, fill);

const WIDTH = 1200;
const HEIGHT = 630;
/** the text column, right of the person before the picture */
const COLUMN = { x: 706, width: 464 } as const;
/** letters that the two fonts can draw; others (emoji, other scripts) are left out of the picture */
const DRAWABLE = /[^\u0020-\u024F\u1E00-\u1EFF\u2010-\u2026]/gu;
const LONGEST_NAME = 44;

/** A player's name as the card can show it: drawable letters, cut with an ellipsis when very long. */
export function cardName(name: string): string {
  const letters = Array.from(name.normalize('NFC').replace(DRAWABLE, '').replace(/\s+/g, ' ').trim());
  return letters.length > LONGEST_NAME
    ? `${letters
        .slice(0, LONGEST_NAME - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
/** ems of a row: a mean for usual letters, more for those that are nearly twice as wide */
const LETTER = 0.58;
const WIDE_LETTER = 0.95;
const emsOf = (row: string): number => {
  const letters = row.normalize('NFD').replace(/\p{M}/gu, '');
  const wide = letters.match(/[MWmw@%ÆŒæœ]/g)?.length ?? 0;
  return Math.max(letters.length * LETTER, wide * WIDE_LETTER + (letters.length - wide) * 0.5);
};
/** One row of the name where it fits, else smaller ones, none left out; the last row stands on the same line. */
function nameRows(name: string): Svg {
  const inRows = (size: number) => ({ size, rows: wrap(name, COLUMN.width, size, 'titulo') });
  const large = inRows(name.length > 17 ? 44 : 62);
  const { rows, size: height } = large.rows.length > 2 ? inRows(34) : large;
  const longest = Math.max(1, ...rows.map(emsOf));
  // a single long word is made smaller until it fits
  const size = Math.min(rows.length > 1 ? Math.min(height, 44) : height, Math.floor(COLUMN.width / longest));
  const y = 178 - (rows.length - 1) * size;
  return each(rows, (row, i) => nameText(COLUMN.x, y + i * size, row, { size, anchor: 'start', fill: C.branco }));
}
/** Sizes of words that two rows do not hold, with the rows that have room above the claim. */
const LONG_WORDS = [
  [38, 3],
  [32, 4],
] as const;
/** Two rows without a single word left over, as large as they can be; more rows only for very long words. */
function wordRows(words: string): { readonly rows: readonly string[]; readonly size: number } {
  const isGood = (rows: readonly string[]): boolean =>
    rows.length === 1 || (rows.length === 2 && rows.every((row) => row.includes(' ')));
  for (const size of [50, 46, 42]) {
    for (const breakRows of [fillLines, wrap]) {
      const rows = breakRows(words, COLUMN.width, size, 'titulo');
      if (isGood(rows)) return { rows, size };
    }
  }
  for (const [size, most] of LONG_WORDS) {
    const rows = wrap(words, COLUMN.width, size, 'titulo');
    if (rows.length <= most) return { rows, size };
  }
  return { rows: wrap(words, COLUMN.width, 26, 'titulo').slice(0, 4), size: 26 };
}

/** What was done: in one sentence, or with the name of the thing in lines of its own. */
export type CardWords = string | readonly [sentence: string, thing: string];
/** Two rows of a thing's name need more room than one: name and sentence stand higher by this, what follows lower. */
const ROOM = 26;
const roomFor = (words: CardWords): number =>
  typeof words !== 'string' && wordRows(words[1]).rows.length > 1 ? ROOM : 0;
/** Below the name. */
function wordLines(words: CardWords): Svg {
  const [sentence, thing] = typeof words === 'string' ? [words, ''] : words;
  const whole = wordRows(thing === '' ? sentence : thing);
  const large =
    whole.rows.length === 1 ? Math.min(62, Math.floor(COLUMN.width / emsOf(whole.rows[0] ?? ''))) : whole.size;
  const size = thing === '' ? whole.size : large;
  const top = thing === '' ? 242 : 236 + size;
  return (
    (thing === '' ? '' : text(COLUMN.x, 228, sentence, { size: 32, face: TEXT, anchor: 'start', fill: C.branco })) +
    lines(COLUMN.x, top, whole.rows, size * 1.06, { size, anchor: 'start', fill: C.ipe })
  );
}

const CLAIM = ['No consórcio, um grupo paga', 'todo mês, e as cartas saem', 'por sorteio ou lance.'];

/** Where a card is shown: in link previews, or on the share page. */
export type CardForm = 'preview' | 'page';
/** px of the picture to its units, on a phone. */
const PAGE_SCALE = 0.3;
/** Pieces of paper; the page has its own around the card. */
const CONFETTI = { preview: 70, page: 0 } as const;
/** Of the person before the picture, large enough for the thumbnail of a link. */
const BEFORE = { scale: 1.2, x: 580 } as const;
/** Two forms of a card are two pictures. */
const nameOf = (id: string, form: CardForm): string => (form === 'page' ? `${id}-pagina` : id);
/** A person whose units are `scale` units of the card. */
const detail = (form: CardForm, scale = 1): { readonly scale?: number } =>
  form === 'page' ? { scale: scale * PAGE_SCALE } : {};

interface Card {
  readonly name: string;
  readonly art: Svg;
  readonly words: CardWords;
  /** who stands before the picture */
  readonly person: PersonaId | null;
  /** stamped on the picture; '' for nothing */
  readonly seal?: string;
  /** the person walks beside a pale second self */
  readonly hasGhost?: boolean;
  readonly form: CardForm;
}
/** A stamp, put down a little askew; one row or two. */
function stamp(words: string): Svg {
  const SIZE = 38;
  const rows = wrap(words, 380, SIZE, 'titulo');
  const [width, height] = [46 + SIZE * Math.max(...rows.map(emsOf)), 34 + rows.length * SIZE];
  const body =
    rect(-width / 2, -height / 2, width, height, 20, C.branco, { stroke: C.mata, 'stroke-width': 7 }) +
    lines(0, SIZE * (0.86 - rows.length / 2), rows, SIZE, { size: SIZE, fill: C.mata });
  return `<g transform="rotate(-4)">${body}</g>`;
}
/** What the game is, below the words. */
const claim = (): Svg =>
  lines(COLUMN.x, 394, CLAIM, 38, { size: 28, face: TEXT, anchor: 'start', fill: C.branco }) +
  rect(COLUMN.x - 4, 500, 316, 60, 30, C.papel) +
  text(COLUMN.x + 154, 539, '#VAIDECONSORCIO', { size: 29, fill: C.jabuticaba });

function card(id: string, { art, name, words, person, seal = '', hasGhost = false, form }: Card): Svg {
  const pose = { pose: 'celebra', flip: true, expression: 'radiante', shadow: false } as const;
  const before = person === null ? '' : figure({ persona: person, ...pose, ...detail(form, BEFORE.scale) }).body;
  const room = roomFor(words);
  return picture(nameOf(id, form), { width: WIDTH, height: HEIGHT }, [
    rect(0, 0, WIDTH, HEIGHT, 0, '#7A55C9'),
    sunburst(330, 320, 1100, '#8E6BDA', 20, 0.6, 4),
    confetti(WIDTH, HEIGHT, CONFETTI[form], 17, [690, 110, 490, 450]),
    panel(60, 84, 462, 462, { fill: C.branco, lip: C.labio, r: 56 }),
    at(291, 315, art),
    seal === '' ? '' : at(262, 520, stamp(seal)),
    hasGhost ? g(at(BEFORE.x - 150, 640, before, BEFORE.scale), { opacity: 0.5 }) : '',
    at(BEFORE.x, 640, before, BEFORE.scale),
    at(0, -room, nameRows(cardName(name)) + wordLines(words)),
    form === 'preview' ? at(0, room, claim()) : '',
  ]);
}
const dreamArt = (dream: DreamId): Svg => at(0, 0, dreamTile(dream, { r: 30 }), 1.43);
const window_ = (body: Svg): Svg => clip(rect(-214, -214, 428, 428, 44, '#fff'), body);

/**
 * A dream that came true. `words` stand below the name, such as 'Conquistou seu sonho de', 'Carro novo'; `seal` that of
 * its contract, '' without one; `person` who played it.
 */
export const campaignCard = (
  name: string,
  dream: DreamId,
  words: CardWords,
  seal = '',
  form: CardForm = 'preview',
  person: PersonaId = 4,
): Svg =>
  card(`cartao-campanha-${dream}`, {
    name,
    words,
    seal,
    form,
    person,
    art: dreamArt(dream),
  });

/** Another choice of a campaign, in a sentence below the title: who played it beside who would have. */
export const whatIfCard = (title: string, dream: DreamId, sentence: string, person: PersonaId): Svg =>
  card(`cartao-e-se-${dream}`, {
    name: title,
    words: sentence,
    form: 'preview',
    person,
    hasGhost: true,
    art: dreamArt(dream),
  });

/** A badge that was earned by who plays as `person`. */
export const badgeCard = (
  name: string,
  type: BadgeType,
  grade: BadgeGrade,
  words: CardWords,
  form: CardForm = 'preview',
  person: PersonaId = 1,
): Svg =>
  card(`cartao-conquista-${type}-${grade}`, {
    name,
    words,
    form,
    person,
    art: rect(-214, -214, 428, 428, 44, C.lilas) + at(0, -10, medal(type, grade), 1.56),
  });

/** The player's person, before their dream where the link names it. */
export function avatarCard(
  name: string,
  persona: PersonaId,
  words = 'Esse é meu avatar no jogo',
  form: CardForm = 'preview',
  dream?: DreamId,
): Svg {
  const all = { name, words, form };
  if (dream !== undefined)
    return card(`cartao-avatar-${persona}-${dream}`, { ...all, art: dreamArt(dream), person: persona });
  const ground = personOf(persona).bg ?? C.ceu;
  const hero = figure({ persona, pose: 'acenar', expression: 'radiante', shadow: false, ...detail(form) });
  const art = window_(
    rect(-214, -214, 428, 428, 0, mix(ground, '#FFFFFF', 0.5)) +
      sunburst(0, 60, 520, mix(ground, '#FFFFFF', 0.72), 18, 0.8, 4) +
      at(-20, 540, hero.body, 1.72),
  );
  return card(`cartao-avatar-${persona}`, { ...all, art, person: null });
}
/** The card of a link that names nothing in particular. */
export const defaultCard = (form: CardForm = 'preview'): Svg =>
  picture(nameOf('cartao', form), { width: WIDTH, height: HEIGHT }, [
    rect(0, 0, WIDTH, HEIGHT, 0, '#7A55C9'),
    sunburst(600, 330, 1100, '#8E6BDA', 20, 0.6, 4),
    confetti(WIDTH, HEIGHT, CONFETTI[form], 17, [300, 60, 600, 250]),
    at(600, 180, logoBody(1.16)),
    each([2, 4, 1, 3], (persona, i) =>
      at(
        222 + i * 252,
        690,
        figure({
          persona,
          pose: i % 2 ? 'celebra' : 'acenar',
          expression: 'radiante',
          shadow: false,
          ...detail(form, 0.74),
        }).body,
        0.74,
      ),
    ),
    rect(442, 306, 316, 60, 30, C.papel),
    text(600, 345, '#VAIDECONSORCIO', { size: 29, fill: C.jabuticaba }),
  ]);
