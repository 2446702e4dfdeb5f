import { worksheetCopy } from '@consorcio/copy/worksheet';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import css from './folha-do-aluno.module.css';

const { diary: copy } = worksheetCopy;

/** A row for each cycle, to be filled in while somebody else plays. */
export function Diary() {
  const cycles = Array.from({ length: lessonOf().beach.cycles }, (_, i) => i + 1);
  return (
    <section className={css.exercise}>
      <h2>
        <span>1</span> {copy.title}
      </h2>
      <table className={css.diary}>
        <thead>
          <tr>
            <th scope="col">{copy.row}</th>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cycles.map((cycle) => (
            <tr key={cycle}>
              <th scope="row">{cycle}</th>
              {copy.columns.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
