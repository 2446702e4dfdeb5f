import type { FigureOptions, Pose } from '@consorcio/art/people';
import { faces, someone } from './people.ts';
import type { Sprite } from './sheet.ts';

const READY: Pose = { turn: 0.35, A: [-16, 26], B: [22, 62], legA: [-7, 0], legB: [8, 0], front: 'B' };
const SERVING: Pose = {
  turn: 0.45,
  lean: 5,
  A: [-10, 34],
  B: [66, 26],
  legA: [-12, 4],
  legB: [14, 6],
  front: 'B',
  handB: 'bandeja',
};
const SENT: Pose = {
  turn: 0.45,
  lean: 9,
  A: [-26, 30],
  B: [88, 4],
  legA: [-16, 4],
  legB: [18, 8],
  front: 'B',
  handB: 'aberta',
};
const SHRUGGING: Pose = {
  turn: 0.1,
  A: [-46, -62],
  B: [46, 62],
  legA: [-7, 0],
  legB: [8, 0],
  head: 6,
  handA: 'aberta',
  handB: 'aberta',
  front: 'AB',
};
const step = (side: 1 | -1): Pose => ({
  turn: 0.3,
  A: [-20 * side, 26],
  B: [20 * side, 30],
  legA: [-16 * side, 14],
  legB: [16 * side, 14],
  air: 4,
});

/** The persona in the apron; looks to the left, where the guests are. */
export function tapperPersona(persona: FigureOptions['persona']): readonly Sprite[] {
  const pose = (name: string, of: Pose, expression: FigureOptions['expression'], more: FigureOptions = {}): Sprite =>
    someone(name, { persona, pose: of, expression, apron: true, flip: true, ...more }, { scale: 0.56 });
  return [
    pose('pronto', READY, 'feliz'),
    pose('respirando', READY, 'feliz', { t: 1.2, blink: 0 }),
    pose('pisca', READY, 'feliz', { blink: 1 }),
    pose('contente', READY, 'radiante'),
    pose('cansado', READY, 'neutro'),
    pose('sem-forca', READY, 'sono'),
    pose('anda-0', step(1), 'determinado'),
    pose('anda-1', step(-1), 'determinado'),
    pose('serve', SERVING, 'feliz'),
    pose('enviou', SENT, 'radiante'),
    pose('ninguem', SHRUGGING, 'surpreso'),
    pose('respira', { turn: 0.1, A: [-30, 60], B: [30, -60], legA: [-7, 0], legB: [8, 0], front: 'AB' }, 'pensativo'),
    ...faces(persona),
  ];
}
