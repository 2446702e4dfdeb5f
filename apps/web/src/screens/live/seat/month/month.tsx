import { seatCopy } from '@consorcio/copy/live-phone';
import { purseOf } from '@consorcio/rules/live';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { hasChosen, type KeptSeat } from '../../../../live/seat-keys.ts';
import { partOf } from '../../../../ui/loading/load-chunk.ts';
import { Bills, Guess } from '../after-sealing.tsx';
import { OwnCard } from '../own-card.tsx';
import { Questions } from '../questions.tsx';
import { SeatFrame, type SeatPage } from '../seat-frame.tsx';
import { WeekNews, WeekNote } from '../week.tsx';
import { BidStep } from './bid-step.tsx';
import { CardStep, GoalStep, PaydayStep } from './card-and-payday.tsx';
import { type MonthStep, monthStep, type SeatView } from './month-draft.ts';
import { InstalmentStep, KeptStep, PaceStep, SealedStep } from './pace-and-instalment.tsx';
import { GameRefused, GameResult, PlaceStep, WayStep } from './place-steps.tsx';
import { useMonth } from './use-month.ts';

/** Loaded when a minigame is opened. */
const PlayGame = lazy(partOf('PlayGame', () => import('../play-game.tsx')));

interface Props {
  readonly seat: KeptSeat;
  readonly token: string;
  readonly page: SeatPage;
  readonly onView: (view: SeatView) => void;
}

/** A seat's private month, one question after the other; its minigame has the window to itself. */
export function Month({ seat, token, page, onView }: Props) {
  const { view } = page;
  const { groupId } = seat;
  const month = useMonth({ groupId, token, view, onView });
  const [isNew] = useState(() => seat.isLate === true && !hasChosen(seat));
  const step = monthStep(view, month.draft, isNew);
  const run = view.month?.run ?? null;
  const purse = purseOf(view, month.draft);
  if (step === 'GAME' && run !== null)
    return (
      <Suspense fallback={<SeatFrame {...page}>{null}</SeatFrame>}>
        <PlayGame page={page} run={run} isCalm={month.draft.way === 'CALM'} onLog={(log) => month.choose({ log })} />
      </Suspense>
    );
  const guess = <Guess groupId={groupId} token={token} view={view} onView={onView} />;
  const card = <OwnCard seat={seat} view={view} />;
  const asking = <Step step={step} page={page} month={month} guess={guess} card={seat.isLate === true ? null : card} />;
  const asked = (
    <WeekNote groupId={groupId} view={view} isBrief={step !== 'SEALED'}>
      {step === 'CARD' ? (
        <WeekNews groupId={groupId} view={view}>
          {asking}
        </WeekNews>
      ) : (
        asking
      )}
    </WeekNote>
  );
  if (step !== 'SEALED')
    return (
      <SeatFrame {...page} purse={purse}>
        {asked}
      </SeatFrame>
    );
  const sealed = (
    <>
      {asked}
      <Bills view={view} />
    </>
  );
  return (
    <SeatFrame {...page} purse={purse}>
      {seat.isLate === true ? (
        /* Whoever joined after the room was closed is asked once a month is sealed. */
        <Questions moment="BEFORE" groupId={groupId} token={token} view={view} onView={onView} below={card}>
          {sealed}
        </Questions>
      ) : (
        sealed
      )}
    </SeatFrame>
  );
}

interface StepProps {
  readonly step: MonthStep;
  readonly page: SeatPage;
  readonly month: ReturnType<typeof useMonth>;
  readonly guess: ReactNode;
  readonly card: ReactNode;
}

function Step({ step, page, month: { draft, choose, trouble }, guess, card }: StepProps) {
  const { view, at, trouble: pageTrouble } = page;
  const part = { view, draft, choose };
  switch (step) {
    case 'GOAL':
      return <GoalStep {...part} />;
    case 'CARD':
      return <CardStep {...part} />;
    case 'PAYDAY':
      return <PaydayStep {...part} />;
    case 'PLACE':
      return <PlaceStep {...part} />;
    case 'WAY':
      return <WayStep {...part} at={at} />;
    case 'REFUSED':
      return <GameRefused {...part} />;
    case 'RESULT':
      return <GameResult {...part} />;
    case 'PACE':
      return <PaceStep {...part} />;
    case 'INSTALMENT':
      return <InstalmentStep {...part} />;
    case 'BID':
      return <BidStep {...part} />;
    case 'SEALED':
      return <SealedStep view={view} choose={choose} guess={guess} card={card} />;
    default:
      return trouble === null && pageTrouble === null ? (
        <p>{seatCopy.sending}</p>
      ) : (
        <KeptStep {...part} trouble={pageTrouble === null ? trouble : null} />
      );
  }
}
