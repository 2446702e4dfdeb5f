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
  /** Called when it was opened or folded. */
  readonly onToggle?: (details: HTMLDetailsElement) => void;
  readonly children: ReactNode;
}

/** A section that is folded until its title is pressed. */
export const Fold = ({ title, tone = 'creme', isSection = false, onToggle, children }: Props) => (
  <details
    className={classNames(css.fold, css[tone], isSection && css.section)}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget)}
  >
    <summary>
      <span>{title}</span>
      <NextIcon />
    </summary>
    {children}
  </details>
);
