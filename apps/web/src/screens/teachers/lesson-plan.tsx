import { lessonPlanCopy as copy, lessonPlanOf } from '@consorcio/copy/teachers';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './teachers.module.css';

const [TIME, WHAT] = copy.head;

/** Fifty minutes as a table: when, and what pairs do. */
export const LessonPlan = () => (
  <KitPart title={copy.title}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{TIME}</th>
          <th scope="col">{WHAT}</th>
        </tr>
      </thead>
      <tbody>
        {lessonPlanOf(lessonOf()).map(({ time, solo }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td>{solo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </KitPart>
);
