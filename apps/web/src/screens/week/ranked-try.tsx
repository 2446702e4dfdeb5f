import { PATHS, pathWith } from '@consorcio/contract/wire';
import { weekCopy } from '@consorcio/copy/week';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import type { Play } from './use-try.ts';
import css from './week.module.css';
import { underWay, type Week } from './week-view.ts';

const { ranked: copy, free } = weekCopy;

/** The one try that counts: begun, gone on with, or its note and place. RULES2 F.4 to F.6. */
export function RankedTry({ week, play }: { week: Week; play: Play }) {
  const { try: own } = week;
  return (
    <section className={css.part} data-half>
      <h2>{copy.title}</h2>
      {own === null ? <Begin week={week} play={play} /> : <Standing week={week} own={own} />}
    </section>
  );
}

function Begin({ week, play }: { week: Week; play: Play }) {
  if (week.status !== 'OPEN') return <p>{copy.closed}</p>;
  if (week.isGuest)
    return (
      <>
        <p>{copy.guest}</p>
        <ButtonRow>
          <ButtonLink to={PATHS.keep}>{copy.keep}</ButtonLink>
        </ButtonRow>
      </>
    );
  const isOtherOpen = underWay(week) !== null;
  return (
    <>
      <p>{isOtherOpen ? free.other : copy.body}</p>
      <ButtonRow>
        <Button kind="play" disabled={play.isBusy || isOtherOpen} onClick={() => play.start(true)}>
          {copy.start}
        </Button>
      </ButtonRow>
    </>
  );
}

function Standing({ week, own }: { week: Week; own: NonNullable<Week['try']> }) {
  const { status, note, low, high, place, of } = own;
  const goesOn = week.slot?.ranked === true && week.slot.week === week.week ? underWay(week) : null;
  if (status === 'PLAYING')
    return (
      <>
        <p>{copy.playing}</p>
        <ButtonRow>
          {goesOn === 'after' && week.slot !== null ? (
            <ButtonLink to={pathWith('afterLetter', week.slot.campaignId)}>{copy.after}</ButtonLink>
          ) : (
            <ButtonLink to={PATHS.weekMap}>{copy.goOn}</ButtonLink>
          )}
        </ButtonRow>
      </>
    );
  if (status === 'EXPIRED') return <p>{copy.expired}</p>;
  return (
    <>
      <p>{copy.done}</p>
      {note !== null && low !== null && high !== null && <p className={css.note}>{copy.note(note, low, high)}</p>}
      <p>{place === null || of === null ? copy.later : copy.place(place, of)}</p>
    </>
  );
}
