import type { CSSProperties } from 'react';
import css from '../layout/stage-frame.module.css';

interface Props {
  readonly ground: string;
  readonly light: string;
  /** Middle of the discs from above, in percent of the place it is put in. */
  readonly y?: string;
}

/** Two discs of paper around a calm middle: where the player waits, reads or chooses. Rays are for joy (sunburst.tsx). */
export const Halo = ({ ground, light, y = '42%' }: Props) => (
  <div className={css.halo} style={{ '--ground': ground, '--light': light, '--y': y } as CSSProperties} />
);
