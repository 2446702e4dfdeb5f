import { whatIfCopy } from '@consorcio/copy/what-if';
import type { Change } from '@consorcio/rules/what-if';
import { type ReactNode, useId, useState } from 'react';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import type { Moment } from './decisions.ts';
import css from './what-if.module.css';

const { picker: copy } = whatIfCopy;

/** When, what was decided, and what instead. */
export function DecisionPicker({
  number,
  moments,
  onCompare,
}: {
  number: number;
  moments: readonly Moment[];
  onCompare: (change: Change) => void;
}) {
  const [[when, which, instead], setChosen] = useState<readonly [number, number, number]>([0, 0, 0]);
  const decisions = moments[when]?.decisions ?? [];
  const ways = decisions[which]?.ways ?? [];
  const change = ways[instead]?.change;
  return (
    <NumberedStep number={number} title={copy.title} isHalf>
      <form
        className={css.picker}
        onSubmit={(event) => {
          event.preventDefault();
          if (change !== undefined) onCompare(change);
        }}
      >
        <Pills label={copy.month} names={moments} value={when} onPick={(place) => setChosen([place, 0, 0])} />
        <Pills label={copy.decision} names={decisions} value={which} onPick={(place) => setChosen([when, place, 0])} />
        <Pick label={copy.instead} names={ways} value={instead} onPick={(place) => setChosen([when, which, place])} />
        <Button type="submit">{copy.go}</Button>
      </form>
    </NumberedStep>
  );
}

interface PickProps {
  readonly label: string;
  /** No name stands in it twice. */
  readonly names: readonly { readonly name: string }[];
  readonly value: number;
  readonly onPick: (place: number) => void;
}

/** The few of which one holds, all in sight. */
function Pills({ label, names, value, onPick }: PickProps): ReactNode {
  const group = useId();
  return (
    <fieldset className={css.pills}>
      <legend>{label}</legend>
      {names.map(({ name }, place) => (
        <label key={name}>
          <input type="radio" name={group} checked={place === value} onChange={() => onPick(place)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The many: folded to the one that holds. */
function Pick({ label, names, value, onPick }: PickProps): ReactNode {
  const id = useId();
  return (
    <div className={css.pick}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onPick(Number(target.value))}>
        {names.map(({ name }, place) => (
          <option key={name} value={place}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
