import { debriefCopy } from '@consorcio/copy/live-debrief';
import { countWays } from '../../../../live/step-sentence.ts';
import { upTo } from '../../../../live/up-to.ts';
import grid from '../projector.module.css';
import type { DebriefProps } from '../projector-model.ts';
import css from './debrief.module.css';

const copy = debriefCopy.timeline;
/** Up to as many rows, that of the situations with them, and quotas in a row, are drawn larger. */
const FEW_ROWS = 6;
const FEW_QUOTAS = 6;
/** Up to as many quotas in a row, what was late is told in full. */
const QUOTAS_BESIDE_WORDS = 8;
/** From one more of either on, rows are drawn closer. */
const MOST_ROWS = 7;
const MOST_QUOTAS = 12;
type Line = DebriefProps['debrief']['timeline'][number];

const lettersOf = (timeline: readonly Line[]) => countWays(timeline.flatMap(({ won }) => won ?? []));

/** Who had the letter in which month and how; below how everybody ended, as counts. */
export function TimelinePage({ view, debrief }: DebriefProps) {
  const { timeline, situations, letters } = debrief;
  const without = timeline.filter(({ won }) => won === null);
  const { months } = view.group;
  const most = Math.max(...upTo(months).map((month) => timeline.filter(({ won }) => won?.month === month).length));
  const rows = months + Math.sign(without.length) + Math.sign(situations.length);
  const missingIn = (month: number): string | null => {
    const missing = letters[month - 1]?.missing ?? 0;
    return missing === 0 ? null : copy.missing(missing, most > QUOTAS_BESIDE_WORDS);
  };
  return (
    <>
      <p className="lead">{copy.lead(lettersOf(timeline))}</p>
      <table
        className={grid.timelineMonths}
        data-few={rows <= FEW_ROWS && most <= FEW_QUOTAS}
        data-many={rows > MOST_ROWS || most > MOST_QUOTAS}
      >
        <tbody>
          {upTo(months).map((month) => (
            <Row
              key={month}
              head={copy.month(month)}
              lines={timeline.filter(({ won }) => won?.month === month)}
              missing={missingIn(month)}
            />
          ))}
          {without.length > 0 && <Row head={copy.none} lines={without} missing={null} />}
        </tbody>
      </table>
      <ul className={css.chips}>
        {situations
          .filter(({ people }) => people > 0)
          .map(({ situation, people }) => (
            <li className={css.situation} key={situation}>
              <b>{people}</b> {copy.situations[situation](people)}
            </li>
          ))}
      </ul>
    </>
  );
}

interface RowProps {
  readonly head: string;
  readonly lines: readonly Line[];
  /** Instalments that were missing in this month, in words; null where none were. */
  readonly missing: string | null;
}

const Row = ({ head, lines, missing }: RowProps) => (
  <tr>
    <th className={css.rowHead} scope="row">
      {head}
    </th>
    <td>
      <ul className={css.letters}>
        {lines.map(({ quota, isHouse, won, isLost }) => (
          <li key={quota} data-by={won?.by} data-house={isHouse}>
            <span className="reader-only">
              {copy.quota} {quota} {isHouse && copy.house} {won !== null && copy.won(won.month, won.by)}{' '}
              {isLost && copy.lost}
            </span>
            <b aria-hidden="true">{quota}</b>
            {won !== null && <i aria-hidden="true">{copy.marks[won.by]}</i>}
            {isLost && (
              <i className={grid.lost} aria-hidden="true">
                {copy.lostMark}
              </i>
            )}
          </li>
        ))}
        {missing !== null && <li className={grid.missing}>{missing}</li>}
      </ul>
    </td>
  </tr>
);
