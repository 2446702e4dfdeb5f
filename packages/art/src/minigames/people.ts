import { type FigureOptions, person } from '../pictures/people.ts';
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
