import pictures from 'pictures:idea';
import { notebookCopy as copy, ideaWords } from '@consorcio/copy/teaching';
import { useEffect, useRef } from 'react';
import { type Chapter, ideaOf } from '../../teaching/concepts/chapters.ts';
import { ExerciseLinks, exercisesOf } from '../../teaching/sheets/exercise-links.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { TurnButton } from '../../ui/buttons/turn-button.tsx';
import { hasExercises } from './chapter-page.tsx';
import css from './notebook.module.css';

interface Props {
  readonly id: number;
  readonly chapter: Chapter;
  readonly seen: ReadonlySet<number>;
  readonly learned: ReadonlyMap<number, { readonly cycle: number | null }>;
  /** Lies beside its chapter's index. */
  readonly isSpread: boolean;
  /** The player opened it, and reads on here. */
  readonly isOpened: boolean;
  readonly onOpen: (id: number | null) => void;
}

/** One idea that was seen: its sentence, an everyday example, where it was met, and the source of a fact. */
export function IdeaPage({ id, chapter, seen, learned, isSpread, isOpened, onOpen }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpened) heading.current?.focus();
  }, [isOpened]);
  const idea = ideaOf(id);
  const words = ideaWords[id];
  if (idea === undefined || words === undefined) return null;
  const Heading = isSpread ? 'h2' : 'h1';
  const mine = chapter.ideas.filter((each) => seen.has(each));
  const at = (mine as readonly number[]).indexOf(id);
  const turn = (step: number): void => onOpen(mine.at((at + step) % mine.length) ?? null);
  return (
    <>
      <p className={css.chapterSmall} data-tone={chapter.tone}>
        {chapter.name}
      </p>
      <Heading ref={heading} tabIndex={-1} className={css.title}>
        {idea.title}
      </Heading>
      <div className={css.picture}>
        <img src={pictures[id]} alt="" width="128" height="134" />
      </div>
      <p className={css.sentence}>{idea.sentence}</p>
      <dl className={css.facts}>
        <div>
          <dt>{copy.example}</dt>
          <dd>{words.example}</dd>
        </div>
        <div>
          <dt>{copy.where}</dt>
          <dd>{copy.whereInCycle(words.where, learned.get(id)?.cycle ?? null)}</dd>
        </div>
        {words.source !== undefined && (
          <div>
            <dt>{copy.source}</dt>
            <dd>{words.source}</dd>
          </div>
        )}
      </dl>
      {!(isSpread && hasExercises(chapter)) && <ExerciseLinks exercises={exercisesOf(id)} />}
      <div className={css.turn}>
        <TurnButton way="previous" label={copy.previous} onTurn={() => turn(-1)} />
        {!isSpread && (
          <ButtonRow>
            <Button kind="purple" onClick={() => onOpen(null)}>
              {copy.index}
            </Button>
          </ButtonRow>
        )}
        <TurnButton way="next" label={copy.next} onTurn={() => turn(1)} />
      </div>
    </>
  );
}
