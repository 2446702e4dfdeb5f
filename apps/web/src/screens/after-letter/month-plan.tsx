import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './after-letter.module.css';
import type { BoardProps } from './contract-view.ts';
import { LastMonth } from './last-month.tsx';

const { plan: copy, month: ribbon, counter } = afterLetterCopy;

/** The first touch of a month: how much of it is work. Each plan says what would be there before the card. RULES2 A.6. */
export function MonthPlan({ view, isBusy, onCommand }: BoardProps) {
  const { plans, bill, joy, month, monthsLeft } = view;
  const due = bill?.total ?? 0;
  return (
    <Popup
      ribbon={ribbon(month ?? 0, monthsLeft - 1)}
      heading={copy.heading}
      body={
        <>
          <LastMonth view={view} />
          <p>
            {joy > 0 ? copy.joy(joy) : copy.noJoy} <b>{copy.bill(due)}</b>
          </p>
        </>
      }
    >
      <ul className={css.plans} aria-label={copy.legend}>
        {plans.map(({ works, energy, effort, pays }) => (
          <li key={works}>
            <button
              type="button"
              disabled={isBusy}
              data-main={works === plans[0]?.works || undefined}
              onClick={() => onCommand({ type: 'plan', works })}
            >
              <b>{copy.names[works]}</b>
              <small>{copy.turns[works]}</small>
              <span className={css.sums}>
                <span>
                  <Icon name="energia" />
                  <span aria-hidden="true">{energy}</span>
                  <span className="reader-only">{counter.energy(energy)}</span>
                </span>
                <span>
                  <Icon name="esforco" />
                  <span aria-hidden="true">{effort}</span>
                  <span className="reader-only">{counter.effort(effort)}</span>
                </span>
              </span>
              <span className={css.pays} data-pays={pays}>
                {pays && <CheckIcon />}
                {pays ? copy.pays : copy.short(due - effort)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}
