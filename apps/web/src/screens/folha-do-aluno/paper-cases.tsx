import { paperCasesCopy as copy, PAPER_CASES } from '@consorcio/copy/paper-cases';
import css from './folha-do-aluno.module.css';

/** Three cases of the quiz for a class without devices, each with boxes to tick. */
export const PaperCases = () => (
  <section className={css.cases}>
    <h2>{copy.title}</h2>
    {PAPER_CASES.map(({ id, question, options }) => (
      <div key={id}>
        <p>
          <b>{id}</b> {question}
        </p>
        <ul>
          {[...options, copy.unsure].map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
