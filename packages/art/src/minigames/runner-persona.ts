import { courierBag } from '../pictures/items.ts';
import type { FigureOptions } from '../pictures/people.ts';
import { faces, someone } from './people.ts';
import { DUCKING, FALLING, RISING, STUMBLING } from './poses.ts';
import type { Detail, Sprite } from './sprite.ts';

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
