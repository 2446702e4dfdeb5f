import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { CSSProperties } from 'react';
import { upTo } from '../../../../live/up-to.ts';
import type { DebriefProps } from '../projector-model.ts';
import css from './debrief.module.css';

const copy = debriefCopy.whatIf;
const ENDS = { onTime: ['PAID_ON_TIME'], late: ['PAID'], lost: ['TAKEN', 'OUT'] } as const;
const ORDER = ['onTime', 'late', 'lost'] as const;

type WhatIf = DebriefProps['debrief']['whatIfs'][number];

/** How many people ended so; nothing with few people. */
const ended = ({ situations }: WhatIf, end: keyof typeof ENDS): number | undefined => {
  const all = situations.filter(({ situation }) => ENDS[end].some((each) => each === situation));
  return all.length === 0 ? undefined : all.reduce((sum, { people }) => sum + people, 0);
};

/** Letters month by month, and how people ended, beside the same group with one thing changed. */
export function WhatIfPage({ view, debrief: { whatIfs, instalment } }: DebriefProps) {
  const most = Math.max(1, ...whatIfs.flatMap(({ letters }) => letters));
  const ends = ORDER.filter((end) => whatIfs.some((each) => ended(each, end)));
  return (
    <>
      <p className="lead">{copy.lead}</p>
      <table className={`lead ${css.whatIf}`} data-months-alone={ends.length === 0}>
        <thead>
          <tr>
            <th scope="col">{copy.letters}</th>
            {whatIfs.map(({ change }) => (
              <th key={change} scope="col">
                {copy.changes[change](instalment)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {upTo(view.group.months).map((month) => (
            <tr key={month}>
              <th scope="row">{debriefCopy.timeline.month(month)}</th>
              {whatIfs.map(({ change, letters }) => (
                <td key={change}>
                  <span style={{ '--share': (letters[month - 1] ?? 0) / most } as CSSProperties} aria-hidden="true" />
                  <b>{letters[month - 1] ?? 0}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tbody>
          {ends.map((end) => (
            <tr key={end} data-end={end}>
              <th scope="row">{copy.ends[end]}</th>
              {whatIfs.map((each) => (
                <td key={each.change}>
                  <b>{ended(each, end)}</b>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
