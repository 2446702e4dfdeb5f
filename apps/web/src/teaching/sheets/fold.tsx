import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { NextIcon } from '../../ui/pictures/later-glyphs.tsx';
import css from './fold.module.css';

interface Props {
  /** What is folded away; the whole line opens it. */
  readonly title: string;
  readonly tone?: 'surface' | 'inset';
  /** Larger and with room around: it stands among the sections of a page. */
  readonly isSection?: boolean;
  /** Its title is a heading of the page. */
  readonly isHeading?: boolean;
  /** It stands open at first. */
  readonly startsOpen?: boolean;
  /** Called when it was opened or folded. */
  readonly onToggle?: (details: HTMLDetailsElement) => void;
  readonly children: ReactNode;
}

/** A section that is folded until its title is pressed. */
export const Fold = ({
  title,
  tone = 'inset',
  isSection = false,
  isHeading = false,
  startsOpen = false,
  onToggle,
  children,
}: Props) => (
  <details
    open={startsOpen}
    className={classNames(css.fold, css[tone], isSection && css.section)}
    onToggle={({ currentTarget }) => onToggle?.(currentTarget)}
  >
    <summary>
      {isHeading ? <h2>{title}</h2> : <span>{title}</span>}
      <NextIcon />
    </summary>
    {children}
  </details>
);
