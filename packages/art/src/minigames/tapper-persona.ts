import type { FigureOptions, Pose } from '../pictures/people.ts';
import { faces, someone } from './people.ts';
import { READY, SENT, SERVING, SHRUGGING, STEPPING } from './poses.ts';
import type { Detail, Sprite } from './sprite.ts';

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
