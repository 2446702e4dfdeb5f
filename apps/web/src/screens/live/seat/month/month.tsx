import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { purseOf } from '@consorcio/rules/live';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { liveCall, untilDone } from '../../../../live/live-client.ts';
import { liveSentence } from '../../../../live/live-trouble.ts';
import { hasChosen, keepDraft, keptDraft } from '../../../../live/seat-keys.ts';
import { partOf } from '../../../../ui/loading/load-chunk.ts';
import { toast } from '../../../../ui/notices/toast.ts';
import { Bills } from '../after-sealing.tsx';
import { OwnCard } from '../own-card.tsx';
import { Questions } from '../questions.tsx';
import { useSeat } from '../seat-context.ts';
import { SeatFrame } from '../seat-frame.tsx';
import { WeekNews, WeekNote } from '../week.tsx';
import { CardStep, GoalStep, PaydayStep } from './card-and-payday.tsx';
import {
  afterRefusal,
  draftIn,
  draftPlace,
  type MonthDraft,
  type MonthStep,
  monthStep,
  NOTHING_CHOSEN,
  partToSend,
  refusedDraft,
  type StepProps,
  sendPart,
  takenDraft,
} from './month-draft.ts';
import { GameRefused, GameResult, PlaceStep, WayStep } from './place-steps.tsx';
import { BidStep, InstalmentStep, KeptStep, PaceStep, SealedStep } from './seal-steps.tsx';

/** The month's choices of this device: sent again until they are accepted or the month is closed. */
function useMonth() {
  const { seat, token, view, onView } = useSeat();
  const { groupId } = seat;
  const place = draftPlace(groupId, view);
  const { month, rulebook, months } = view.group;
  const [draft, setDraft] = useState<MonthDraft>(() => ({ ...NOTHING_CHOSEN, ...draftIn(keptDraft(place)) }));
  /** Why a part was not accepted yet; null without a reason. */
  const [trouble, setTrouble] = useState<string | null>(null);
  const choose = useCallback(
    (part: Partial<MonthDraft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        keepDraft(place, after);
        return after;
      }),
    [place],
  );

  const part = partToSend(view.month?.move ?? null, draft);
  useEffect(() => {
    if (part === null) return;
    return untilDone(async (signal) => {
      const answer = await sendPart(part, { groupId, token, month, draft, signal });
      if (signal.aborted) return true;
      if (answer.ok) {
        setTrouble(null);
        choose(takenDraft(part));
        onView(answer.value.view);
        return true;
      }
      const sentence = liveSentence(answer.error, copy, { rulebook, months });
      const next = afterRefusal(answer.error);
      setTrouble(next === 'choose-again' ? null : sentence);
      if (next === 'choose-again') {
        toast.error(sentence);
        choose(refusedDraft(part, answer.error));
        return true;
      }
      const seen = next === 'load-view' ? await liveCall('liveSeat', { params: { groupId }, token, signal }) : null;
      if (seen?.ok === true && !signal.aborted) onView(seen.value);
      return false;
    });
  }, [part, groupId, token, month, draft, onView, choose, rulebook, months]);

  return { draft, choose, trouble };
}

/** Loaded when a minigame is opened. */
const PlayGame = lazy(partOf('PlayGame', () => import('../play-game.tsx')));

/** A seat's private month, one question after the other; its minigame has the window to itself. */
export function Month() {
  const { seat, view } = useSeat();
  const month = useMonth();
  const [isNew] = useState(() => seat.isLate === true && !hasChosen(seat));
  const step = monthStep(view, month.draft, isNew);
  const run = view.month?.run ?? null;
  const purse = purseOf(view, month.draft);
  if (step === 'GAME' && run !== null)
    return (
      <Suspense fallback={<SeatFrame>{null}</SeatFrame>}>
        <PlayGame
          run={run}
          energy={purse.energy}
          isCalm={month.draft.way === 'CALM'}
          onLog={(log) => month.choose({ log })}
        />
      </Suspense>
    );
  const Step = STEPS[step === 'GAME' ? 'SENDING' : step];
  const asking = <Step {...month} view={view} />;
  const asked = (
    <>
      <WeekNote isBrief={step !== 'SEALED'}>{step === 'CARD' ? <WeekNews>{asking}</WeekNews> : asking}</WeekNote>
      {step === 'SEALED' && <Bills view={view} />}
    </>
  );
  return (
    <SeatFrame purse={purse}>
      {step === 'SEALED' && seat.isLate === true ? (
        /* Whoever joined after the room was closed is asked once a month is sealed. */
        <Questions moment="BEFORE" below={<OwnCard />}>
          {asked}
        </Questions>
      ) : (
        asked
      )}
    </SeatFrame>
  );
}

/** What each step is asked with; a minigame has the window to itself. */
interface AskedProps extends StepProps {
  /** Why a part was not accepted yet; null without a reason. */
  readonly trouble: string | null;
}

/** A part of the month on its way; where it is not accepted, with what was chosen. */
function SendingStep({ trouble, ...part }: AskedProps) {
  const page = useSeat();
  if (trouble === null && page.trouble === null) return <p>{copy.sending}</p>;
  return <KeptStep {...part} trouble={page.trouble === null ? trouble : null} />;
}

const STEPS: Readonly<Record<Exclude<MonthStep, 'GAME'>, ComponentType<AskedProps>>> = {
  GOAL: GoalStep,
  CARD: CardStep,
  PAYDAY: PaydayStep,
  PLACE: PlaceStep,
  WAY: WayStep,
  REFUSED: GameRefused,
  RESULT: GameResult,
  PACE: PaceStep,
  INSTALMENT: InstalmentStep,
  BID: BidStep,
  SEALED: SealedStep,
  SENDING: SendingStep,
};
