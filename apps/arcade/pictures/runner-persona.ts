import { courierBag } from '@consorcio/art/items';
import type { FigureOptions, Pose } from '@consorcio/art/people';
import { faces, someone } from './people.ts';
import type { Sprite } from './sheet.ts';

const RISING: Pose = {
  turn: 1,
  lean: 12,
  head: -8,
  A: [-70, 60],
  B: [96, 40],
  legA: [52, 96],
  legB: [-30, 50],
  handA: 'punho',
  handB: 'punho',
  front: 'A',
  run: true,
};
const FALLING: Pose = {
  turn: 1,
  lean: 6,
  head: -4,
  A: [-96, 30],
  B: [70, 50],
  legA: [34, 30],
  legB: [-8, 60],
  handA: 'aberta',
  handB: 'aberta',
  front: 'A',
  run: true,
};
const DUCKING = (knee: number): Pose => ({
  turn: 1,
  lean: 62,
  head: -34,
  A: [-50, 40],
  B: [60, 60],
  legA: [88, 128 + knee],
  legB: [30, 128 - knee],
  handA: 'punho',
  handB: 'punho',
  front: 'A',
  run: true,
});
const STUMBLING: Pose = {
  turn: 1,
  lean: 26,
  head: -10,
  A: [-110, -30],
  B: [118, 20],
  legA: [-34, 20],
  legB: [44, 30],
  handA: 'aberta',
  handB: 'aberta',
  front: 'A',
  run: true,
};

/** The persona as a courier, helmet and bag; 240 units high on the street. */
export function runnerPersona(persona: FigureOptions['persona']): readonly Sprite[] {
  const pose = (
    name: string,
    of: FigureOptions['pose'],
    expression: FigureOptions['expression'] = 'determinado',
  ): Sprite =>
    someone(
      name,
      { persona, pose: of, expression, helmet: true, bag: courierBag() },
      { scale: 0.62, box: [-190, -440, 440, 460] },
    );
  return [
    ...([0, 1, 2, 3, 4, 5] as const).map((i) => pose(`corre-${i}`, `corre${i}`)),
    pose('sobe', RISING, 'feliz'),
    pose('desce', FALLING, 'feliz'),
    pose('agacha-0', DUCKING(0)),
    pose('agacha-1', DUCKING(14)),
    pose('tropeca', STUMBLING, 'surpreso'),
    pose('festa', 'celebra', 'radiante'),
    ...faces(persona),
  ];
}
