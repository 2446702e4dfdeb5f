import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { weekCopy } from '@consorcio/copy/live-week';
import { LIVE_EVERY, LIVE_MONTHS, LIVE_PACES } from '@consorcio/rules/live-words';
import { OFFERED } from '../../../live/live-rulebook.ts';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import css from '../live-screens.module.css';
import { MODES, paceFor, TEAMS, useOpenGroup } from './use-open-group.ts';

/** How many months, ABRIR A SALA; what is folded has a sensible value. */
export function OpenGroupForm() {
  const { wishes, wish, isBusy, open } = useOpenGroup();
  const { mode, months, pace, teams, first, everyDays } = wishes;
  return (
    <form
      className="stack"
      data-gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void open().then((failure) => failure !== null && toast.error(failure));
      }}
    >
      <ExplainedChoices
        title={copy.months}
        name="months"
        choices={LIVE_MONTHS.map((length) => ({
          value: length,
          name: copy.length(length),
          about: copy.lengthAbout(OFFERED.good[length], length),
        }))}
        chosen={months}
        onChoose={(length) => wish({ months: length, pace: paceFor(length) })}
      />
      {mode === 'PAPER' && (
        <label className={css.field}>
          {copy.teams}
          <select value={teams} onChange={(event) => wish({ teams: Number(event.target.value) })}>
            {TEAMS.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      {mode === 'WEEK' && (
        <>
          <label className={css.field}>
            {weekCopy.first}
            <input
              type="datetime-local"
              required
              value={first}
              onChange={(event) => wish({ first: event.target.value })}
            />
          </label>
          <p className="text-center text-ink-soft text-small">{weekCopy.firstAbout}</p>
          <label className={css.field}>
            {weekCopy.every}
            <select
              value={everyDays}
              onChange={(event) =>
                wish({ everyDays: LIVE_EVERY.find((days) => `${days}` === event.target.value) ?? 1 })
              }
            >
              {LIVE_EVERY.map((days) => (
                <option key={days} value={days}>
                  {weekCopy.everyDays[days]}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
      <details className={css.options}>
        <summary>{copy.options}</summary>
        <ExplainedChoices
          title={copy.mode.title}
          name="mode"
          choices={MODES.map((value) => ({ value, ...copy.mode[value] }))}
          chosen={mode}
          onChoose={(value) => wish({ mode: value })}
        />
        {mode === 'LIVE' && (
          <ExplainedChoices
            title={copy.pace.title}
            name="pace"
            choices={LIVE_PACES.map((value) => ({ value, name: copy.pace[value], about: copy.pace.about[value] }))}
            chosen={pace}
            onChoose={(value) => wish({ pace: value })}
          />
        )}
        <p className="text-center text-ink-soft text-small">{copy.few(OFFERED.people.least)}</p>
      </details>
      <LoneButton isColumn type="submit" kind="play" disabled={isBusy} label={copy.open} />
    </form>
  );
}

interface Props<Value> {
  readonly title: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly name: string; readonly about: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few, each with a line that says what it is. */
const ExplainedChoices = <Value extends string | number>({ title, name, choices, chosen, onChoose }: Props<Value>) => (
  <fieldset className={css.choices}>
    <legend className="text-accent mb-2 title-body-120">{title}</legend>
    {choices.map((choice) => (
      <Choice
        key={choice.value}
        name={name}
        isChosen={chosen === choice.value}
        onChoose={() => onChoose(choice.value)}
        className="grid"
      >
        <b className="title-body-120">{choice.name}</b>
        <span className="text-ink-soft text-small">{choice.about}</span>
      </Choice>
    ))}
  </fieldset>
);
