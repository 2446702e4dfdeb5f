import { pathWith } from '@consorcio/contract/wire';
import { luckCopy } from '@consorcio/copy/luck';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { type Change, withChange } from '@consorcio/rules/what-if';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'wouter';
import { type Life, loadLife } from '../../teaching/lives/load-life.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { DecisionPicker } from './decision-picker.tsx';
import { momentsOf } from './decisions.ts';
import { NotePanel } from './note-panel.tsx';
import { NoteWaits } from './note-waits.tsx';
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
    <Sheet title={copy.title} ground="nevoa" isBroad>
      <p className={css.intro}>{copy.intro}</p>
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
        <ButtonLink kind="purple" to={pathWith('luck', campaignId)}>
          {luckCopy.title}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
