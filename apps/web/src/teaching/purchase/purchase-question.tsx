import { purchaseCopy as copy } from '@consorcio/copy/screens';
import { useState } from 'react';
import { Choices } from '../../ui/forms/choice.tsx';
import css from '../concepts/concept-note.module.css';

const NEEDS = ['now', 'wait', 'save'] as const;
type Need = (typeof NEEDS)[number];

/** 'Is this purchase one for a consórcio at all?', asked before a dream is chosen; an answer meets idea 33 and does no more. */
export function PurchaseQuestion() {
  const [need, setNeed] = useState<Need | null>(null);
  const choose = (value: Need): void => {
    setNeed(value);
    /* Not with the first bytes. */
    void import('../concepts/learn.ts').then(
      ({ seeAt }) => seeAt('purchase'),
      () => undefined,
    );
  };
  return (
    <div className={`stack ${css.question}`} data-gap="1">
      <Choices
        question={copy.question}
        choices={NEEDS.map((value) => ({ value, label: copy.needs[value] }))}
        chosen={need}
        onChoose={choose}
        legend={css.legend}
        row={css.answers}
        tile={css.tile}
      />
      <p role="status" className={css.answer}>
        {need === null ? '' : copy.answers[need]}
      </p>
    </div>
  );
}
