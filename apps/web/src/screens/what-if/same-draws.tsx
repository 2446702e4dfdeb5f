import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import {
  type CampaignChoices,
  type Change,
  type Live,
  lives,
  monthsWithDream,
  redrawnOf,
} from '@consorcio/rules/what-if';
import { useEffect, useMemo, useRef } from 'react';
import type { Life } from '../../teaching/lives/load-life.ts';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { arriveAt } from '../../ui/arrive-at.ts';
import { isOther, type LivedRow, monthOfChange, rowsOf } from './lived-rows.ts';
import css from './what-if.module.css';

interface Props {
  readonly number: number;
  readonly life: Life;
  readonly changed: CampaignChoices;
  readonly change: Change;
}

/** Both ways under the campaign's own draws, month by month; takes the focus when it comes. Another change: another `key`. */
export function SameDraws({ number, life, changed, change }: Props) {
  const { draw, rootDraw, choices } = life;
  const [before, after] = useMemo(() => {
    const campaign = (live: Live) => {
      const lived = live(draw, rootDraw);
      return { lived, rows: rowsOf(lived), ...redrawnOf(lived) };
    };
    return [campaign(lives(choices)), campaign(lives(changed))] as const;
  }, [choices, changed, draw, rootDraw]);
  const months = Math.max(before.rows.length, after.rows.length);
  const changedMonth = monthOfChange(change, before.lived);
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => arriveAt(section.current), []);
  return (
    <div ref={section} tabIndex={-1} className={css.result}>
      <NumberedStep number={number} title={copy.same.title}>
        <table className={css.months}>
          <thead>
            <tr>
              <td />
              <th scope="col">{copy.same.before}</th>
              <th scope="col">{copy.same.after}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: months }, (_, i) => i + 1).map((month) => (
              <tr key={month} data-changed={month === changedMonth || undefined}>
                <th scope="row">{copy.picker.cycle(month)}</th>
                <td>
                  <LivedCell row={before.rows[month - 1]} />
                </td>
                <td>
                  <LivedCell row={after.rows[month - 1]} />
                  {month === changedMonth && <b className="text-accent-ink">{copy.same.changed}</b>}
                  {month !== changedMonth && isOther(before.rows[month - 1], after.rows[month - 1]) && (
                    <span className="text-ink-soft text-note">{copy.same.alike}</span>
                  )}
                </td>
              </tr>
            ))}
            <tr className={css.end}>
              <th scope="row">{copy.same.end}</th>
              {[before, after].map(({ lived, end, rows, worth }, i) => (
                <td className="font-extrabold" key={i === 0 ? 'before' : 'after'}>
                  {copy.same.ending(end, rows.length)}
                  {worth !== null && <span>{copy.same.withDream(monthsWithDream(lived))}</span>}
                  {worth !== null && <span>{copy.same.worth(worth)}</span>}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </NumberedStep>
    </div>
  );
}

/** What was done in a month, a line each. */
function LivedCell({ row }: { row: LivedRow | undefined }) {
  if (row === undefined || row.ways.length === 0) return copy.same.notLived;
  return [...row.ways, ...row.more].map((line) => <span key={line}>{line}</span>);
}
