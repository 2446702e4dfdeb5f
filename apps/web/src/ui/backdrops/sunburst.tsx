import type { CSSProperties } from 'react';
import css from '../dialogs/popup.module.css';
import { GROUNDS, type Ground } from './grounds.ts';

interface Props {
  readonly ground: Ground;
  /** Where the rays meet, in percent of the window. */
  readonly x?: string;
  readonly y?: string;
  readonly count?: number;
}

/** Rays of paper behind a moment of joy (calm ones have a halo.tsx); as large as the place it is put in. STYLE section 10. */
export function Sunburst({ ground, x = '50%', y = '42%', count = 18 }: Props) {
  const [paper, rays] = GROUNDS[ground];
  const style = { '--ground': paper, '--rays': rays, '--x': x, '--y': y, '--slice': `${180 / count}deg` };
  return <div className={css.rays} style={style as CSSProperties} />;
}
