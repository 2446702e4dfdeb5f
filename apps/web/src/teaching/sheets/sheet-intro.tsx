import type { ReactNode } from 'react';
import css from '../pages.module.css';

interface Props {
  readonly picture: string;
  /** The picture's size, in its own units. */
  readonly size: readonly [width: number, height: number];
  readonly children: ReactNode;
}

/** The first words of a sheet beside a picture. */
export const SheetIntro = ({ picture, size: [width, height], children }: Props) => (
  <p className={`flex items-center gap-4 text-ink-soft font-bold text-pretty ${css.intro}`}>
    <img src={picture} alt="" width={width} height={height} />
    {children}
  </p>
);
