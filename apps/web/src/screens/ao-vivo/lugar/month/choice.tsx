import { type ReactNode, useEffect, useRef } from 'react';
import css from './choice.module.css';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One question of the month: its heading has the focus when it comes. */
export function Question({ title, children }: QuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className={css.question}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </section>
  );
}

interface Props {
  readonly title: string;
  /** What it does; left out where the title says all. */
  readonly about?: string;
  readonly picture?: string | undefined;
  readonly onChoose: () => void;
}

/** An answer, with its words and its numbers. */
export const Choice = ({ title, about, picture, onChoose }: Props) => (
  <button type="button" className={css.choice} onClick={onChoose}>
    {picture !== undefined && <img src={picture} alt="" width="64" height="64" />}
    <b>{title}</b>
    {about !== undefined && <span>{about}</span>}
  </button>
);
