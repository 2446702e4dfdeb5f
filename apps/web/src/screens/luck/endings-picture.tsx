import { luckCopy } from '@consorcio/copy/luck';
import type { Ending } from '@consorcio/rules/what-if';
import css from './luck.module.css';
import { ENDING_TYPES, sumOf, type Tally } from './tally.ts';

const { again: copy } = luckCopy;
interface Props {
  readonly tally: Tally;
  readonly ending: Ending;
  readonly summary: string;
}

/** One column a cycle, stacked by the way a replay ended; the real campaign's column is marked. */
export function EndingsPicture({ tally, ending, summary }: Props) {
  const highest = Math.max(...tally.map(sumOf));
  const seen = ENDING_TYPES.filter((way) => tally.some((column) => column[way] > 0));
  return (
    <figure className={css.figure}>
      <div className={css.columns} role="img" aria-label={copy.picture(summary)}>
        {tally.map((column, i) => {
          const cycle = i + 1;
          return (
            <div key={cycle} className={css.column} data-yours={cycle === ending.cycle || undefined}>
              <span className={css.you}>{cycle === ending.cycle && copy.you}</span>
              <div className={css.room}>
                <b>{sumOf(column)}</b>
                {[...ENDING_TYPES]
                  .reverse()
                  .map(
                    (way) =>
                      column[way] > 0 && (
                        <i key={way} data-way={way} style={{ height: `${(column[way] / highest) * 100}%` }} />
                      ),
                  )}
              </div>
              <span className={css.cycle}>{cycle}</span>
            </div>
          );
        })}
      </div>
      <figcaption>
        <p>{copy.axis}</p>
        <ul className={css.legend}>
          {seen.map((way) => (
            <li key={way} data-way={way}>
              {copy.legend[way]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
