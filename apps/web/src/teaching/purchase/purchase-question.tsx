import { purchaseCopy as copy } from '@consorcio/copy/screens';
import { useId, useState } from 'react';
import { Choice } from '../../ui/forms/choice.tsx';
import css from '../concepts/concept-note.module.css';

const NEEDS = ['now', 'wait', 'save'] as const;
type Need = (typeof NEEDS)[number];

/** 'Is this purchase one for a consórcio at all?', asked before a dream is chosen; it changes nothing. Idea 33. */
export function PurchaseQuestion() {
  const [need, setNeed] = useState<Need | null>(null);
  const name = useId();
  return (
    <fieldset className={css.question}>
      <legend className="w-full font-extrabold">{copy.question}</legend>
      <div className="grid gap-2 grid-cols-3">
        {NEEDS.map((one) => (
          <Choice
            key={one}
            isTile
            name={name}
            isChosen={need === one}
            onChoose={() => setNeed(one)}
            className="grid place-items-center font-extrabold min-h-[44px]"
          >
            {copy.needs[one]}
          </Choice>
        ))}
      </div>
      <p role="status" className={css.answer}>
        {need === null ? '' : copy.answers[need]}
      </p>
    </fieldset>
  );
}
