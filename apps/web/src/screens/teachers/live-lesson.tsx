import { LIVE_START } from '@consorcio/contract/wire';
import { liveLessonCopy as copy, LIVE_LESSON } from '@consorcio/copy/live-lesson';
import { KitLines, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './teachers.module.css';

const [TIME, PROJECTOR, PHONE] = copy.head;

/** The lesson in which a class is one live group: how to open it, fifty minutes as a table, what to print. LIVE 1 */
export const LiveLesson = () => (
  <KitPart title={copy.title}>
    <p>{copy.intro}</p>
    <div className={css.start}>
      <ButtonRow>
        <ButtonLink to={LIVE_START}>{copy.open}</ButtonLink>
      </ButtonRow>
    </div>
    <p>{copy.taps}</p>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{TIME}</th>
          <th scope="col">{PROJECTOR}</th>
          <th scope="col">{PHONE}</th>
        </tr>
      </thead>
      <tbody>
        {LIVE_LESSON.map(({ time, projector, phone }) => (
          <tr key={time}>
            <th scope="row">{time}</th>
            <td data-head={PROJECTOR}>{projector}</td>
            <td data-head={PHONE}>{phone}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <h3>{copy.print.title}</h3>
    <KitLines lines={copy.print.lines} />
  </KitPart>
);
