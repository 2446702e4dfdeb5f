import '@consorcio/look/sums.css';
import { luckCopy as copy } from '@consorcio/copy/luck';
import { type Ending, REPLAYS } from '@consorcio/rules/what-if';
import { useMemo } from 'react';
import { useWorker } from '../../teaching/lives/use-worker.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import type { Story } from './load-story.ts';
import css from './luck.module.css';
import workerAddress from './replays-worker.ts?worker&url';
import { ENDING_TYPES, type EndingType, type ReplayProgress, summaryOf, sumOf, type Tally, tallyOf } from './tally.ts';

const NONE: ReplayProgress = { done: 0 };
/** Each report tells how far all replays are. */
const newest = (_: ReplayProgress, report: ReplayProgress): ReplayProgress => report;

/** A thousand replays of the campaign: how far they are, then their picture, their meaning and their table. */
export function OnceMore({ story: { request, cycles, ending } }: { story: Story }) {
  const { whole, hasFailed, retry } = useWorker(workerAddress, request, NONE, newest);
  const { done, endings } = whole;
  const tally = useMemo(() => (endings === undefined ? null : tallyOf(endings, cycles)), [endings, cycles]);
  if (hasFailed)
    return (
      <NumberedStep number={2} title={copy.again.title}>
        <p>{copy.again.failed}</p>
        <ButtonRow>
          <Button onClick={retry}>{copy.again.retry}</Button>
        </ButtonRow>
      </NumberedStep>
    );
  if (tally === null)
    return (
      <NumberedStep number={2} title={copy.again.title}>
        <p>{copy.again.body}</p>
        <p role="status">{copy.again.running(done)}</p>
        <progress className="progress" max={REPLAYS} value={done} aria-label={copy.again.title} />
      </NumberedStep>
    );
  const { dreams, span, likeYours } = summaryOf(tally, ending);
  const dream = copy.outcome.dream(dreams);
  return (
    <NumberedStep number={2} title={copy.again.title}>
      <p>{copy.again.body}</p>
      <EndingsPicture tally={tally} ending={ending} summary={dream} />
      <div className={`card ${css.outcome}`} role="status">
        <p>
          <b>{copy.outcome.yours(ending.context, ending.cycle, likeYours)}</b>
        </p>
        <p>{span === null ? copy.outcome.never : `${dream} ${copy.outcome.spread(...span)}`}</p>
        <p>{copy.outcome.moral}</p>
      </div>
      <EndingsTable tally={tally} ending={ending} />
    </NumberedStep>
  );
}

interface Props {
  readonly tally: Tally;
  readonly ending: Ending;
  readonly summary: string;
}

/** One column a cycle, stacked by the way a replay ended; the real campaign's column is marked. */
function EndingsPicture({ tally, ending, summary }: Props) {
  const highest = Math.max(...tally.map(sumOf));
  const seen = ENDING_TYPES.filter((way) => tally.some((column) => column[way] > 0));
  return (
    <figure className={`card ${css.figure}`}>
      <div className={css.columns} role="img" aria-label={copy.again.picture(summary)}>
        {tally.map((column, i) => {
          const cycle = i + 1;
          return (
            <div key={cycle} className={css.column} data-yours={cycle === ending.cycle || undefined}>
              <span className={css.you}>{cycle === ending.cycle && copy.again.you}</span>
              <div className={css.room}>
                <b>{sumOf(column)}</b>
                {[...ENDING_TYPES]
                  .reverse()
                  .map(
                    (way) =>
                      column[way] > 0 && (
                        <i key={way} data-part={way} style={{ height: `${(column[way] / highest) * 100}%` }} />
                      ),
                  )}
              </div>
              <span className={css.cycle}>{cycle}</span>
            </div>
          );
        })}
      </div>
      <figcaption className="list">
        <p>{copy.again.axis}</p>
        <ul className="legend">
          {seen.map((way) => (
            <li key={way} data-part={way}>
              {copy.again.legend[way]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

const COLUMNS = ['BID', 'JACKPOT', 'PAID', 'DEFAULT'] as const satisfies readonly EndingType[];

/** The same as numbers; the real campaign's cell is marked. */
function EndingsTable({ tally, ending }: { tally: Tally; ending: Ending }) {
  return (
    <Fold title={copy.again.tableTitle} tone="surface" isHeading>
      <div className={`numbers ${css.numbers}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.again.month}</th>
              {COLUMNS.map((way) => (
                <th key={way} scope="col">
                  {copy.again.ways[way]}
                </th>
              ))}
              <th scope="col">{copy.again.all}</th>
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
