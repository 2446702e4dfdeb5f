import '@consorcio/look/choice.css';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import css from './select.module.css';

interface Props<Value> {
  readonly label: ReactNode;
  /** What stands for each value, in the order of the list. */
  readonly options: readonly (readonly [value: Value, name: string])[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly className?: string | undefined;
}

/**
 * One of many names: the device's own list, which fits every screen, behind a face that wraps, since the face of a select element
 * cuts a long name.
 */
export function Select<Value extends string | number>({ label, options, value, onChoose, className }: Props<Value>) {
  const id = useId();
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <span className={`choice ${css.box}`}>
        <select
          id={id}
          className="cover"
          value={value}
          onChange={({ target }) => onChoose(options[target.selectedIndex]?.[0] ?? value)}
        >
          {options.map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </select>
        <span aria-hidden="true">{options.find(([one]) => one === value)?.[1]}</span>
      </span>
    </div>
  );
}
