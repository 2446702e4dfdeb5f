import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './button.module.css';

/** The main button as a link that opens a window of its own. */
export const OwnWindowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener" className={classNames(css.button, css.primary)}>
    <span>{children}</span>
  </a>
);
