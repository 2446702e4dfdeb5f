import { type FigureOptions, person } from '../pictures/people.ts';
import type { Sprite } from './sprite.ts';
import { inside } from './svg.ts';

/** The rig's frame around a person whose feet stand at 0,0. */
const WHOLE = [-165, -425, 330, 440] as const;

/** Somebody as a sprite, drawn for the size at which it is shown; feet at 0,0 whatever is cut away. */
export const someone = (
  name: string,
  options: FigureOptions,
  { scale = 1, box = WHOLE }: { readonly scale?: number; readonly box?: Sprite['box'] } = {},
): Sprite => ({ name, box, scale, body: inside(name, person({ shadow: false, scale, ...options })) });

/** The face for the chip under the reward bar, 44 units high. */
const FACE = [-72, -384, 144, 144] as const;
export const faces = (persona: FigureOptions['persona']): readonly Sprite[] =>
  (
    [
      ['rosto-bem', 'feliz'],
      ['rosto-cansado', 'neutro'],
      ['rosto-sem-forca', 'sono'],
    ] as const
  ).map(([name, expression]) =>
    someone(name, { persona, expression, pose: 'parado', bust: true }, { scale: 0.34, box: FACE }),
  );
