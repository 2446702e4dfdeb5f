import { LIVE_START } from '@consorcio/contract/wire';
import { LIVE_LESSON, liveLessonCopy } from '@consorcio/copy/live-lesson';
import { lessonPlanCopy, lessonPlanOf } from '@consorcio/copy/teachers';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitLines, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './teachers.module.css';

/** Fifty minutes as a table: when, and what pairs do. */
export const LessonPlan = () => (
  <KitPart title={lessonPlanCopy.title}>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{lessonPlanCopy.head[0]}</th>
          <th scope="col">{lessonPlanCopy.head[1]}</th>
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

/** The lesson in which a class is one live group: how to open it, fifty minutes as a table, what to print. LIVE 6.5.1 */
export const LiveLesson = () => (
  <KitPart title={liveLessonCopy.title}>
    <p>{liveLessonCopy.intro}</p>
    <div className="not-printed">
      <ButtonRow>
        <ButtonLink to={LIVE_START}>{liveLessonCopy.open}</ButtonLink>
      </ButtonRow>
    </div>
    <p>{liveLessonCopy.taps}</p>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{liveLessonCopy.head[0]}</th>
          <th scope="col">{liveLessonCopy.head[1]}</th>
          <th scope="col">{liveLessonCopy.head[2]}</th>
        </tr>
      </thead>
      <tbody>
        {LIVE_LESSON.map(({ time, projector, phone }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td data-head={liveLessonCopy.head[1]}>{projector}</td>
            <td data-head={liveLessonCopy.head[2]}>{phone}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h3>{liveLessonCopy.print.title}</h3>
    <KitLines lines={liveLessonCopy.print.lines} />
  </KitPart>
);
