import { purchaseCopy as copy } from '@consorcio/copy/screens';
import { useId, useState } from 'react';
import css from '../concepts/concept-note.module.css';

const NEEDS = ['now', 'wait', 'save'] as const;
type Need = (typeof NEEDS)[number];

/** 'Is this purchase one for a consórcio at all?', asked before a dream is chosen; it changes nothing. Idea 33. */
export function PurchaseQuestion() {
  const [need, setNeed] = useState<Need | null>(null);
  const name = useId();
  return (
    <fieldset className={css.question}>
      <legend className="full-width bold">{copy.question}</legend>
      <div className="as-grid gap-2 three-columns">
        {NEEDS.map((one) => (
          <label key={one} className={css.need}>
            <input
              className="fills full-width no-margin full-height unseen"
              type="radio"
              name={name}
              checked={need === one}
              onChange={() => setNeed(one)}
            />
            <span className="as-grid centered rounded on-surface bold min-height-44">{copy.needs[one]}</span>
          </label>
        ))}
      </div>
      <p role="status" className={css.answer}>
        {need === null ? '' : copy.answers[need]}
      </p>
    </fieldset>
  );
}
