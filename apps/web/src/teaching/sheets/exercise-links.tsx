import pocket from 'picture:pocket';
import contract from 'picture:refuse-contract';
import scams from 'picture:scam-phone';
import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { Link } from 'wouter';
import css from '../reading.module.css';

/** In place of a dream: the contract to refuse. */
export const TO_REFUSE = 'carta-rapida';

const EXERCISES = {
  contract: { path: pathWith('groupContract', TO_REFUSE), name: copy.refuseContract, picture: contract },
  scams: { path: PATHS.scams, name: copy.scams, picture: scams },
  pocket: { path: PATHS.pocket, name: copy.pocket, picture: pocket },
} as const;
type Exercise = keyof typeof EXERCISES;

/** The exercises that an idea of the notebook leads to. */
const OF_IDEA: Readonly<Record<number, readonly Exercise[]>> = {
  5: ['scams'],
  6: ['contract'],
  32: ['scams'],
  33: ['pocket'],
};
export const exercisesOf = (ideaId: number): readonly Exercise[] => OF_IDEA[ideaId] ?? [];

/** Links to exercises beside the game, each with its picture. */
export function ExerciseLinks({ exercises }: { exercises: readonly Exercise[] }) {
  if (exercises.length === 0) return null;
  return (
    <nav className={css.exercises} aria-label={copy.exercises}>
      {exercises.map((exercise) => (
        <Link key={exercise} className="paper" href={EXERCISES[exercise].path}>
          <img src={EXERCISES[exercise].picture} alt="" width="280" height="260" />
          {EXERCISES[exercise].name}
        </Link>
      ))}
    </nav>
  );
}
