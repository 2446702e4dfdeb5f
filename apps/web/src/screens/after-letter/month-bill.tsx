import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import css from './after-letter.module.css';
import type { BoardProps } from './contract-view.ts';

const { bill: copy, month: ribbon } = afterLetterCopy;

/**
 * The third touch: what the answer to the month's card came to, the bill with its parts, and what happens if it does not fit.
 * RULES2 A.6, A.7.
 */
export function MonthBill({ view, isBusy, onCommand }: BoardProps) {
  const { bill, balance, misses, dreamId, month, monthsLeft, feedback } = view;
  if (bill === null) return null;
  const rows = [
    [copy.instalment, bill.instalment],
    [copy.upkeep(dreamId), bill.upkeep],
    [copy.delivery(dreamId), bill.delivery],
  ] as const;
  const left = balance.effort - bill.total;
  return (
    <Popup
      ribbon={ribbon(month ?? 0, monthsLeft - 1)}
      heading={copy.heading}
      body={
        <>
          {feedback !== null && <p role="status">{feedback}</p>}
          <dl className={css.bill}>
            {rows
              .filter(([, value]) => value > 0)
              .map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            <div className={css.total}>
              <dt>{copy.total}</dt>
              <dd>{bill.total}</dd>
            </div>
            <div>
              <dt>{copy.have}</dt>
              <dd>{balance.effort}</dd>
            </div>
          </dl>
          <p className={css.outlook} data-short={left < 0}>
            {left < 0 ? copy.short(-left, misses, monthsLeft === 1) : copy.left(left)}
          </p>
        </>
      }
    >
      <ButtonRow>
        <Button data-main disabled={isBusy} onClick={() => onCommand({ type: 'pay' })}>
          {copy.button}
        </Button>
      </ButtonRow>
    </Popup>
  );
}
