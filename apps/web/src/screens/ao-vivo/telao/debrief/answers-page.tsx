import { debriefCopy } from '@consorcio/copy/live-debrief';
import { FAMILY_NAMES } from '@consorcio/copy/quiz';
import { LIVE_FAMILIES } from '@consorcio/rules/live-words';
import type { CSSProperties } from 'react';
import answers from './answers-page.module.css';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

const copy = debriefCopy.answers;
const MOMENTS = ['before', 'after'] as const;

/** Right answers before and after, as totals; none for fewer than five people. */
export function AnswersPage({ view }: DebriefProps) {
  const { questions } = view;
  if (questions === null) return <p className={css.lead}>{copy.few}</p>;
  return (
    <>
      <p className={css.lead}>{copy.lead}</p>
      <ul className={answers.topics}>
        {LIVE_FAMILIES.map((family, i) => (
          <li key={family}>
            <h3>{FAMILY_NAMES[family]}</h3>
            {MOMENTS.map((moment) => {
              const { people, right } = questions[moment];
              const count = right[i] ?? 0;
              return (
                <p key={moment} data-moment={moment} style={{ '--share': count / people } as CSSProperties}>
                  <span>{copy[moment]}</span>
                  <i aria-hidden="true" />
                  <b>{copy.of(count, people)}</b>
                </p>
              );
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
