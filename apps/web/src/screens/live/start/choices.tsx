import css from './open-group.module.css';

interface Props<Value> {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly name: string; readonly about: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, each with a line that says what it is. */
export const Choices = <Value extends string | number>({ title, name, choices, chosen, onChoose }: Props<Value>) => (
  <fieldset className={css.choices}>
    <legend>{title}</legend>
    {choices.map((choice) => (
      <label key={choice.value}>
        <input type="radio" name={name} checked={chosen === choice.value} onChange={() => onChoose(choice.value)} />
        <b>{choice.name}</b>
        <span>{choice.about}</span>
      </label>
    ))}
  </fieldset>
);
