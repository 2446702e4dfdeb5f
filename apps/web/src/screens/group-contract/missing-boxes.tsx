import { refuseCopy as copy } from '@consorcio/copy/group-contract';
import css from './group-contract.module.css';

/** What a contract may lack; after the decision each box says whether it is missing. */
export const MissingBoxes = ({ isJudged }: { isJudged: boolean }) => (
  <fieldset className={css.boxes}>
    <legend>{copy.missing}</legend>
    {copy.boxes.map(({ text, isMissing }) => (
      <label key={text} data-judged={isJudged ? (isMissing ? 'missing' : 'spare') : undefined}>
        <input type="checkbox" disabled={isJudged} />
        <span>
          {text}
          {isJudged && <i>{isMissing ? copy.needed : copy.notNeeded}</i>}
        </span>
      </label>
    ))}
  </fieldset>
);
