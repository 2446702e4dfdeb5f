import { eventPopup } from '@consorcio/copy/month-popups';
import { useId } from 'react';
import type { PendingEvent } from '../../chart/current-stage.ts';
import css from './event-card.module.css';

interface Props {
  readonly options: NonNullable<PendingEvent['event']['options']>;
  /** From 1. */
  readonly chosen: number;
  readonly onChoose: (option: number) => void;
}

/** The answers of a card with a choice. RULES2 E.4. */
export function EventChoice({ options, chosen, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={css.choice}>
      <legend className="reader-only">{eventPopup.choice}</legend>
      {options.map(({ option, label }) => (
        <label key={option}>
          <input type="radio" name={name} checked={option === chosen} onChange={() => onChoose(option)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
