import { weekCopy } from '@consorcio/copy/week';
import { NOTE_STEP } from '@consorcio/rules/vocabulary';
import css from './week.module.css';
import type { Week } from './week-view.ts';

const { notes: copy } = weekCopy;

/** How many tries have a note of each step; the own step stands out. RULES2 F.6. */
export function NotesTable({ notes, own }: { notes: Week['notes']; own: number | null }) {
  const most = Math.max(...notes.map(({ tries }) => tries));
  const isOwn = (from: number): boolean => own !== null && Math.floor(own / NOTE_STEP) * NOTE_STEP === from;
  return (
    <section className={css.part}>
      <h2>{copy.title}</h2>
      <table className={css.notes}>
        <thead>
          <tr>
            <th scope="col">{copy.points}</th>
            <th scope="col">{copy.tries}</th>
          </tr>
        </thead>
        <tbody>
          {notes.map(({ from, tries }) => (
            <tr key={from} className={isOwn(from) ? css.own : undefined}>
              <th scope="row">{copy.step(from)}</th>
              <td>
                <span className={css.bar} style={{ width: `${(tries / most) * 100}%` }} aria-hidden="true" />
                {tries}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
