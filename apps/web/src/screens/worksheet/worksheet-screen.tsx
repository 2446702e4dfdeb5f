import dream from 'pictures:dream-paper';
import { PAPER_CASES, paperCasesCopy } from '@consorcio/copy/paper-cases';
import { worksheetCopy as copy, type Exercise, exercisesOf } from '@consorcio/copy/worksheet';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { CASES_IDEA, EXERCISE_IDEAS } from '../../teaching/lesson/exercise-ideas.ts';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { EmptyTable } from '../../teaching/sheets/table.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './worksheet.module.css';

/** The idea 'Prazo'. */
const DIARY_IDEA = 7;

/** The worksheet, front and back of one sheet of paper. LEARN 6.3 */
export function WorksheetScreen() {
  return (
    <KitPage title={copy.title} current="worksheet" isBroad>
      <div className={css.names} aria-hidden="true">
        {copy.onPaper.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <Diary />
      {exercisesOf(lessonOf()).map((exercise, i) => (
        <ExerciseSheet key={exercise.title} number={i + 2} exercise={exercise} idea={EXERCISE_IDEAS[i]} />
      ))}
      <PaperCases />
    </KitPage>
  );
}

/** A row for each cycle, to be filled in while a partner plays; on paper with what is reached of the dream. */
const Diary = () => (
  <KitPart number={1} title={copy.diary.title} onPaper="whole" idea={DIARY_IDEA} className={css.diary}>
    <EmptyTable corner={copy.diary.row} columns={copy.diary.columns} rows={lessonOf().beach.cycles} pictures={dream} />
  </KitPart>
);

interface Props {
  readonly number: number;
  readonly exercise: Exercise;
  /** Of the notebook, whose picture it has. */
  readonly idea: number | undefined;
}

/** From here on answers are sentences. */
const LONG_FROM = 6;

function ExerciseSheet({ number, exercise: { title, body, questions }, idea }: Props) {
  const isOneAnswer = questions.length === 0;
  const ruled = classNames(css.ruled, isOneAnswer && css.oneAnswer, number >= LONG_FROM && css.long);
  return (
    <KitPart number={number} title={title} onPaper="whole" idea={idea} isHalf className={ruled}>
      {body !== '' && <p>{body}</p>}
      {!isOneAnswer && <KitLines lines={questions} marks="letters" />}
    </KitPart>
  );
}

/** Cases for a class without devices, each with boxes to tick. */
const PaperCases = () => (
  <KitPart title={paperCasesCopy.title} idea={CASES_IDEA}>
    <div className={css.cases}>
      {PAPER_CASES.map(({ question, options }, i) => (
        <div key={question} className={css.case}>
          <p>
            <b>{i + 1}</b> {question}
          </p>
          <KitLines lines={[...options, paperCasesCopy.unsure]} marks="boxes" />
        </div>
      ))}
    </div>
  </KitPart>
);
