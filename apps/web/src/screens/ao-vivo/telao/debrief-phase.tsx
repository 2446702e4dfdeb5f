import { debriefCopy } from '@consorcio/copy/live-debrief';
import css from './debrief-phase.module.css';

/** After the last assembly: questions that any group can talk about. */
export const DebriefPhase = () => (
  <section className={css.talk}>
    <h2>{debriefCopy.title}</h2>
    <ol>
      {debriefCopy.always.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </ol>
  </section>
);
