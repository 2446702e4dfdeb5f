import type { Exercise } from '@consorcio/copy/worksheet';
import { KitLines, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './worksheet.module.css';

interface Props {
  readonly number: number;
  readonly exercise: Exercise;
  /** Of the notebook, whose picture it has. */
  readonly idea: number | undefined;
}

/** From here on answers are sentences. */
const LONG_FROM = 6;

/** One exercise with its questions; printed, with ruled lines for the answers. */
export function ExerciseSheet({ number, exercise: { title, body, questions }, idea }: Props) {
  const isOneAnswer = questions.length === 0;
  const ruled = classNames(css.ruled, isOneAnswer && css.oneAnswer, number >= LONG_FROM && css.long);
  return (
    <KitPart number={number} title={title} onPaper="whole" idea={idea} isHalf className={ruled}>
      {body !== '' && <p>{body}</p>}
      {!isOneAnswer && <KitLines lines={questions} marks="letters" />}
    </KitPart>
  );
}
