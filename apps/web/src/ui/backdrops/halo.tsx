import type { CSSProperties } from 'react';
import css from '../layout/stage-frame.module.css';
import { GROUNDS, type Ground } from './grounds.ts';

interface Props {
  readonly ground: Ground;
  /** Middle of the discs from above, in percent of the place it is put in. */
  readonly y?: string;
}

/** Two discs of paper around a calm middle: where the player waits, reads or chooses. Rays are for joy (sunburst.tsx). */
export function Halo({ ground, y = '42%' }: Props) {
  const [paper, light] = GROUNDS[ground];
  return <div className={css.halo} style={{ '--ground': paper, '--light': light, '--y': y } as CSSProperties} />;
}
