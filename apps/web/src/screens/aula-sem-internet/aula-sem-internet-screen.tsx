import { classroomCopy as copy, PAPER_GROUP } from '@consorcio/copy/classroom';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './aula-sem-internet.module.css';

const MONTHS = Array.from({ length: PAPER_GROUP.months }, (_, i) => i + 1);

/** A lesson without a device, with the table that the teacher keeps on the board. LEARN 6.5 */
export function ClassroomScreen() {
  return (
    <KitPage title={copy.title}>
      <p className={css.needs}>{copy.needs}</p>
      <p>{copy.group}</p>
      <KitLines lines={copy.steps} isCounted />
      <KitPart title={copy.endTitle}>
        <p>{copy.end}</p>
      </KitPart>
      <section className={css.board}>
        <h2>{copy.board.title}</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.board.month}</th>
              {copy.board.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {MONTHS.map((month) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                {copy.board.columns.map((column) => (
                  <td key={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </KitPage>
  );
}
