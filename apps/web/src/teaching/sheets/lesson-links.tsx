import pocket from 'picture:pocket';
import contract from 'picture:refuse-contract';
import scams from 'picture:scam-phone';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { Link } from 'wouter';
import css from './lesson-links.module.css';

/** In place of a dream: the paper that nobody should sign. */
export const TO_REFUSE = 'carta-rapida';

const LESSONS = {
  contract: { path: pathWith('groupContract', TO_REFUSE), name: copy.refuseContract, picture: contract },
  scams: { path: PATHS.scams, name: copy.scams, picture: scams },
  pocket: { path: PATHS.pocket, name: copy.pocket, picture: pocket },
} as const;
export type Lesson = keyof typeof LESSONS;

/** The lessons that an idea of the notebook leads to. */
const OF_IDEA: Readonly<Record<number, readonly Lesson[]>> = {
  5: ['scams'],
  6: ['contract'],
  32: ['scams'],
  33: ['pocket'],
};
export const lessonsOf = (ideaId: number): readonly Lesson[] => OF_IDEA[ideaId] ?? [];
export const ALL_LESSONS = Object.keys(LESSONS) as readonly Lesson[];

/** Links to lessons beside the game, each with its picture. */
export function LessonLinks({ lessons }: { lessons: readonly Lesson[] }) {
  if (lessons.length === 0) return null;
  return (
    <nav className={css.lessons} aria-label={copy.lessons}>
      {lessons.map((lesson) => (
        <Link key={lesson} href={LESSONS[lesson].path}>
          <img src={LESSONS[lesson].picture} alt="" width="280" height="260" />
          {LESSONS[lesson].name}
        </Link>
      ))}
    </nav>
  );
}
