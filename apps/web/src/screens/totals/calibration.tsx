import { totalsCopy as copy, quizCopy } from '@consorcio/copy/quiz';
import css from './totals.module.css';
import type { MomentTotals } from './totals.ts';

/** Of the answers with each confidence, how many are right. */
export function Calibration({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.filter(({ calibration }) => calibration.length > 0);
  return (
    <section className={css.form}>
      <h2>{copy.calibrationTitle}</h2>
      {told.length === 0 ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p>{copy.calibration}</p>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{copy.part}</th>
                {quizCopy.confidences.map((words) => (
                  <th key={words} scope="col">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {told.map(({ moment, calibration }) => (
                <tr key={moment}>
                  <th scope="row">{copy.moments[moment]}</th>
                  {quizCopy.confidences.map((words, place) => {
                    const right = calibration[place]?.right ?? null;
                    return <td key={words}>{right === null ? copy.none : copy.percent(right)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
