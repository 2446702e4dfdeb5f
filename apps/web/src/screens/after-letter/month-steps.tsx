import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import type { BidUse } from '@consorcio/rules/vocabulary';
import { useId, useState } from 'react';
import { optionAtFirst } from '../../map/chart/map-context.ts';
import { EventCard } from '../../map/popups/month/event-card.tsx';
import { storedPersona } from '../../session/local-keys.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Columns } from '../../ui/figures/bars.tsx';
import { Choice } from '../../ui/forms/choice.tsx';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './after-letter.module.css';
import { type BoardProps, type ContractView, lettersIn } from './model.ts';

/** The one that is chosen at first stands first. */
const USES = ['INSTALMENT', 'TERM'] as const satisfies readonly BidUse[];

/** What the winning bid pays: every instalment a little, or the last ones whole. RULES 11.5. */
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
      ribbon={copy.title.toLocaleUpperCase('pt-BR')}
      heading={copy.use.heading}
      body={
        <>
          <p>{copy.use.body(schedules.INSTALMENT.join() === schedules.TERM.join())}</p>
          <fieldset className={css.uses}>
            <legend className="reader-only">{copy.use.legend}</legend>
            {USES.map((use) => (
              <Choice
                key={use}
                name={name}
                isChosen={use === chosen}
                onChoose={() => setChosen(use)}
                className={css.choice}
              >
                <b>{copy.use[use]}</b>
                <Columns
                  columns={places.map((place) => ({
                    name: place,
                    tone: 'money',
                    share: (schedules[use][place] ?? 0) / highest,
                  }))}
                />
                <span>{copy.use.dues(schedules[use])}</span>
              </Choice>
            ))}
          </fieldset>
        </>
      }
    >
      <LoneButton
        data-main
        disabled={isBusy}
        onClick={() => onCommand({ type: 'use', use: chosen })}
        label={copy.use.button}
      />
    </Popup>
  );
}

/** The first touch of a month: how much of it is work. Each plan says what would be there before the card. RULES 11.6. */
export function MonthPlan({ view, isBusy, onCommand }: BoardProps) {
  const { plans, bill, joy, month, monthsLeft } = view;
  const due = bill?.total ?? 0;
  return (
    <Popup
      ribbon={copy.month(month ?? 0, monthsLeft - 1)}
      heading={copy.plan.heading}
      body={
        <>
          <LastMonth view={view} />
          <p>
            {joy > 0 ? copy.plan.joy(joy) : copy.plan.noJoy} <b>{copy.plan.bill(due)}</b>
          </p>
        </>
      }
    >
      <ul className={`stack ${css.plans}`} aria-label={copy.plan.legend}>
        {plans.map(({ works, energy, effort, pays }) => (
          <li key={works}>
            <button
              className={`key ${css.plan}`}
              type="button"
              disabled={isBusy}
              data-main={works === plans[0]?.works || undefined}
              onClick={() => onCommand({ type: 'plan', works })}
            >
              <b>{copy.plan.names[works]}</b>
              <small>{copy.plan.turns(works)}</small>
              <span className={css.sums}>
                <span className={css.cost}>
                  <Icon name="energia" />
                  <span aria-hidden="true">{energy}</span>
                  <span className="reader-only">{copy.counter.energy(energy)}</span>
                </span>
                <span className={css.cost}>
                  <Icon name="esforco" />
                  <span aria-hidden="true">{effort}</span>
                  <span className="reader-only">{copy.counter.effort(effort)}</span>
                </span>
              </span>
              <span className={css.pays} data-pays={pays}>
                {pays && <CheckIcon />}
                {pays ? copy.plan.pays : copy.plan.short(due - effort)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Popup>
  );
}

/** How the month before came out, and where its instalment went. */
function LastMonth({ view }: { view: ContractView }) {
  const last = view.months.filter(({ paid }) => paid !== null).at(-1);
  if (last === undefined) return null;
  const { month, paid } = last;
  const quotas = lettersIn(view, month);
  return (
    <p className="remark" data-tone={paid ? 'go' : 'danger'} role="status">
      <b>{paid ? copy.last.paid(month) : copy.last.missed(month)}</b>{' '}
      {!paid && view.bill !== null && `${copy.last.next(view.bill.instalment)} `}
      {paid && quotas.length > 0 && copy.news(quotas)}
    </p>
  );
}

/** The second touch: the month's card. */
export function MonthCard({ view, isBusy, onCommand }: BoardProps) {
  const [option, setOption] = useState(() => (view.event === null ? null : optionAtFirst(view.event)));
  if (view.event === null) return null;
  return (
    <EventCard
      event={view.event}
      persona={storedPersona()}
      ribbon={copy.month(view.month ?? 0, view.monthsLeft - 1)}
      option={option}
      onOption={setOption}
      button={copy.cardButton}
      isBusy={isBusy}
      onDone={() => option !== null && onCommand({ type: 'event', option })}
    />
  );
}

/**
 * The third touch: what the answer to the month's card came to, the bill with its parts, and what happens if it does not fit.
 * RULES 11.6, 11.7.
 */
export function MonthBill({ view, isBusy, onCommand }: BoardProps) {
  const { bill, balance, misses, dreamId, month, monthsLeft, feedback } = view;
  if (bill === null) return null;
  const rows = [
    [copy.bill.instalment, bill.instalment],
    [copy.bill.upkeep(dreamId), bill.upkeep],
    [copy.bill.delivery(dreamId), bill.delivery],
  ] as const;
  const left = balance.effort - bill.total;
  return (
    <Popup
      ribbon={copy.month(month ?? 0, monthsLeft - 1)}
      heading={copy.bill.heading}
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
              <dt>{copy.bill.total}</dt>
              <dd>{bill.total}</dd>
            </div>
            <div>
              <dt>{copy.bill.have}</dt>
              <dd>{balance.effort}</dd>
            </div>
          </dl>
          {bill.delivery > 0 && <p className="quiet">{copy.bill.papers}</p>}
          <p className={css.outlook} data-short={left < 0}>
            {left < 0 ? copy.bill.short(-left, misses, monthsLeft === 1) : copy.bill.left(left)}
          </p>
        </>
      }
    >
      <LoneButton data-main disabled={isBusy} onClick={() => onCommand({ type: 'pay' })} label={copy.bill.button} />
    </Popup>
  );
}
