import { luckCopy } from '@consorcio/copy/luck';
import type { Ending } from '@consorcio/rules/what-if';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './luck.module.css';
import { type EndingType, sumOf, type Tally } from './tally.ts';

const { again: copy } = luckCopy;
const COLUMNS = ['BID', 'JACKPOT', 'PAID', 'DEFAULT'] as const satisfies readonly EndingType[];

/** The same as numbers; the real campaign's cell is marked. */
export function EndingsTable({ tally, ending }: { tally: Tally; ending: Ending }) {
  return (
    <Fold title={copy.tableTitle} tone="papel" isHeading>
      <div className={css.numbers}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.month}</th>
              {COLUMNS.map((way) => (
                <th key={way} scope="col">
                  {copy.ways[way]}
                </th>
              ))}
              <th scope="col">{copy.all}</th>
            </tr>
          </thead>
          <tbody>
            {tally
              .map((column, i) => ({ column, cycle: i + 1 }))
              .map(({ column, cycle }) => (
                <tr key={cycle}>
                  <th scope="row">{cycle}</th>
                  {COLUMNS.map((way) => (
                    <td key={way} className={cycle === ending.cycle && way === ending.context ? css.mine : undefined}>
                      {column[way]}
                    </td>
                  ))}
                  <td>{sumOf(column)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
