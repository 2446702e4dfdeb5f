import { PATHS, pathWith } from '@consorcio/contract/wire';
import { sentenceOf } from '@consorcio/copy/errors';
import { weekCopy as copy } from '@consorcio/copy/week';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../api/client.ts';
import { requestKeys } from '../../api/request-key.ts';
import { Button, ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './week.module.css';
import { underWay, type Week, weekQuery } from './week-view.ts';

/** The one try that counts: begun, gone on with, or its note and place. RULES 14.4 to 14.6. */
export function RankedTry({ week, play }: { week: Week; play: Play }) {
  const { try: own } = week;
  return (
    <section className={css.part} data-half>
      <h2>{copy.ranked.title}</h2>
      {own === null ? <Begin week={week} play={play} /> : <OwnResult week={week} own={own} />}
    </section>
  );
}

function Begin({ week, play }: { week: Week; play: Play }) {
  if (week.status !== 'OPEN') return <p>{copy.ranked.closed}</p>;
  if (week.isGuest)
    return (
      <>
        <p>{copy.ranked.guest}</p>
        <ButtonRow>
          <ButtonLink to={PATHS.keep}>{copy.ranked.keep}</ButtonLink>
        </ButtonRow>
      </>
    );
  const isOtherOpen = underWay(week) !== null;
  return (
    <>
      <p>{isOtherOpen ? copy.free.other : copy.ranked.body}</p>
      <LoneButton
        kind="play"
        disabled={play.isBusy || isOtherOpen}
        onClick={() => play.start(true)}
        label={copy.ranked.start}
      />
    </>
  );
}

function OwnResult({ week, own }: { week: Week; own: NonNullable<Week['try']> }) {
  const { status, note, low, high, place, of } = own;
  const goesOn = week.slot?.ranked === true && week.slot.week === week.week ? underWay(week) : null;
  if (status === 'PLAYING')
    return (
      <>
        <p>{copy.ranked.playing}</p>
        <ButtonRow>
          {goesOn === 'after' && week.slot !== null ? (
            <ButtonLink to={pathWith('afterLetter', week.slot.campaignId)}>{copy.ranked.after}</ButtonLink>
          ) : (
            <ButtonLink to={PATHS.weekMap}>{copy.ranked.goOn}</ButtonLink>
          )}
        </ButtonRow>
      </>
    );
  if (status === 'EXPIRED') return <p>{copy.ranked.expired}</p>;
  return (
    <>
      <p>{copy.ranked.done}</p>
      {note !== null && low !== null && high !== null && <p className="strong">{copy.ranked.note(note, low, high)}</p>}
      <p>{place === null || of === null ? copy.ranked.later : copy.ranked.place(place, of)}</p>
    </>
  );
}

/** Free tries, one after the other, for guests too. RULES 14.4. */
export function FreeTries({ week, play }: { week: Week; play: Play }) {
  const { slot } = week;
  const goesOn = underWay(week);
  const isFree = slot !== null && !slot.ranked;
  return (
    <section className={css.part} data-half>
      <h2>{copy.free.title}</h2>
      <p>{goesOn !== null && !isFree ? copy.free.other : copy.free.body}</p>
      <ButtonRow>
        {goesOn === null && (
          <Button kind="purple" disabled={play.isBusy} onClick={() => play.start(false)}>
            {copy.free.start}
          </Button>
        )}
        {goesOn === 'campaign' && isFree && (
          <>
            <ButtonLink to={PATHS.weekMap}>{copy.free.goOn}</ButtonLink>
            <Button kind="secondary" disabled={play.isBusy} onClick={play.stop}>
              {copy.free.stop}
            </Button>
          </>
        )}
        {goesOn === 'after' && isFree && (
          <ButtonLink to={pathWith('afterLetter', slot.campaignId)}>{copy.free.after}</ButtonLink>
        )}
      </ButtonRow>
    </section>
  );
}

/** Begins and stops tries of the week; a lost answer is asked for again with the same key. */
interface Play {
  readonly isBusy: boolean;
  readonly start: (ranked: boolean) => void;
  readonly stop: () => void;
}

export function useTry(): Play {
  const [isBusy, setBusy] = useState(false);
  const [keyOf] = useState(requestKeys);
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const refresh = () => queries.invalidateQueries({ queryKey: weekQuery.queryKey });

  const start = async (ranked: boolean): Promise<void> => {
    setBusy(true);
    const body = { ranked };
    /* After a try that is over the next one needs another key. */
    const answer = await call('weekStart', { body, requestKey: keyOf({ ...body, from: newest() }) });
    setBusy(false);
    if (answer.ok) {
      navigate(PATHS.weekMap);
      return;
    }
    const { error } = answer;
    /* By another tab: a dream may be none. */
    if (error.kind === 'code' && error.code === 'CAMP_NOT_FINISHED') toast.error(copy.free.other);
    else toast.error(error.kind === 'code' ? sentenceOf(error.code) : copy.refused);
    await refresh();
  };
  const newest = (): string | undefined => queries.getQueryData(weekQuery.queryKey)?.slot?.campaignId;
  const stop = async (): Promise<void> => {
    setBusy(true);
    const answer = await call('giveUp', { query: { slot: 'week' } });
    setBusy(false);
    if (!answer.ok) toast.error(copy.refused);
    await refresh();
  };
  return { isBusy, start: (ranked) => void start(ranked), stop: () => void stop() };
}
