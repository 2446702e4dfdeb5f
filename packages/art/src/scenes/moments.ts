/**
 * Pictures for the popup slot: 516 x 244, drawn around 0,0, floor at y = 104. Each takes the player's persona and,
 * where a dream is shown, its id. They are also the last pictures of the short films.
 */
import { dreamCycles } from '@consorcio/rules/queries';
import { shade } from '../core/colour.ts';
import { at, circ, each, g, line, path, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import { posed } from '../people/posed.ts';
import type { PersonRef } from '../people/vocabulary.ts';
import { ICON } from '../ui/icons.ts';
import { fundJar } from './assembly.ts';
import { creditLetter } from './credit-letter.ts';
import type { DreamId } from './dreams/dream.ts';
import { sofa } from './furniture.ts';
import { ball, globeBody } from './globe.ts';
import { dog } from './items.ts';
import { closedLetter } from './letters.ts';
import {
  bill,
  empty,
  FLOOR,
  hallWall,
  home,
  lateStamp,
  padlock,
  paidStamp,
  person,
  rays,
  room,
  tile,
  workAndRest,
} from './moment-parts.ts';
import { PLUGS_IN, READS_BILL, WEIGHS } from './moment-poses.ts';
import { emptyPurse, paintBrush, paintPot } from './moment-things.ts';
import { confetti, sunburst } from './party.ts';
import { payingIn } from './paying-in.ts';
import { BAG, BURGER, DISCO, PIZZA } from './place-icons.ts';
import { cloud, ipe, tree } from './props.ts';
import { cloudPlug, heldSocket, sparks } from './unplugged.ts';

/** Of a month's popups: the page lets who stands in them breathe and blink. */
export const MOMENTS_OF_A_MONTH = [
  'semEsforco',
  'semEnergia',
  'parcela',
  'parcelaCurta',
  'vish',
  'pago',
  'faltam',
  'lanceOpcoes',
  'lancePerdido',
  'sorteio',
  'naoFoi',
  'carta1',
  'carta2',
  'encerrado',
] as const;
/** Popups first, then the four pictures of the tutorial. */
export const MOMENT_NAMES = [
  ...MOMENTS_OF_A_MONTH,
  'novoJogo',
  'semConexao',
  'jornada',
  'escolha',
  'pagarEGuardar',
  'sonhoZero',
] as const;
export type MomentName = (typeof MOMENT_NAMES)[number];

/** What a moment may show; each takes what it needs. */
export interface MomentFacts {
  readonly persona: PersonRef;
  readonly dream: DreamId;
  /** cycles paid, and cycles of the dream */
  readonly n: number;
  readonly total: number;
  /** the player's quota, the drawn one, and all that wait */
  readonly own: number;
  readonly drawn: number;
  readonly numbers: readonly number[];
  /** whose bid was higher */
  readonly winner: PersonRef;
  /** The people are marked for a page that lets them breathe and blink. */
  readonly lives: boolean;
}
/** The dream with what is paid of it, and the player with the money of the instalment in hand. */
const instalment = ({ persona, dream, n, total, lives }: MomentFacts, expression: 'feliz' | 'preocupado'): Svg =>
  home('#F3EAFB', '#DCCDF2', 44) +
  at(-104, -12, circ(0, 0, 110, C.papel) + at(0, -12, tile(dream, { n, total }, 0.5))) +
  at(-104, 88, [
    rect(-84, -20, 168, 46, 23, shade(C.jabuticaba, 0.34)),
    rect(-84, -24, 168, 46, 23, C.jabuticaba),
    text(0, 8, `${Math.min(n + 1, total)} de ${total} ciclos`, { size: 25, fill: C.branco }),
  ]) +
  person(146, 0.55, {
    persona,
    lives,
    pose: 'servir',
    flip: true,
    expression,
    props: { handB: at(4, 10, ICON.dinheiro, 0.8) },
  });
const DRAW: Readonly<Record<MomentName, (facts: MomentFacts) => Svg>> = {
  semEsforco: ({ persona, lives }) =>
    home('#E9E2F5', '#CFC3E6', 0) +
    person(-132, 0.53, {
      persona,
      lives,
      pose: 'segurar',
      expression: 'preocupado',
      gaze: [0.7, 0.6],
      props: { handB: at(10, -4, emptyPurse, 0.86) },
    }) +
    at(126, 0, empty('esforco', '000')),
  semEnergia: ({ persona, lives }) =>
    home('#C9D9F2', '#A9BCDE', 34, true) +
    at(
      -96,
      FLOOR,
      sofa(posed({ scale: 0.52, persona, lives, pose: 'sentado', expression: 'sono', shadow: false }), C.lagoa),
      0.52,
    ) +
    text(-48, -74, 'z', { size: 34, fill: '#6C8FC4' }) +
    text(-32, -96, 'z', { size: 44, fill: '#6C8FC4' }) +
    at(138, 0, empty('energia', '000'), 0.92),
  parcela: (facts) => instalment(facts, 'feliz'),
  parcelaCurta: (facts) => instalment(facts, 'preocupado'),
  vish: ({ persona, lives }) =>
    home('#E4E9F7', '#C6CCE6', -166) +
    person(-34, 0.56, {
      persona,
      lives,
      pose: READS_BILL,
      expression: 'preocupado',
      gaze: [1, 0.3],
      props: { handB: at(108, -6, bill(lateStamp), 2.05, 4) },
    }),
  pago: ({ persona, lives }) =>
    rect(-260, -124, 520, 250, 0, '#C9EBD2') +
    rays('#DDF5DF') +
    person(-112, 0.56, { persona, lives, pose: 'vitoria', expression: 'radiante' }) +
    at(96, 4, bill(paidStamp), 1.16, 4),
  faltam: ({ persona, dream, n, total, lives }) =>
    rect(-260, -124, 520, 250, 0, C.lilasVivo) +
    rays('#D9C6F7') +
    at(-82, -6, tile(dream, { n, total }, 0.66)) +
    at(62, 84, paintPot) +
    person(168, 0.53, {
      persona,
      lives,
      pose: 'mostrar',
      flip: true,
      expression: 'radiante',
      gaze: [0.9, 0.2],
      hands: { B: 'segura' },
      props: { handB: at(2, 0, paintBrush, 0.9, 38) },
    }),
  lanceOpcoes: ({ persona, lives }) =>
    hallWall +
    circ(-140, -2, 88, '#FFF6E6') +
    circ(140, -2, 88, '#FFF6E6') +
    at(-120, 52, fundJar(0.6), 1.3) +
    person(0, 0.54, {
      persona,
      lives,
      pose: WEIGHS,
      expression: 'pensativo',
      gaze: [0.8, 0.3],
      props: { handB: at(96, 4, closedLetter, 0.6, -5) },
    }),
  lancePerdido: ({ persona, winner, lives }) =>
    hallWall +
    person(-150, 0.5, { persona, lives, pose: 'palmas', expression: 'triste' }) +
    at(-218, FLOOR - 22, dog, 0.6) +
    at(
      132,
      FLOOR,
      posed({ scale: 0.5, persona: winner, lives, pose: 'celebra', flip: true, expression: 'feliz', shadow: false }),
      0.47,
    ) +
    at(-14, 20, closedLetter, 0.3, -6) +
    path('M-58 62 C-74 78 -96 80 -112 66', 'none', { stroke: C.mata, 'stroke-width': 8, 'stroke-linecap': 'round' }) +
    path('M-124 54 L-116 78 L-98 62Z', C.mata, { stroke: C.mata, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
  sorteio: ({ persona, numbers, own, lives }) =>
    hallWall +
    at(44, 4, globeBody({ numbers, own }), 0.38) +
    person(-150, 0.5, { persona, lives, pose: 'mostrar', expression: 'feliz' }),
  naoFoi: ({ persona, drawn, lives }) =>
    hallWall +
    at(92, -6, ball(drawn, { r: 78 })) +
    at(-46, FLOOR - 22, dog, 0.6) +
    person(-124, 0.5, { persona, lives, pose: 'palmas', expression: 'triste' }),
  carta1: ({ persona, dream, lives }) =>
    rect(-260, -124, 520, 250, 0, '#C9EBD2') +
    rays('#DDF5DF') +
    at(70, 0, creditLetter(dream), 1.06, 5) +
    person(-128, 0.52, { persona, lives, pose: 'mostrar', expression: 'radiante' }),
  carta2: ({ persona, dream, lives }) =>
    rect(-260, -124, 520, 250, 0, '#D5EEF8') +
    rect(-260, 86, 520, 40, 0, '#A9D8EA') +
    at(-150, -4, tile(dream, {}, 0.58)) +
    at(-62, 54, padlock(0.95)) +
    at(50, 0, bill(''), 0.94, 5) +
    at(60, 56, circ(0, 0, 30, C.mata) + g(ICON.check, { transform: 'scale(1.05)' })) +
    person(184, 0.55, { persona, lives, pose: 'mostrar', flip: true, expression: 'feliz' }),
  encerrado: ({ persona, dream, n, total, lives }) =>
    home('#E4E9F7', '#C6CCE6', -40) +
    at(92, -12, g(tile(dream, { n, total }, 0.58))) +
    person(-150, 0.52, { persona, lives, pose: 'triste', expression: 'triste' }) +
    at(176, 70, rect(-62, -18, 124, 36, 18, C.jabuticaba) + text(0, 8, 'parou aqui', { size: 21, fill: C.branco })),
  semConexao: ({ persona }) =>
    home('#E4E9F7', '#C6CCE6', -166) +
    at(96, 8, cloudPlug(), 1.1) +
    at(96, 8, sparks) +
    person(-20, 0.56, {
      persona,
      pose: PLUGS_IN,
      expression: 'determinado',
      gaze: [1, 0.2],
      props: { handB: at(22, 0, heldSocket, 1.96) },
    }) +
    at(-118, 78, dog, 0.62),
  novoJogo: ({ persona }) =>
    rect(-260, -124, 520, 250, 0, '#7A55C9') +
    sunburst(0, 40, 420, '#9B7BE0', 18, 0.7, 4) +
    at(-260, -122, confetti(520, 240, 26, 8)) +
    person(-140, 0.52, { persona, pose: 'vitoria', expression: 'radiante' }) +
    each(
      [
        [40, 20, 4],
        [176, 20, 5],
        [108, -24, 7],
      ],
      ([x, y, id]) => at(x, y, tile(id, {}, 0.34)),
    ) +
    at(196, -78, circ(0, 4, 34, '#B97F10') + circ(0, 0, 34, C.ipe) + line('M-15 0 H15 M0 -15 V15', C.tinta, 9)),
  jornada: ({ persona }) => {
    const dots = [-190, -114, -38, 38, 114];
    return (
      room('#CDEDF8', '#A9DE8B') +
      circ(146, -78, 30, '#FFE7A3') +
      path('M-260 40 C-190 -26 -120 -10 -60 24 S70 -44 150 -6 S230 10 260 -14 V80 H-260Z', '#A6D8DE') +
      path('M-260 62 C-170 18 -60 60 40 38 S200 22 260 44 V84 H-260Z', '#86CBA4') +
      at(-236, 76, tree(C.folha, 1.2)) +
      at(-58, 58, tree(C.folha, 0.6)) +
      at(66, 54, ipe(C.ipe, 0.7)) +
      at(232, 76, ipe(C.ipe, 1.3)) +
      at(-20, -84, cloud(0.7)) +
      at(214, -96, cloud(0.5)) +
      path('M-260 112 C-120 70 40 120 260 66 V130 H-260Z', '#F3D9B1') +
      each(dots, (x, i) =>
        at(x, 84 - i * 4, [
          circ(0, 5, 27, shade(i === 0 ? C.mel : C.areia, 0.3)),
          circ(0, 0, 27, i === 0 ? C.ipe : i === 4 ? C.creme : C.papel),
          i === 4 ? g(ICON.dinheiro, { transform: 'scale(.82)' }) : text(0, 10, i + 1, { size: 28 }),
        ]),
      ) +
      at(-172, 66, figure({ persona, pose: 'corre2', expression: 'radiante', shadow: false, scale: 0.48 }).body, 0.48) +
      at(178, 6, rect(-4, -70, 8, 110, 4, C.terra) + path('M4 -70 H64 L52 -50 L64 -30 H4Z', C.flamboyant))
    );
  },
  escolha: ({ persona }) =>
    workAndRest +
    person(0, 0.54, { persona, pose: 'palestra', expression: 'feliz' }) +
    at(-168, -28, circ(0, 5, 56, C.labioPapel) + circ(0, 0, 56, C.papel) + at(0, 0, BURGER, 1.1)) +
    at(-120, 58, circ(0, 5, 40, C.labioPapel) + circ(0, 0, 40, C.papel) + at(0, 0, PIZZA, 0.84)) +
    at(168, -28, circ(0, 5, 56, C.labioPapel) + circ(0, 0, 56, C.papel) + at(0, 0, DISCO, 1.2)) +
    at(120, 58, circ(0, 5, 40, C.labioPapel) + circ(0, 0, 40, C.papel) + at(0, 0, BAG, 0.84)),
  pagarEGuardar: ({ persona }) => payingIn(persona),
  sonhoZero: ({ persona, dream, total }) =>
    rect(-260, -124, 520, 250, 0, C.lilasVivo) +
    rays('#F4EDFE') +
    at(-62, -6, tile(dream, { n: 0, total }, 0.66)) +
    person(156, 0.58, { persona, pose: 'pensar', flip: true, expression: 'feliz' }),
};

/** size of the slot for a picture in a popup, in px; the body is drawn around its middle */
export const MOMENT_SIZE = { width: 516, height: 244 } as const;

/** One moment of the game as the body of a picture: 516 x 244 around 0,0. */
export function momentBody(name: MomentName, facts: Partial<MomentFacts> = {}): Svg {
  const dream = facts.dream ?? 7;
  const total = facts.total ?? dreamCycles(dream);
  const own = facts.own ?? 1;
  const numbers = facts.numbers ?? [own];
  return DRAW[name]({ persona: 1, n: 0, drawn: own, winner: 'x5', lives: false, ...facts, dream, total, own, numbers });
}
