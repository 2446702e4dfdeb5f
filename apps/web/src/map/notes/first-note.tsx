import { PATHS } from '@consorcio/contract/wire';
import { guestCopy } from '@consorcio/copy/guest';
import { tutorialCopy } from '@consorcio/copy/screens';
import { useState } from 'react';
import { Link } from 'wouter';
import type { CurrentStage } from '../chart/current-stage.ts';
import css from './first-note.module.css';
import { noteAt } from './note-at.ts';

interface Props {
  readonly current: CurrentStage;
  /** How many notes were put away; null where none are shown. */
  readonly notesRead: number | null;
  readonly onNoteRead: (count: number) => void;
}

/** For whoever came the short way: the tutorial's step at its place, with the film and the whole tutorial beside it. */
export function FirstNote({ current, notesRead, onNoteRead }: Props) {
  const [read, setRead] = useState(notesRead);
  const note = read === null ? null : noteAt(current, read);
  const words = note === null ? undefined : tutorialCopy.steps[note.step];
  if (note === null || words === undefined) return null;
  const putAway = (): void => {
    onNoteRead(note.count);
    setRead(note.count);
  };
  return (
    <details className={css.note}>
      <summary>
        <span className={css.hint}>{guestCopy.hint}</span> {words.title}
      </summary>
      <p>{words.body}</p>
      <p className={css.ways}>
        <Link href={`${PATHS.greatChoice}?dream=${current.dream.id}`}>{guestCopy.film}</Link>
        <Link href={PATHS.tutorial}>{guestCopy.tutorial}</Link>
        <button type="button" onClick={putAway}>
          {guestCopy.putAway}
        </button>
      </p>
    </details>
  );
}
