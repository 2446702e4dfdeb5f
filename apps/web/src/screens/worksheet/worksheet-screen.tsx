import { worksheetCopy as copy, exercisesOf } from '@consorcio/copy/worksheet';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitPage } from '../../teaching/lesson/kit-page.tsx';
import { Diary } from './diary.tsx';
import { ExerciseSheet } from './exercise-sheet.tsx';
import { PaperCases } from './paper-cases.tsx';
import css from './worksheet.module.css';

/** Ideas of the notebook whose pictures stand beside the exercises, in their order. */
const IDEAS = [8, 16, 18, 10, 33, 27, 32] as const;

/** The worksheet, front and back of one sheet of paper. LEARN 6.3 */
export function WorksheetScreen() {
  return (
    <KitPage title={copy.title} isBroad>
      <div className={css.names} aria-hidden="true">
        {copy.onPaper.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <Diary />
      {exercisesOf(lessonOf()).map((exercise, i) => (
        <ExerciseSheet key={exercise.title} number={i + 2} exercise={exercise} idea={IDEAS[i]} />
      ))}
      <PaperCases />
    </KitPage>
  );
}
