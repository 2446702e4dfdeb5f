import type { BodyOf } from '@consorcio/contract';
import type { CallError } from '@consorcio/contract/call';
import { openGroupCopy as copy, REHEARSED, rehearsalCopy as rehearsal } from '@consorcio/copy/live-host';
import { weekCopy } from '@consorcio/copy/live-week';
import {
  LIVE_EVERY,
  LIVE_MODES,
  LIVE_MONTHS,
  LIVE_PACES,
  type LiveEvery,
  type LiveMode,
  type LiveMonths,
  type LivePace,
} from '@consorcio/rules/live-words';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { hostKey, hostToken, ledGroups } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { OFFERED } from '../../../live/live-rulebook.ts';
import { newKey } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { modelSeats, rehearsals } from '../../../live/rehearsal.ts';
import { LoneButton } from '../../../ui/buttons/button.tsx';
import { Choice } from '../../../ui/forms/choice.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import css from '../live-screens.module.css';

/** How many months, ABRIR A SALA; what is folded has a sensible value. */
export function OpenGroupForm() {
  const { wishes, wish, isBusy, open, rehearse } = useOpenGroup();
  const { mode, months, pace, teams, first, everyDays } = wishes;
  return (
    <form
      className="stack"
      data-gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <ExplainedChoices
        title={copy.months}
        name="months"
        choices={LIVE_MONTHS.map((length) => ({
          value: length,
          name: copy.length(length),
          about: copy.lengthAbout(OFFERED.good[length], length, mode !== 'WEEK'),
        }))}
        chosen={months}
        onChoose={(length) => wish({ months: length, pace: paceFor(length) })}
      />
      {mode === 'PAPER' && (
        <Select
          label={copy.teams}
          options={TEAMS.map((count) => [count, `${count}`] as const)}
          value={teams}
          onChoose={(count) => wish({ teams: count })}
          className={css.field}
        />
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
          <p className="quiet middle">{weekCopy.firstAbout}</p>
          <Select
            label={weekCopy.every}
            options={LIVE_EVERY.map((days) => [days, weekCopy.everyDays[days]] as const)}
            value={everyDays}
            onChoose={(days) => wish({ everyDays: days })}
            className={css.field}
          />
        </>
      )}
      <details className={css.options}>
        <summary>{copy.options}</summary>
        <ExplainedChoices
          title={copy.mode.title}
          name="mode"
          choices={LIVE_MODES.map((value) => ({ value, ...copy.mode[value] }))}
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
        {mode !== 'PAPER' && <p className="quiet middle">{copy.few(OFFERED.people.least)}</p>}
      </details>
      <LoneButton isColumn type="submit" kind="play" disabled={isBusy} label={copy.open} />
      <p className="quiet middle">{rehearsal.offer}</p>
      <LoneButton isColumn kind="purple" disabled={isBusy} onClick={() => void rehearse()} label={rehearsal.start} />
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
  <fieldset className={`list ${css.choices}`}>
    <legend className={`subhead ${css.title}`}>{title}</legend>
    {choices.map((choice) => (
      <Choice
        key={choice.value}
        name={name}
        isChosen={chosen === choice.value}
        onChoose={() => onChoose(choice.value)}
        className={css.choice}
      >
        <b className={css.nameB}>{choice.name}</b>
        <span className="quiet">{choice.about}</span>
      </Choice>
    ))}
  </fieldset>
);

/** Teams have no phones: this device takes their seats. One that fails is added by hand, in the open room. */
async function seatTeams(groupId: string, code: string, teams: number): Promise<void> {
  for (let team = 0; team < teams; team += 1)
    await liveCall('liveJoin', { params: { groupId }, query: { code }, body: { key: newKey() } });
}

function refusalOf(error: CallError): string {
  if (error.kind === 'code' && error.code === 'LIVE_NOT_NOW') return weekCopy.badFirst;
  return error.kind === 'code' && error.status === 429
    ? copy.later
    : liveSentence(error, { offline: copy.failed, busy: copy.failed });
}

/** Without an answer the server deletes it later, as any group that was left. */
async function deleteRehearsal(groupId: string): Promise<void> {
  const token = hostToken(groupId);
  if (token !== null) await liveCall('liveDelete', { params: { groupId }, token });
  modelSeats(groupId).forget();
  hostKey(groupId).forget();
}

/** The form of a new group. `open` and `rehearse` lead to the host console, or tell why not. */
function useOpenGroup() {
  const [wishes, setWishes] = useState(USUAL);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  /* The same key again gives the same group: a second tap after a lost answer opens no second room. */
  const key = useRef(newKey());
  const lead = async (wished: GroupWishes, own: string, isRehearsed: boolean): Promise<void> => {
    setBusy(true);
    if (isRehearsed) await Promise.all(rehearsals().map(deleteRehearsal));
    const answer = await liveCall('liveCreate', { body: openingBody(wished, own) });
    if (!answer.ok) {
      setBusy(false);
      toast.error(refusalOf(answer.error));
      return;
    }
    const { groupId, code } = answer.value;
    hostKey(groupId).write(own);
    if (wished.mode === 'PAPER') await seatTeams(groupId, code, wished.teams);
    if (isRehearsed)
      modelSeats(groupId).write(Array.from({ length: REHEARSED.people }, () => ({ key: newKey(), quota: 0 })));
    navigate(livePath('host', groupId));
  };
  const open = (): Promise<void> => lead(wishes, key.current, false);
  /** Opens a rehearsal, in place of one that this device has. */
  const rehearse = (): Promise<void> => lead({ ...USUAL, months: REHEARSED.months }, newKey(), true);
  const wish = (part: Partial<GroupWishes>): void => setWishes((before) => ({ ...before, ...part }));
  return { wishes, wish, isBusy, open, rehearse };
}

/** Teams that are proposed for a group on paper (LIVE 3.13). */
const TEAMS = [6, 7, 8, 9, 10, 11, 12] as const;

/** What the form of a new group asks for. */
interface GroupWishes {
  readonly months: LiveMonths;
  readonly mode: LiveMode;
  readonly pace: LivePace;
  /** On paper alone. */
  readonly teams: number;
  /** Over days alone: when the room closes, as `2026-11-26T20:00`, and days between assemblies. */
  readonly first: string;
  readonly everyDays: LiveEvery;
}

/** The pace that is proposed with a length: six months would not fit a double lesson otherwise (LIVE 3.2). */
const paceFor = (months: LiveMonths): LivePace => (months === 6 ? 'FAST' : 'NORMAL');

/** What is proposed: a lesson of 50 minutes. */
const USUAL: GroupWishes = {
  months: 5,
  mode: 'LIVE',
  pace: 'NORMAL',
  teams: 8,
  first: '',
  everyDays: 1,
};

/** Groups of which the host's token proves that this device led before. */
const MOST_LED = 8;
const ledTokens = (): string[] =>
  ledGroups()
    .slice(-MOST_LED)
    .map((groupId) => hostToken(groupId) ?? '');

/** The call that opens the group. On paper no clock runs: whoever leads closes the month. */
const openingBody = ({ months, mode, pace, first, everyDays }: GroupWishes, key: string): BodyOf<'liveCreate'> => ({
  months,
  mode,
  key,
  led: ledTokens(),
  pace: mode === 'PAPER' ? 'NONE' : pace,
  ...(mode === 'WEEK' ? { schedule: { first, everyDays } } : {}),
});
