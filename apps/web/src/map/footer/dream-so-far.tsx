import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { dreamPart } from '../../ui/pictures/dream-part.ts';
import css from './dream-so-far.module.css';

interface Props {
  readonly dreamId: number;
  /** How many parts are in colour. */
  readonly parts: number;
  readonly alt: string;
}

/** The dream as far as it is paid; a new part opens over the picture before. */
export function DreamSoFar({ dreamId, parts, alt }: Props) {
  const [shown, setShown] = useState({ parts, before: parts });
  if (shown.parts !== parts) setShown({ parts, before: shown.parts });
  const hasGrown = shown.before < parts;
  return (
    <span className={classNames(css.dream, hasGrown && css.hasGrown)}>
      {hasGrown && <img {...dreamPart(dreamId, shown.before)} alt="" />}
      <img key={parts} className={hasGrown ? css.grown : css.first} {...dreamPart(dreamId, parts)} alt={alt} />
    </span>
  );
}
