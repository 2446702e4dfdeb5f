import { afterLetterCopy } from '@consorcio/copy/after-letter';
import type { BidUse } from '@consorcio/rules/vocabulary';
import { useId, useState } from 'react';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import css from './after-letter.module.css';
import type { BoardProps } from './contract-view.ts';

const { use: copy, title } = afterLetterCopy;
/** The one that is chosen at first stands first. */
const USES = ['INSTALMENT', 'TERM'] as const satisfies readonly BidUse[];

/** What the winning bid pays: every instalment a little, or the last ones whole. RULES2 A.5. */
export function UseOfBid({ view, isBusy, onCommand }: BoardProps) {
  const name = useId();
  const [chosen, setChosen] = useState<BidUse>('INSTALMENT');
  const { schedules } = view;
  if (schedules === null) return null;
  const highest = Math.max(1, ...schedules.INSTALMENT, ...schedules.TERM);
  const longest = Math.max(schedules.INSTALMENT.length, schedules.TERM.length);
  const places = Array.from({ length: longest }, (_, place) => place);
  return (
    <Popup
      ribbon={title.toLocaleUpperCase('pt-BR')}
      heading={copy.heading}
      body={
        <>
          <p>{copy.body}</p>
          <fieldset className={css.uses}>
            <legend className="reader-only">{copy.legend}</legend>
            {USES.map((use) => (
              <label key={use}>
                <span className={css.choice}>
                  <input type="radio" name={name} checked={use === chosen} onChange={() => setChosen(use)} />
                  <b>{copy[use]}</b>
                </span>
                <span className={css.bars} aria-hidden="true">
                  {places.map((place) => (
                    <i key={place} style={{ height: `${((schedules[use][place] ?? 0) / highest) * 100}%` }} />
                  ))}
                </span>
                <span>{copy.dues(schedules[use])}</span>
              </label>
            ))}
          </fieldset>
        </>
      }
    >
      <ButtonRow>
        <Button data-main disabled={isBusy} onClick={() => onCommand({ type: 'use', use: chosen })}>
          {copy.button}
        </Button>
      </ButtonRow>
    </Popup>
  );
}
