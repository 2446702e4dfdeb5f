import { courierBag } from '../pictures/items.ts';
import { type FigureOptions, type Pose, person } from '../pictures/people.ts';
import { DUCKING, FALLING, READY, RISING, SENT, SERVING, SHRUGGING, STEPPING, STUMBLING } from './poses.ts';
import type { Detail, Sprite } from './sprite.ts';
import { inside } from './svg.ts';

/** The rig's frame around a person whose feet stand at 0,0. */
const WHOLE = [-165, -425, 330, 440] as const;

interface SpritePlace {
  readonly scale?: number;
  readonly box?: Sprite['box'];
  /** See sprite.ts. */
  readonly detail?: Detail;
}

/** Somebody as a sprite, drawn for the size at which it is shown; feet at 0,0 whatever is cut away. */
export const someone = (
  name: string,
  options: FigureOptions,
  { scale = 1, box = WHOLE, detail = 1 }: SpritePlace = {},
): Sprite => ({ name, box, scale, body: inside(name, person({ shadow: false, scale: scale * detail, ...options })) });

/** The face for the chip under the reward bar, 44 units high. */
const FACE = [-72, -384, 144, 144] as const;
export const faces = (persona: FigureOptions['persona'], detail: Detail): readonly Sprite[] =>
  (
    [
      ['rosto-bem', 'feliz'],
      ['rosto-cansado', 'neutro'],
      ['rosto-sem-forca', 'sono'],
    ] as const
  ).map(([name, expression]) =>
    someone(name, { persona, expression, pose: 'parado', bust: true }, { scale: 0.34, box: FACE, detail }),
  );

/** The persona as a courier, helmet and bag; 240 units high on the street. */
export function runnerPersona(persona: FigureOptions['persona'], detail: Detail = 1): readonly Sprite[] {
  const pose = (
    name: string,
    of: FigureOptions['pose'],
    expression: FigureOptions['expression'] = 'determinado',
  ): Sprite =>
    someone(
      name,
      { persona, pose: of, expression, helmet: true, bag: courierBag() },
      { scale: 0.62, box: [-190, -440, 440, 460], detail },
    );
  return [
    ...([0, 1, 2, 3, 4, 5] as const).map((i) => pose(`corre-${i}`, `corre${i}`)),
    pose('sobe', RISING, 'feliz'),
    pose('desce', FALLING, 'feliz'),
    pose('agacha-0', DUCKING(0)),
    pose('agacha-1', DUCKING(14)),
    pose('tropeca', STUMBLING, 'surpreso'),
    pose('festa', 'celebra', 'radiante'),
    ...faces(persona, detail),
  ];
}

/** The persona in the apron; looks to the left, where the guests are. */
export function tapperPersona(persona: FigureOptions['persona'], detail: Detail = 1): readonly Sprite[] {
  const pose = (name: string, of: Pose, expression: FigureOptions['expression'], more: FigureOptions = {}): Sprite =>
    someone(name, { persona, pose: of, expression, apron: true, flip: true, ...more }, { scale: 0.56, detail });
  return [
    pose('pronto', READY, 'feliz'),
    pose('respirando', READY, 'feliz', { t: 1.2, blink: 0 }),
    pose('pisca', READY, 'feliz', { blink: 1 }),
    pose('contente', READY, 'radiante'),
    pose('cansado', READY, 'neutro'),
    pose('sem-forca', READY, 'sono'),
    pose('anda-0', STEPPING(1), 'determinado'),
    pose('anda-1', STEPPING(-1), 'determinado'),
    pose('serve', SERVING, 'feliz'),
    pose('enviou', SENT, 'radiante'),
    pose('ninguem', SHRUGGING, 'surpreso'),
    pose('respira', { turn: 0.1, A: [-30, 60], B: [30, -60], legA: [-7, 0], legB: [8, 0], front: 'AB' }, 'pensativo'),
    ...faces(persona, detail),
  ];
}
