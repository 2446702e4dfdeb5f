import unknownIdea from 'picture:idea-unknown';
import pictures from 'pictures:idea';
import { cardCopy } from '@consorcio/copy/cards';
import { sheetCopy } from '@consorcio/copy/take-home';
import { notebookCopy as copy } from '@consorcio/copy/teaching';
import { CHAPTERS, type Chapter, ideaOf } from '../../teaching/concepts/chapters.ts';
import { ALL_EXERCISES, ExerciseLinks } from '../../teaching/sheets/exercise-links.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import css from './notebook.module.css';

interface Props {
  readonly chapter: Chapter;
  readonly seen: ReadonlySet<number>;
  readonly learned: ReadonlyMap<number, unknown>;
  /** What lies beside the index; null where nothing does. */
  readonly open: number | 'practice' | null;
  readonly onOpen: (id: number) => void;
  readonly onPractise: () => void;
}

/** Whether all exercises stand on its page: that of the chapter about taking care. */
export const hasExercises = ({ name }: Chapter): boolean => name === 'Cuidados';
const ALL = CHAPTERS.flatMap(({ ideas }) => [...ideas]).length;

/** One chapter's ideas: learned ones in colour and with a check, seen ones in grey, the others still a plan. */
export function ChapterPage({ chapter, seen, learned, open, onOpen, onPractise }: Props) {
  return (
    <>
      <h1>{copy.title}</h1>
      <p className={css.count}>{copy.known(seen.size, ALL, learned.size)}</p>
      <div className={css.progress} aria-hidden="true">
        <i style={{ width: `${(seen.size / ALL) * 100}%` }} />
        <i style={{ width: `${(learned.size / ALL) * 100}%` }} />
      </div>
      <Button kind="play" onClick={onPractise}>
        {cardCopy.practise}
      </Button>
      <h2 className={css.chapter} data-tone={chapter.tone}>
        {chapter.name}
      </h2>
      <ul className={css.ideas}>
        {chapter.ideas.map((id) => (
          <li key={id}>
            {seen.has(id) ? (
              <button
                type="button"
                className={css.known}
                data-learned={learned.has(id) || undefined}
                aria-current={id === open || undefined}
                onClick={() => onOpen(id)}
              >
                <img src={pictures[id]} alt="" width="128" height="134" />
                <span>
                  {ideaOf(id)?.title}
                  <i className="reader-only">, {learned.has(id) ? copy.learned : copy.seen}</i>
                </span>
              </button>
            ) : (
              <p className={css.unknown} title={copy.unknownHint}>
                <img src={unknownIdea} alt="" width="128" height="134" />
                {copy.unknown}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasExercises(chapter) && (
        <>
          <h2 className={css.exercises}>{sheetCopy.exercises}</h2>
          <ExerciseLinks exercises={ALL_EXERCISES} />
        </>
      )}
    </>
  );
}
