import { useId } from 'react';
import css from './pocket.module.css';

interface Props<T extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly picture?: string | undefined }[];
  readonly chosen: T | undefined;
  readonly onChoose: (value: T) => void;
}

/** One of a few, each a large tile: radio buttons for keyboard and screen reader. */
export function Choices<T extends string>({ legend, choices, chosen, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      <div>
        {choices.map(({ value, label, picture }) => (
          <label key={value}>
            <input
              type="radio"
              className="reader-only"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {picture !== undefined && <img src={picture} alt="" width="108" height="108" />}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
