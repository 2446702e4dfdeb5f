import type { Exercise } from '@consorcio/copy/worksheet';
import css from './folha-do-aluno.module.css';

interface Props {
  readonly number: number;
  readonly exercise: Exercise;
}

/** From here on answers are sentences. */
const LONG_FROM = 6;

/** One exercise with its questions; printed, with ruled lines for the answers. */
export function ExerciseSheet({ number, exercise: { title, body, questions } }: Props) {
  return (
    <section
      className={css.exercise}
      data-lines={questions.length === 0 ? '' : undefined}
      data-long={number >= LONG_FROM ? '' : undefined}
    >
      <h2>
        <span>{number}</span> {title}
      </h2>
      {body !== '' && <p>{body}</p>}
      {questions.length > 0 && (
        <ol>
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
