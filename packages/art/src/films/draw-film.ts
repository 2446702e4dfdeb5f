/**
 * The raffle as it can be shown before anybody knows a number (STYLE section 10): a hand at the crank, the hall, the globe
 * out of focus; then joy or a kind end. True balls and the drawn one are laid over it by the game, which starts them at
 * REST and shows the drawn ball at TOLD.
 */
import { tint } from '../core/colour.ts';
import { placed } from '../core/geometry.ts';
import { at, circ, clip, each, ell, filtered, g, line, type Point, radial, rect, type Svg } from '../core/svg.ts';
import { PALETTE as C, SHADOW } from '../core/tokens.ts';
import { blend } from '../people/blend.ts';
import { armOf, armSvg } from '../people/body/arm.ts';
import { figure } from '../people/figure.ts';
import { PERSONAS } from '../people/personas.ts';
import type { PersonaId, PersonRef } from '../people/vocabulary.ts';
import { assemblyBody } from '../scenes/assembly.ts';
import { axle, chute, cupFront, flight, glassBack, glassFront, MIX, ROLL, stand } from '../scenes/globe.ts';
import { confetti, sunburst } from '../scenes/party.ts';
import { mix, pop, share, smooth } from './easing.ts';
import { type Film, film } from './film.ts';

/** seconds */
const REST = 1.6;
const TOLD = REST + MIX + ROLL;
const SECONDS = 7.2;
/** middle of the globe in px of the screen, where the game lays its own */
const GLOBE: Point = [384, 470];

const blurred = (body: Svg, by: number): Svg =>
  filtered(
    body,
    'filterUnits="userSpaceOnUse" x="-40" y="-40" width="848" height="1104"',
    `<feGaussianBlur stdDeviation="${by}"/>`,
  );
/** a little larger than the screen, so that the blur has no edge */
const hall = blurred(
  at(384, 512, at(-384, -512, assemblyBody({ foreground: false, title: ['SORTEIO', 'cota por cota'] })), 1.06),
  5,
);
const globe = blurred(
  at(...GLOBE, stand() + chute() + cupFront() + glassBack() + axle(-240, C.mel) + axle(240, C.mel) + glassFront()),
  7,
);
const BALLS = [C.lagoa, C.flamboyant, C.jabuticaba, C.folha, C.ipeRosa, C.mar, C.ipe];
/** discs of light for balls far out of focus: no number, and not as many as anybody could count */
function lights(t: number): Svg {
  const turning = Math.max(0.001, 0.6 * (t - REST + 0.5)) * smooth(share(t, REST - 0.5, REST));
  const discs = each(flight(12, 46, turning), ([x, y], i) => {
    const c = BALLS[i % BALLS.length] ?? C.ipe;
    const [fill, definition] = radial([0, c, 0.85], [0.62, c, 0.7], [1, c, 0]);
    return definition + circ(x, y, 64, fill);
  });
  return at(...GLOBE, clip(circ(0, 0, 206, '#fff'), discs));
}
/** seconds: the hand takes hold, then begins to turn */
const HOLD = 0.55;
const AXLE: Point = [470, 520];
const RADIUS = 150;
/** units of the rig in px of the close view */
const NEAR = 3.7;
/** the arm comes in from the lower right; its shoulder lies outside the picture, and it is long enough to reach */
const LONG_ARM = 1.5;
const SHOULDER: Point = [1180, 900];
const scaled = ([x, y]: Point): Point => [x / NEAR, y / NEAR];
/** radians of the crank, upright at first */
const angleAt = (t: number): number => 2.2 * smooth(share(t, HOLD, REST + 0.5)) ** 1.5 * Math.PI;
/** the crank from near by, and the hand that turns it */
function handAtCrank(persona: PersonaId, t: number): Svg {
  const a = angleAt(t) - 0.4;
  const knob: Point = [AXLE[0] + RADIUS * Math.sin(a), AXLE[1] - RADIUS * Math.cos(a)];
  const near = smooth(share(t, 0, HOLD - 0.1));
  const isHeld = near === 1;
  const palm: Point = [mix(840, knob[0], near), mix(900, knob[1], near)];
  const arm = armOf(
    placed(0, 0, NEAR),
    1,
    scaled(SHOULDER),
    { to: scaled(palm), bend: 1 },
    LONG_ARM,
    isHeld ? 'segura' : 'aberta',
  );
  const knobBody = circ(0, 2, 15, C.brasa) + circ(0, 0, 15, C.flamboyant) + circ(-5, -5, 4, '#FFC3B2');
  const loose = isHeld ? '' : at(...knob, knobBody, NEAR);
  return (
    circ(AXLE[0] + 8, AXLE[1] + 16, 74, SHADOW, { opacity: 0.16 }) +
    line(`M${AXLE[0]} ${AXLE[1] + 8} L${knob[0].toFixed(1)} ${(knob[1] + 8).toFixed(1)}`, '#B97F10', 40) +
    line(`M${AXLE[0]} ${AXLE[1]} L${knob[0].toFixed(1)} ${knob[1].toFixed(1)}`, C.mel, 40) +
    circ(...AXLE, 66, '#B97F10') +
    circ(AXLE[0], AXLE[1] - 7, 66, C.mel) +
    circ(AXLE[0], AXLE[1] - 7, 28, tint(C.mel, 0.4)) +
    loose +
    armSvg(placed(0, 0, NEAR), arm, PERSONAS[persona], 0, isHeld ? g(knobBody, { transform: `scale(${NEAR})` }) : '')
  );
}
/** the right side of the globe, near by */
const close = (body: Svg): Svg => g(body, { transform: 'translate(384 512) scale(1.7) translate(-540 -470)' });
/** stands by the globe in the wide view and hopes */
function hoping(persona: PersonaId, t: number): Svg {
  const eager = smooth(share(t, REST + 0.2, REST + 0.8));
  const late = smooth(share(t, TOLD - 1.2, TOLD - 0.7));
  const calm = blend('acenar', 'danca0', eager);
  const { body } = figure({
    persona,
    pose: blend(calm, 'pensar', late),
    expression: late > 0.5 ? 'surpreso' : 'feliz',
    flip: true,
    t,
    seed: persona,
  });
  return at(672, 930 - 6 * Math.abs(Math.sin(t * 5)) * eager * (1 - late), body, 0.98);
}

const joyGround =
  rect(0, 0, 768, 1024, 0, C.lampada) +
  sunburst(384, 470, 900, '#FFF0C4', 18, 0.9, 4) +
  ell(384, 846, 300, 30, SHADOW, { opacity: 0.1 });
/** pieces of paper that fall and come round again */
const falling = (t: number): Svg =>
  each([0, 1], (k) => at(0, ((t * 230 + k * 560) % 1120) - 560, confetti(768, 540, 15, 21 + k)));
function joy(persona: PersonaId, t: number): Svg {
  const hop = Math.abs(Math.sin((t - TOLD) * 5.2));
  const pose = blend('vitoria', 'pulo', hop * 0.9);
  const { body } = figure({ persona, pose, expression: 'radiante', t, seed: persona });
  return at(384, 846 - 70 * hop, body, mix(1.3, 1.55, pop(share(t, TOLD, TOLD + 0.35))));
}
const calmGround =
  rect(0, 0, 768, 1024, 0, '#DCE9F8') +
  circ(384, 470, 400, '#E9F3FC') +
  circ(384, 470, 290, '#F3F9FE') +
  ell(384, 846, 300, 30, SHADOW, { opacity: 0.1 });
function kindEnd(persona: PersonaId, t: number): Svg {
  const up = smooth(share(t, TOLD + 0.5, TOLD + 0.95));
  const pose = blend('parado', 'triste', up);
  const { body } = figure({ persona, pose, expression: up < 0.4 ? 'surpreso' : 'triste', t, seed: persona });
  const neighbour = (who: PersonRef, x: number): Svg =>
    at(x, 806, figure({ persona: who, pose: 'parado', expression: 'neutro', flip: x > 384, t, seed: x }).body, 0.95);
  return neighbour('x5', 112) + neighbour('x12', 662) + at(384, 846, body, 1.5);
}
const fade = (t: number): Svg =>
  rect(0, 0, 768, 1024, 0, C.papel, { opacity: +(1 - share(t, TOLD, TOLD + 0.25)).toFixed(2) });

function bodiesAt(persona: PersonaId, won: boolean, t: number): readonly Svg[] {
  if (t < REST) return [close(hall + globe), close(lights(t)), handAtCrank(persona, t)];
  if (t < TOLD) return [hall, globe, lights(t), hoping(persona, t)];
  const light = t < TOLD + 0.25 ? fade(t) : '';
  return won ? [joyGround, falling(t), joy(persona, t), light] : [calmGround, kindEnd(persona, t), light];
}
/** One of the four turns the crank; `won` decides how it ends. */
export const drawFilm = (persona: PersonaId, won: boolean): Film =>
  film({
    name: `sorteio/roleta_final_p${persona}_${won ? 'acerto' : 'falha'}`,
    kind: 'draw',
    seconds: SECONDS,
    stillAt: 0.05,
    captions: [
      { from: 0.1, to: REST, text: 'A manivela vai girar...' },
      { from: REST, to: TOLD, text: 'Cada cota em dia e sem carta tem uma bola no globo.' },
      {
        from: TOLD,
        to: SECONDS,
        text: won ? 'Saiu a sua cota!' : 'Desta vez, saiu outra cota.',
      },
    ],
    bodiesAt: (t) => bodiesAt(persona, won, t),
  });
