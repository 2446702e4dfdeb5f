import { whatIfCopy } from '@consorcio/copy/what-if';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import {
  type CampaignChoices,
  type Change,
  choicesOf,
  type Live,
  lives,
  type MonthChoices,
  redrawnOf,
} from '@consorcio/rules/what-if';
import { useEffect, useMemo, useRef } from 'react';
import type { Life } from '../../teaching/lives/load-life.ts';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import css from './e-se.module.css';

const { same: copy, picker } = whatIfCopy;

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
      return { months: choicesOf(lived).months, ...redrawnOf(lived) };
    };
    return [campaign(lives(choices)), campaign(lives(changed))] as const;
  }, [choices, changed, draw, rootDraw]);
  const months = Math.max(before.months.length, after.months.length);
  const changedMonth = 'month' in change ? change.month : null;
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <div ref={section} tabIndex={-1} className={css.result}>
      <NumberedStep number={number} title={copy.title}>
        <table className={css.months}>
          <thead>
            <tr>
              <td />
              <th scope="col">{copy.before}</th>
              <th scope="col">{copy.after}</th>
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: months }, (_, i) => i + 1).map((month) => (
              <tr key={month} data-changed={month === changedMonth || undefined}>
                <th scope="row">{picker.cycle(month)}</th>
                <td>
                  <Told month={before.months[month - 1]} />
                </td>
                <td>
                  <Told month={after.months[month - 1]} />
                  {month === changedMonth && <b className={css.mark}>{copy.changed}</b>}
                  {month !== changedMonth && isOther(before.months[month - 1], after.months[month - 1]) && (
                    <span className={css.alike}>{copy.alike}</span>
                  )}
                </td>
              </tr>
            ))}
            <tr className={css.end}>
              <th scope="row">{copy.end}</th>
              {[before, after].map(({ end, cycle, worth }, i) => (
                <td key={i === 0 ? 'before' : 'after'}>
                  {copy.ending(end, cycle)}
                  {worth !== null && <span>{copy.worth(worth)}</span>}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </NumberedStep>
    </div>
  );
}

/** Places, a recovery and the bid of a month, a line each. */
function Told({ month }: { month: MonthChoices | undefined }) {
  if (month === undefined || month.turns.length === 0) return copy.notLived;
  const { turns, recovery, bid } = month;
  const lines = [
    ...turns.map(({ roomId }, i) => `${i + 1}. ${placeOfRoom(roomId)}`),
    ...(recovery === null ? [] : [copy.recovery(placeOfRoom(recovery.roomId))]),
    ...(bid === null ? [] : [bid.offered > 0 ? copy.bid(bid.offered) : copy.kept]),
  ];
  return lines.map((line) => <span key={line}>{line}</span>);
}

const isOther = (before: MonthChoices | undefined, after: MonthChoices | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  before.turns.some(({ roomId }, i) => roomId !== after.turns[i]?.roomId);
