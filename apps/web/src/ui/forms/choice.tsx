import '@consorcio/look/choice.css';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  /** That of all answers to one question. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** All picture or one word: its radio button lies unseen over all of it. */
  readonly isTile?: boolean;
  /** How it lays out what it holds. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One answer of a few: a label with its radio button. */
export const Choice = ({ name, isChosen, onChoose, isTile = false, className, children }: Props) => (
  <label className={classNames('choice', isTile && 'tile', className)}>
    <input className={isTile ? 'cover' : ''} type="radio" name={name} checked={isChosen} onChange={onChoose} />
    {children}
  </label>
);

export interface ChoicesProps<Value> {
  readonly question: ReactNode;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly picture?: ReactNode }[];
  readonly chosen: Value | null | undefined;
  readonly onChoose: (value: Value) => void;
  /** How the group looks, how its question, how the tiles stand beside each other, and each of them. */
  readonly className?: string | undefined;
  readonly legend: string | undefined;
  readonly row: string | undefined;
  readonly tile: string | undefined;
}

/** A question with a few tiles to answer it. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>) {
  const { question, choices, chosen, onChoose, className, legend, row, tile } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={legend}>{question}</legend>
      <div className={row}>
        {choices.map(({ value, label, picture }) => (
          <Choice
            key={value}
            isTile
            name={name}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
            className={tile}
          >
            {picture}
            <span>{label}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
