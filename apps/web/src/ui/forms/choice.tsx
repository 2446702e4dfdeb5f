import '@consorcio/look/choice.css';
import type { ReactNode } from 'react';

interface Props {
  /** That of all answers to one question. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** All picture or one word: its radio button lies unseen over all of it. */
  readonly isTile?: boolean;
  /** How it lays out what it holds. */
  readonly className: string;
  readonly children: ReactNode;
}

/** One answer of a few: a label with its radio button. */
export const Choice = ({ name, isChosen, onChoose, isTile = false, className, children }: Props) => (
  <label className={isTile ? `choice tile ${className}` : `choice ${className}`}>
    <input className={isTile ? 'cover' : ''} type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);
