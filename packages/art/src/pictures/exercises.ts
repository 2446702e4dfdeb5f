/** The exercises beside the game: what is read, looked up and counted. */
import { type Colour, shade, tint } from '../core/colour.ts';
import { at, circ, ell, g, line, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { figure } from '../people/figure.ts';
import { fundJar } from '../scenes/assembly.ts';
import { ball } from '../scenes/globe.ts';
import { padlock } from '../scenes/moment-parts.ts';
import { clock, coinStack, contract, magnifier, phone, shield } from '../scenes/things.ts';
import { ICON } from '../ui/icons.ts';
import { centred } from './frames.ts';

/* Pictures of the exercises beside the game: contract, messages, purchase. Around 0,0; people stand on y = 100. */

const GROUND = 100;
const shadow = (x: number, w: number): Svg => ell(x, GROUND + 2, w, 9, SHADOW, { opacity: 0.14 });
const disc = (c: Colour): Svg => circ(0, 0, 128, c) + circ(34, -30, 74, tint(c, 0.4), { opacity: 0.5 });

/** Two bubbles of a chat on the glass of a phone. */
const chat =
  rect(-32, -64, 50, 30, 10, C.branco) +
  line('M-22 -54 H8 M-22 -45 H-2', C.labio, 5) +
  rect(-14, -24, 46, 26, 10, C.broto) +
  line('M-4 -14 H22', C.folha, 5) +
  rect(-32, 12, 56, 36, 10, C.branco) +
  line('M-22 23 H14 M-22 34 H4', C.labio, 5);
/** A fishing hook on its line: what a message may hide. */
const hook =
  line('M0 -120 V10', C.tintaSuave, 4) +
  line('M0 10 V34 C0 60 -40 60 -40 34', '#8C86B4', 9) +
  path('M-54 42 L-40 16 L-28 42Z', '#8C86B4') +
  circ(0, 8, 8, 'none', { stroke: '#8C86B4', 'stroke-width': 6 });

/** The contract, with an edge that shows on paper too. */
const sheet = at(0, 0, rect(-50, -126, 100, 128, 12, C.labio), 1.32) + at(0, 0, contract, 1.32);
const crossDisc =
  circ(0, 3, 27, shade(C.brasa, 0.34)) + circ(0, 0, 27, C.brasa) + line('M-10 -10 L10 10 M10 -10 L-10 10', C.branco, 8);
const house =
  rect(-30, -44, 60, 44, 4, C.papel) +
  rect(12, -44, 18, 44, 4, C.labioPapel) +
  path('M-40 -42 L0 -76 L40 -42Z', C.tijolo) +
  path('M0 -76 L40 -42 H14Z', shade(C.tijolo)) +
  rect(-10, -26, 20, 26, 4, C.jabuticaba);

/** A key that lies, its ring to the left, about 90 long. */
const key =
  circ(-30, 0, 20, C.mel) +
  circ(-30, 0, 9, C.lilasVivo) +
  rect(-14, -6, 62, 12, 5, C.mel) +
  rect(24, 2, 10, 18, 3, C.mel) +
  rect(40, 2, 8, 14, 3, C.mel) +
  rect(-12, 1, 60, 5, 2, shade(C.mel, 0.2));
/** A magnifying glass that what lies under it is seen through. */
const lens =
  line('M24 24 L50 50', C.terra, 13) +
  circ(0, 0, 32, C.branco, { opacity: 0.28 }) +
  circ(0, 0, 32, 'none', { stroke: C.mel, 'stroke-width': 8 }) +
  path('M-20 -6 C-18 -16 -12 -21 -2 -22', 'none', {
    stroke: C.branco,
    'stroke-width': 6,
    'stroke-linecap': 'round',
  });

const EXERCISES = {
  /** Somebody reads a contract with a magnifying glass. */
  'read-contract':
    disc(C.lilasVivo) +
    shadow(-42, 44) +
    shadow(48, 52) +
    at(42, GROUND, sheet) +
    at(-48, GROUND, figure({ persona: 'x3', pose: 'mostrar', expression: 'pensativo' }).body, 0.55) +
    at(40, -8, magnifier, 0.72),
  /** A paper with too little on it, and a cross. */
  'refuse-contract':
    disc('#FFE3DA') +
    shadow(-46, 44) +
    shadow(46, 52) +
    at(40, GROUND, sheet) +
    at(-46, GROUND, figure({ persona: 'x10', pose: 'cintura', expression: 'determinado' }).body, 0.55) +
    at(86, -60, crossDisc),
  /** Messages on a phone, and a hook behind them. */
  'scam-phone':
    disc(C.nevoa) +
    shadow(-60, 46) +
    shadow(44, 56) +
    at(44, GROUND, phone(chat), 0.98) +
    at(110, -40, hook, 0.9) +
    at(-64, GROUND, figure({ persona: 'x5', pose: 'pensar', expression: 'surpreso' }).body, 0.56),
  /** The person who looks it up stands behind a shield. */
  'scam-shield':
    disc('#DFF3D8') +
    shadow(-50, 46) +
    shadow(52, 60) +
    at(-54, GROUND, figure({ persona: 'x5', pose: 'vitoria', expression: 'radiante' }).body, 0.56) +
    at(54, 30, shield(), 1.2),
  /** Three ways to the same thing: coins in a jar, a calendar of instalments, a good at once. */
  pocket:
    disc('#FFF1C9') +
    shadow(-66, 46) +
    at(-70, GROUND, figure({ persona: 'x8', pose: 'mostrar', expression: 'feliz' }).body, 0.56) +
    at(24, GROUND, house, 1.25) +
    at(18, -38, clock, 0.66) +
    at(82, -4, fundJar(0.6), 0.62) +
    at(90, GROUND, coinStack(4), 0.9),
  /** The person who checks a draw has the open padlock, its key and the ball under the glass. */
  'check-draws':
    disc(C.lilasVivo) +
    shadow(-52, 46) +
    shadow(56, 58) +
    at(66, 52, padlock(0.98, true)) +
    at(28, 88, key, 0.86, -18) +
    at(-56, GROUND, figure({ persona: 'x8', pose: 'mostrar', expression: 'radiante' }).body, 0.56) +
    at(52, -52, ball(12, { r: 40, own: true })) +
    at(60, -46, lens, 1.3),
  magnifier: at(-8, -8, magnifier, 1.2),
} as const satisfies Readonly<Record<string, Svg>>;
type ExerciseName = keyof typeof EXERCISES;
const EXERCISE_NAMES = Object.keys(EXERCISES) as readonly ExerciseName[];
const exerciseBody = (name: ExerciseName): Svg => EXERCISES[name];

/** Signs of the companies that send messages: invented, like their names. */
const leaf = (c: Colour): Svg =>
  path('M0 34 C-40 12 -34 -34 0 -40 C34 -34 40 12 0 34Z', c) +
  line('M0 40 V-18 M0 4 L14 -10 M0 16 L-14 2', C.branco, 5);
const seed =
  path('M-30 6 C-26 -34 26 -34 30 6 C26 40 -26 40 -30 6Z', C.madeira) +
  line('M-12 -10 C-4 -20 10 -18 14 -8', C.branco, 5);
const sign = (ground: Colour, body: Svg): Svg => rect(-60, -60, 120, 120, 0, ground) + body;
const letter = (c: Colour): Svg => sign(c, g(ICON.dinheiro, { transform: 'scale(1.1)' }));
const SENDER_SIGNS = {
  folha: sign('#E4F6E8', leaf(C.mata)),
  semente: sign('#FBE9D7', seed),
  moeda: letter(C.lilas),
  pressa: sign(C.pessego, at(0, 0, clock, 0.9)),
  casa: sign(C.nevoa, at(0, 34, house, 0.9)),
} as const satisfies Readonly<Record<string, Svg>>;
type SenderSign = keyof typeof SENDER_SIGNS;

export { EXERCISE_NAMES, type ExerciseName, type SenderSign };
export const SENDER_SIGN_NAMES = Object.keys(SENDER_SIGNS) as readonly SenderSign[];

/** Picture of a exercise, 280 x 260; the magnifying glass alone is 140 x 140. */
export const exercisePicture = (name: ExerciseName): Svg =>
  picture(`treino-${name}`, name === 'magnifier' ? centred(140, 140) : centred(280, 260), exerciseBody(name));

/** Square sign of a sender of messages. */
export const senderSign = (name: SenderSign): Svg =>
  picture(`remetente-${name}`, centred(120, 120), SENDER_SIGNS[name]);
