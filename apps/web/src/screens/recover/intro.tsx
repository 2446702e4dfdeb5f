import { type ReactNode, useEffect, useRef } from 'react';
import css from './recover.module.css';

/** The first words of a form that has taken another's place: a screen reader begins there. */
export function Intro({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p className={css.intro} ref={words} tabIndex={-1}>
      {children}
    </p>
  );
}
