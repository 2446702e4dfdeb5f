import { talkQuestions } from '@consorcio/copy/live-debrief';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

/** Three questions to which the group's own story gives reason. */
export const TalkPage = ({ debrief }: DebriefProps) => (
  <ol className={css.talk}>
    {debrief.talks.map(({ question, month, missing }) => (
      <li key={question}>{talkQuestions[question](month ?? 0, missing ?? 0)}</li>
    ))}
  </ol>
);
