import { lessonPlanCopy as copy, lessonPlanOf } from '@consorcio/copy/teachers';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './para-professores.module.css';

const [TIME, SOLO, LIVE] = copy.head;

/** Fifty minutes as a table: when, what pairs do, what a class does that plays one group. */
export const LessonPlan = () => (
  <KitPart title={copy.title}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{TIME}</th>
          <th scope="col">{SOLO}</th>
          <th scope="col">{LIVE}</th>
        </tr>
      </thead>
      <tbody>
        {lessonPlanOf(lessonOf()).map(({ time, solo, live }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td data-head={SOLO}>{solo}</td>
            <td data-head={LIVE}>{live}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </KitPart>
);
