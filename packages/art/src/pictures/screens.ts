/** Pictures of the onboarding and waiting screens, 768 x 1024 where nothing else is said; words only on things. */
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { mix } from '../core/colour.ts';
import { at, circ, clip, ell, g, line, path, picture, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { text } from '../core/words.ts';
import { figure } from '../people/figure.ts';
import type { FigureOptions } from '../people/figure-options.ts';
import { PERSONAS } from '../people/personas.ts';
import { portraitBody } from '../people/portrait.ts';
import { type PersonaId, type PersonRef, POSE_NAMES, type PoseName } from '../people/vocabulary.ts';
import type { DreamId } from '../scenes/dreams/dream.ts';
import { type DreamTileOptions, dreamTile } from '../scenes/dreams/dreams.ts';
import { dog } from '../scenes/items.ts';
import { closedLetter } from '../scenes/letters.ts';
import { noSignal } from '../scenes/no-signal.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { cloud, ipe, tree } from '../scenes/props.ts';
import { hillsBody, streetBody, welcomeStreetBody } from '../scenes/street.ts';
import { BURSTS, type BurstName, burstBody } from './backgrounds.ts';
import { centred, SCREEN_FRAME } from './frames.ts';

const stand = (x: number, y: number, scale: number, options: FigureOptions): Svg =>
  at(x, y, figure({ scale, ...options }).body, scale);

/** The first screen: the four on the street; a paper sheet for the buttons lies at the foot, from y = 850 on. */
export const welcomeScene = (): Svg =>
  picture(
    'boas-vindas',
    SCREEN_FRAME,
    welcomeStreetBody(
      stand(108, 790, 0.8, { persona: 2, pose: 'acenar', expression: 'feliz' }) +
        stand(640, 790, 0.8, { persona: 4, pose: 'cintura', expression: 'radiante' }) +
        stand(300, 806, 0.86, { persona: 1, pose: 'vitoria', expression: 'radiante' }) +
        stand(474, 806, 0.84, { persona: 3, pose: 'acenar', expression: 'feliz' }),
    ),
  );

const RUNNERS: readonly (readonly [PersonaId, number])[] = [
  [2, 2],
  [4, 5],
  [1, 1],
  [3, 4],
];
const runPose = (i: number): PoseName => POSE_NAMES.find((name) => name === `corre${i % 6}`) ?? 'corre0';
/** The opening: hills, and the four who run by; step is a count of run pictures, ten a second. */
export const openingScene = (step = 0): Svg =>
  picture(
    'abertura',
    SCREEN_FRAME,
    hillsBody() +
      at(60, 740, tree(C.folha, 2)) +
      at(700, 744, ipe(C.ipe, 2.1)) +
      at(610, 716, ipe(C.ipeRosa, 1.2)) +
      RUNNERS.map(([persona, phase], i) =>
        stand(130 + i * 172, 880, 0.74, { persona, pose: runPose(phase + step), expression: 'radiante' }),
      ).join(''),
  );

/** About: neighbours on the street. */
export const aboutScene = (): Svg =>
  picture(
    'sobre',
    SCREEN_FRAME,
    streetBody(560) +
      stand(150, 596, 0.72, { persona: 'x6', pose: 'acenar', flip: true, expression: 'feliz' }) +
      stand(290, 600, 0.7, { persona: 'x13', pose: 'parado', expression: 'feliz' }) +
      stand(470, 600, 0.72, { persona: 'x0', pose: 'cintura', expression: 'feliz' }) +
      stand(620, 598, 0.7, { persona: 'x17', pose: 'acenar', expression: 'radiante' }),
  );
/** Login: people wait at the foot of the form. */
export const loginScene = (): Svg =>
  picture(
    'login',
    SCREEN_FRAME,
    streetBody() +
      stand(120, 1000, 0.6, { persona: 4, pose: 'acenar', expression: 'feliz' }) +
      stand(250, 1006, 0.58, { persona: 'x5', pose: 'parado', expression: 'feliz' }) +
      at(400, 962, dog, 0.9) +
      stand(560, 1004, 0.6, { persona: 3, pose: 'cintura', expression: 'feliz' }) +
      stand(668, 1000, 0.6, { persona: 2, pose: 'acenar', flip: true, expression: 'radiante' }),
  );

const LINE_UP: readonly (readonly [PersonaId, PoseName])[] = [
  [2, 'cintura'],
  [1, 'parado'],
  [3, 'cintura'],
  [4, 'acenar'],
];
/** Character intro: the four side by side on yellow rays. */
export const personaIntroScene = (): Svg =>
  picture(
    'introducao-personagem',
    SCREEN_FRAME,
    burstBody(BURSTS.personagens) +
      LINE_UP.map(([persona, pose], i) =>
        stand(126 + i * 172, 566, 1, { persona, pose, expression: i % 2 ? 'radiante' : 'feliz' }),
      ).join(''),
  );
/** The persona so many places on in the carousel, which goes round. */
const beside = (id: PersonaId, by: 1 | -1): PersonaId =>
  PERSONA_IDS.at((PERSONA_IDS.indexOf(id) + by) % PERSONA_IDS.length) ?? id;

/** Character selection: the chosen one on a podium in the person's colour, the neighbours pale at both sides. */
export function personaStage(id: PersonaId): Svg {
  const { bg } = PERSONAS[id];
  return picture(
    `palco-${id}`,
    SCREEN_FRAME,
    rect(0, 0, 768, 1024, 0, mix(bg, '#FFFFFF', 0.36)) +
      sunburst(384, 420, 900, mix(bg, '#FFFFFF', 0.18), 16, 0.5, 5) +
      at(120, 190, cloud(0.9, 0.8)) +
      at(664, 150, cloud(0.7, 0.8)) +
      g(stand(108, 610, 0.8, { persona: beside(id, -1) }) + stand(660, 610, 0.8, { persona: beside(id, 1) }), {
        opacity: 0.5,
      }) +
      ell(384, 664, 210, 44, mix(bg, SHADOW, 0.22)) +
      ell(384, 650, 210, 44, '#FFF6E6') +
      ell(384, 648, 176, 34, '#FFE6C4') +
      stand(384, 650, 1.3, { persona: id, pose: 'cintura', expression: 'feliz' }),
  );
}
/** Picture slot of a popup, 516 x 244. */
const SLOT = centred(516, 244);
const slotRays = (ground: string, rays: string): Svg =>
  rect(-260, -124, 520, 250, 0, ground) + sunburst(0, 40, 420, rays, 18, 0.7, 4);

/** Confirmation of the persona, 516 x 244. */
export const confirmPersona = (persona: PersonaId): Svg =>
  picture(
    `confirma-personagem-${persona}`,
    SLOT,
    slotRays(mix(PERSONAS[persona].bg, '#FFFFFF', 0.5), mix(PERSONAS[persona].bg, '#FFFFFF', 0.72)) +
      stand(0, 104, 0.54, { persona, pose: 'celebra', expression: 'radiante' }),
  );
const cardOf = (id: DreamId, scale: number, half: number, lip: string, options: DreamTileOptions = {}): Svg =>
  rect(-half, -half * 0.925, half * 2, half * 2, half * 0.36, lip) +
  rect(-half, -half, half * 2, half * 2, half * 0.36, C.branco) +
  at(0, 0, dreamTile(id, options), scale);
/** Confirmation of the dream, 516 x 244. */
export const confirmDream = (dream: DreamId): Svg =>
  picture(
    `confirma-sonho-${dream}`,
    SLOT,
    slotRays('#FFE0E9', '#FFEFF4') + at(0, -4, cardOf(dream, 0.64, 106, C.labio)),
  );
/** Value chooser of the bid, 516 x 244: the player with the envelope, and the dream as far as it stands. */
export const bidPicture = (persona: PersonRef, dream: DreamId, n: number, total: number): Svg =>
  picture(
    'lance',
    SLOT,
    rect(-260, -124, 520, 250, 0, C.lilasVivo) +
      stand(-120, 108, 0.52, {
        persona,
        pose: 'segurar',
        expression: 'determinado',
        props: { handB: at(-8, 10, closedLetter, 0.28) },
      }) +
      at(112, 0, cardOf(dream, 0.54, 92, '#C9B8EE', { n, total })),
  );

const BUBBLES: readonly (readonly [DreamId, number, number, number])[] = [
  [1, 130, 210, 0.5],
  [7, 384, 176, 0.62],
  [2, 640, 214, 0.5],
  [3, 166, 400, 0.44],
  [6, 606, 404, 0.46],
];
const THOUGHTS = [
  [330, 470, 13],
  [352, 502, 9],
  [440, 474, 12],
  [418, 504, 8],
  [280, 470, 8],
] as const;
/** Dream intro: somebody thinks of five dreams at once. */
export const dreamIntroScene = (persona: PersonRef = 1): Svg =>
  picture(
    'introducao-sonho',
    SCREEN_FRAME,
    burstBody(BURSTS.sonhar) +
      BUBBLES.map(([id, x, y, k]) => {
        const inside = clip(circ(0, 0, 156, '#fff'), at(0, 0, dreamTile(id, { r: 0 }), 1.12));
        const r = 176 * k * 1.18;
        return circ(x, y + 6, r, '#A996DB') + circ(x, y, r, C.branco) + at(x, y, inside, k * 1.12);
      }).join('') +
      THOUGHTS.map(([x, y, r]) => circ(x, y, r, C.branco)).join('') +
      stand(384, 690, 0.54, { persona, pose: 'pensar', expression: 'feliz', shadow: false }),
  );
/** Great choice: the person plus the dream, before confetti. */
export const greatChoiceScene = (persona: PersonaId, dream: DreamId): Svg =>
  picture(
    `otima-escolha-${persona}-${dream}`,
    SCREEN_FRAME,
    burstBody(BURSTS.festa) +
      confetti(768, 640, 60, 12, [120, 60, 530, 80]) +
      at(140, 196, portraitBody({ persona, kind: 'frame_win', expression: 'radiante' }), 1.12) +
      at(486, 460, cardOf(dream, 0.9, 150, '#B9A4F2')) +
      at(344, 412, circ(0, 6, 44, '#C99A46') + circ(0, 0, 44, C.ipe) + line('M-17 0 H17 M0 -17 V17', C.tinta, 10)),
  );
/** Returning player, 580 x 380: the person waves beside the dream as far as it stands. */
export const returningPicture = (persona: PersonRef, dream: DreamId, n: number, total: number): Svg =>
  picture(
    'de-volta',
    centred(580, 380),
    rect(-290, -190, 580, 380, 0, '#C9EBD2') +
      sunburst(0, 60, 520, '#DDF5DF', 18, 0.8, 4) +
      stand(-140, 178, 0.8, { persona, pose: 'acenar', expression: 'radiante' }) +
      at(130, 10, cardOf(dream, 0.78, 128, '#B7D9BF', { n, total })),
  );
/** Waiting: the person before a pale disc on quiet rays; the words stand below y = 740. */
export const waitingScene = (burst: BurstName = 'espera', persona: PersonRef = 3, pose: PoseName = 'corre2'): Svg =>
  picture(
    `espera-${burst}`,
    SCREEN_FRAME,
    burstBody(BURSTS[burst]) +
      ell(384, 640, 230, 46, SHADOW, { opacity: 0.12 }) +
      circ(384, 440, 230, C.papel, { opacity: 0.75 }) +
      stand(384, 636, 1.02, { persona, pose, expression: 'feliz' }),
  );
/** No connection, 460 x 460: words and buttons stand below. */
export const noSignalPicture = (persona: PersonRef = 4): Svg =>
  picture('sem-conexao', centred(460, 460), noSignal(persona));
/** signpost at a crossing, foot at 0,0 */
const signpost = (): Svg =>
  rect(-7, -190, 14, 200, 6, C.terra) +
  path('M-120 -196 H84 L120 -160 L84 -124 H-120 Q-132 -124 -132 -136 V-184 Q-132 -196 -120 -196Z', C.mata) +
  text(-14, -148, 'Cidade', { size: 34, fill: C.branco }) +
  path('M112 -108 H-72 L-108 -74 L-72 -40 H112 Q124 -40 124 -52 V-96 Q124 -108 112 -108Z', C.jabuticaba) +
  text(14, -62, 'Sonho', { size: 34, fill: C.branco });
/** The signpost alone, 280 x 240. */
export const signpostPicture = (): Svg =>
  picture(
    'placa-dos-caminhos',
    { width: 280, height: 240, viewBox: '-140 -206 280 240' },
    ell(6, 10, 70, 10, SHADOW, { opacity: 0.16 }) + signpost(),
  );
/** A street that does not exist: signpost, somebody who wonders, the dog. */
export const notFoundScene = (): Svg =>
  picture(
    'nao-encontrado',
    SCREEN_FRAME,
    streetBody(560) +
      at(560, 540, signpost()) +
      stand(250, 596, 0.86, { persona: 2, pose: 'pensar', expression: 'surpreso' }) +
      at(400, 552, dog),
  );
