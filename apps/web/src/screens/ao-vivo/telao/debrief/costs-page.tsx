import { debriefCopy } from '@consorcio/copy/live-debrief';
import table from './costs-page.module.css';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

const copy = debriefCopy.costs;
const { ways: names } = debriefCopy.timeline;
const LINES = ['fee', 'late', 'interest', 'brought'] as const;

/** What the letter cost by the way to it, as means; beside it saving alone and a loan. */
export function CostsPage({ view, debrief }: DebriefProps) {
  const { months } = view.group;
  const { instalment } = debrief;
  const isFew = debrief.ways.some(({ people, costs }) => people > 0 && costs === null);
  return (
    <div className={css.split}>
      <div>
        <p className={css.lead}>{copy.lead}</p>
        <table className={table.costs}>
          <thead>
            <tr>
              <td />
              {debrief.ways.map(({ by, people }) => (
                <th key={by} scope="col">
                  {names[by]}
                  <small>{people === 0 ? copy.nobody : copy.people(people)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {LINES.map((line) => (
              <tr key={line} data-line={line}>
                <th scope="row">{copy[line]}</th>
                {debrief.ways.map(({ by, costs }) => (
                  <td key={by}>{costs === null ? '–' : costs[line]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {isFew && <p className={css.small}>{copy.few}</p>}
      </div>
      <aside className={css.card}>
        <h3>{copy.beside.title}</h3>
        <p>{copy.beside.alone(instalment, months, instalment * months)}</p>
        <p>{copy.beside.loan}</p>
        <p className={css.small}>{copy.beside.source}</p>
      </aside>
    </div>
  );
}
