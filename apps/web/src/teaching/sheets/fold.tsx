import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { NextIcon } from '../../ui/pictures/glyphs.tsx';
import css from './fold.module.css';

interface Props {
  /** What is folded away; the whole line opens it. */
  readonly title: string;
  readonly tone?: 'papel' | 'creme';
  /** Larger and with room around: it stands among the sections of a page. */
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

/** A section that is folded until its title is pressed. */
export const Fold = ({ title, tone = 'creme', isSection = false, children }: Props) => (
  <details className={classNames(css.fold, css[tone], isSection && css.section)}>
    <summary>
      <span>{title}</span>
      <NextIcon />
    </summary>
    {children}
  </details>
);
