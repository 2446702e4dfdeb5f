import { teachersCopy } from '@consorcio/copy/teachers';
import css from './para-professores.module.css';

const { plan: copy } = teachersCopy;

/** Fifty minutes as a table: when, what to do, what to ask. */
export function LessonPlan() {
  const [time, what, question] = copy.head;
  return (
    <section className={css.part}>
      <h3>{copy.title}</h3>
      <table className={css.plan}>
        <thead>
          <tr>
            <th scope="col">{time}</th>
            <th scope="col">{what}</th>
            <th scope="col">{question}</th>
          </tr>
        </thead>
        <tbody>
          {copy.steps.map((step) => (
            <tr key={step.time}>
              <th scope="row">{step.time}</th>
              <td>{step.what}</td>
              <td>{step.question ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
