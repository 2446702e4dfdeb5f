import { pathWith } from '@consorcio/contract/wire';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { whatIfCopy as copy, noteCopy } from '@consorcio/copy/what-if';
import { type Change, withChange } from '@consorcio/rules/what-if';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { type Life, loadLife } from '../../teaching/lives/load-life.ts';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Choices } from '../../ui/forms/choice.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { type Moment, momentsOf } from './decisions.ts';
import { NotePanel } from './note-panel.tsx';
import { SameDraws } from './same-draws.tsx';
import { ThousandLives } from './thousand-lives.tsx';
import css from './what-if.module.css';

/** One past decision changed, and what comes of it; by a rulebook that has one, the 'Nota das escolhas'. */
export function WhatIfScreen() {
  const { campaignId = '' } = useParams<{ campaignId: string }>();
  const life = useQuery({
    queryKey: ['life', campaignId],
    queryFn: ({ signal }) => loadLife(campaignId, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (life.isError) return <NotLoaded onRetry={() => void life.refetch()} />;
  if (life.data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  if (life.data.kind !== 'loaded') {
    const isSealed = life.data.kind === 'sealed';
    return (
      <Waiting
        label={isSealed ? copy.stillPlaying : copy.tooShort}
        detail={isSealed ? copy.stillPlayingBody : copy.tooShortBody}
      >
        <BackButton label={TEACHING_BACK} />
      </Waiting>
    );
  }
  return <Loaded life={life.data} campaignId={campaignId} />;
}

function Loaded({ life, campaignId }: { life: Life; campaignId: string }) {
  const moments = useMemo(() => momentsOf(life.choices), [life]);
  const [change, setChange] = useState<Change | null>(null);
  const changed = useMemo(() => (change === null ? null : withChange(life.choices, change)), [life, change]);
  const first = life.note === 'NONE' ? 1 : 2;
  return (
    <Sheet title={copy.title} ground="haze" isBroad tabs={<PlaceTabs current="whatIf" campaignId={campaignId} />}>
      <p className="middle text-ink-soft">{copy.intro}</p>
      {life.note === 'TOLD' && <NotePanel number={1} life={life} campaignId={campaignId} />}
      {life.note === 'WAITS' && <NoteWaits number={1} campaignId={campaignId} />}
      <DecisionPicker number={first} moments={moments} onCompare={setChange} />
      {change !== null && changed !== null && (
        <>
          <SameDraws key={JSON.stringify(change)} number={first + 1} life={life} changed={changed} change={change} />
          <ThousandLives number={first + 2} life={life} changed={changed} />
        </>
      )}
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

/** When, what was decided, and what instead. */
function DecisionPicker({
  number,
  moments,
  onCompare,
}: {
  number: number;
  moments: readonly Moment[];
  onCompare: (change: Change) => void;
}) {
  const [[when, which, instead], setChosen] = useState<readonly [number, number, number]>([0, 0, 0]);
  const decisions = moments[when]?.decisions ?? [];
  const ways = decisions[which]?.ways ?? [];
  const change = ways[instead]?.change;
  return (
    <NumberedStep number={number} title={copy.picker.title} isHalf>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (change !== undefined) onCompare(change);
        }}
      >
        <Pills label={copy.picker.month} names={moments} value={when} onPick={(place) => setChosen([place, 0, 0])} />
        <Pills
          label={copy.picker.decision}
          names={decisions}
          value={which}
          onPick={(place) => setChosen([when, place, 0])}
        />
        <Pick
          label={copy.picker.instead}
          names={ways}
          value={instead}
          onPick={(place) => setChosen([when, which, place])}
        />
        <Button type="submit">{copy.picker.go}</Button>
      </form>
    </NumberedStep>
  );
}

interface PickProps {
  readonly label: string;
  /** Names, each only once. */
  readonly names: readonly { readonly name: string }[];
  readonly value: number;
  readonly onPick: (place: number) => void;
}

/** A choice of a few names as radio buttons, all visible. */
const Pills = ({ label, names, value, onPick }: PickProps): ReactNode => (
  <Choices
    question={label}
    choices={names.map(({ name }, place) => ({ value: place, label: name }))}
    chosen={value}
    onChoose={onPick}
    className={css.pills}
    legend="title-body-120 mb-2"
    row="flex flex-wrap gap-2"
    tile="grid place-items-center font-bold text-small"
  />
);

/** A choice of many names as a select element. */
function Pick({ label, names, value, onPick }: PickProps): ReactNode {
  const id = useId();
  return (
    <div className={`grid gap-1 ${css.pick}`}>
      <label className="title-body-120" htmlFor={id}>
        {label}
      </label>
      <select
        className="rounded-card w-full bg-surface text-ink"
        id={id}
        value={value}
        onChange={({ target }) => onPick(Number(target.value))}
      >
        {names.map(({ name }, place) => (
          <option key={name} value={place}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** While the contract is open the note waits for the last decisions (RULES 12.3). */
const NoteWaits = ({ number, campaignId }: { number: number; campaignId: string }) => (
  <NumberedStep number={number} title={noteCopy.title} isHalf>
    <p>{noteCopy.waits}</p>
    <ButtonRow>
      <ButtonLink to={pathWith('afterLetter', campaignId)}>{noteCopy.toMonths}</ButtonLink>
    </ButtonRow>
  </NumberedStep>
);
