import unknownIdea from 'picture:idea-unknown';
import pictures from 'pictures:idea';
import { notebookCopy as copy, ideaWords, REAL_LIFE } from '@consorcio/copy/teaching';
import { useEffect, useRef } from 'react';
import { CHAPTERS, type Chapter, ideaOf } from '../../teaching/concepts/chapters.ts';
import { ExerciseLinks, exercisesOf } from '../../teaching/sheets/exercise-links.tsx';
import { arriveAt } from '../../ui/arrive-at.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { TurnButton } from '../../ui/buttons/turn-button.tsx';
import { Track } from '../../ui/figures/bars.tsx';
import css from './notebook.module.css';

interface Props {
  readonly chapter: Chapter;
  readonly seen: ReadonlySet<number>;
  readonly learned: ReadonlyMap<number, unknown>;
  /** What lies beside the index; null where nothing does. */
  readonly open: number | 'practice' | null;
  readonly onOpen: (id: number) => void;
}

const ALL = CHAPTERS.flatMap(({ ideas }) => [...ideas]).length;

/** One chapter's ideas: those that were seen in colour, the learned ones with a check, the others still a plan. */
export function ChapterPage({ chapter, seen, learned, open, onOpen }: Props) {
  return (
    <>
      <h1>{copy.title}</h1>
      <p className={css.intro}>{copy.known(seen.size, ALL, learned.size)}</p>
      <Track fills={{ 'accent-line': seen.size / ALL, leaf: learned.size / ALL }} />
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
    </>
  );
}

interface IdeaPageProps {
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

/** One idea that was seen: its sentence, an everyday example, the cycle in which it was met, and the source of a fact. */
export function IdeaPage({ id, chapter, seen, learned, isSpread, isOpened, onOpen }: IdeaPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => (isOpened ? arriveAt(heading.current) : undefined), [isOpened]);
  const idea = ideaOf(id);
  const words = ideaWords[id];
  if (idea === undefined || words === undefined) return null;
  const Heading = isSpread ? 'h2' : 'h1';
  const mine = chapter.ideas.filter((each) => seen.has(each));
  const at = (mine as readonly number[]).indexOf(id);
  const cycle = learned.get(id)?.cycle ?? null;
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
          <dt className={css.example}>{copy.example}</dt>
          <dd className={css.fact}>{words.example}</dd>
        </div>
        {cycle !== null && (
          <div>
            <dt className={css.example}>{copy.where}</dt>
            <dd className={css.fact}>{copy.whereInCycle(cycle)}</dd>
          </div>
        )}
        {words.source !== undefined && (
          <div>
            <dt className={css.example}>{copy.source}</dt>
            <dd className={css.fact}>{words.source}</dd>
          </div>
        )}
      </dl>
      <ExerciseLinks exercises={exercisesOf(id)} />
      <div className={`row ${css.turn}`}>
        <TurnButton way="previous" label={copy.previous} onTurn={() => turn(-1)} />
        {!isSpread && <LoneButton kind="purple" onClick={() => onOpen(null)} label={copy.index} />}
        <TurnButton way="next" label={copy.next} onTurn={() => turn(1)} />
      </div>
    </>
  );
}

type Pair = (typeof REAL_LIFE)[number];

/** Where the game differs from real life, on one page or on two. RULES 16. */
export function RealLifePage({ isSpread }: { isSpread: boolean }) {
  /* the heading takes the place of one */
  const onFirst = isSpread ? Math.floor(REAL_LIFE.length / 2) - 1 : REAL_LIFE.length;
  return (
    <>
      <div className={css.page}>
        <h1>{copy.realityTitle}</h1>
        <p className={css.intro}>{copy.realityIntro}</p>
        <Pairs pairs={REAL_LIFE.slice(0, onFirst)} />
      </div>
      {isSpread && (
        <div className={css.page}>
          <Pairs pairs={REAL_LIFE.slice(onFirst)} />
        </div>
      )}
    </>
  );
}

const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <ul className={css.pairs}>
    {pairs.map(({ game, life }) => (
      <li key={game}>
        <p className={css.game}>{game}</p>
        <p className={css.game}>
          <b>{life}</b>
        </p>
      </li>
    ))}
  </ul>
);
