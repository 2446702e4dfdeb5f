import unknownIdea from 'picture:idea-unknown';
import { notebookCopy as copy } from '@consorcio/copy/teaching';
import css from './notebook.module.css';

/** The right page of a chapter of which nothing was seen. */
export const NothingYet = () => (
  <div className={css.nothing}>
    <img src={unknownIdea} alt="" className={css.unseen} width="128" height="134" />
    <p>{copy.unknownHint}</p>
  </div>
);
