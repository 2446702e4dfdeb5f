import type { ReplyOf } from '@consorcio/contract';
import { assemblyCopy } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy, seatCopy } from '@consorcio/copy/live-phone';
import { useEffect, useState } from 'react';
import { noteTold, wasTold } from '../../../live/seat-keys.ts';
import { lettersOf, stepSentence } from '../../../live/step-sentence.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Question } from './month/choice.tsx';
import { draftPlace, isOut } from './month/month-draft.ts';
import { termsOfView } from './month/preview.ts';
import css from './seat.module.css';

type SeatView = ReplyOf<'liveSeat'>;
type Assembly = NonNullable<SeatView['assembly']>;

interface Props {
  readonly groupId: string;
  readonly view: SeatView;
  readonly assembly: Assembly;
}

/** The assembly in words, step by step with the projector, and what it means for this seat. */
export function AssemblyPart({ groupId, view, assembly }: Props) {
  const { view: wall } = useLiveView('liveScreen', groupId, undefined, 'seat');
  const names = new Map(wall?.seats.map(({ quota, nickname }) => [quota, nickname]));
  const isAutomatic = useAutomaticNote(draftPlace(groupId, view), view, assembly.step);
  const own = ownResult(view, assembly);
  return (
    <Question key={assembly.step} title={assemblyCopy.steps[assembly.step]}>
      {isAutomatic && <p className={css.note}>{seatCopy.automatic(isOut(view.seat.status))}</p>}
      <p>{stepSentence(assembly, termsOfView(view).letter, (quota) => names.get(quota))}</p>
      {own !== null && (
        <p>
          <strong>{own}</strong>
        </p>
      )}
    </Question>
  );
}

/** Whether the autopilot did a part of this seat's month, and this device has not said so yet: at the first step that it sees. */
function useAutomaticNote(place: string, { closed }: SeatView, step: Assembly['step']): boolean {
  const [first] = useState(() => (closed?.isSealed === false && !wasTold(place) ? step : null));
  useEffect(() => {
    if (first !== null) noteTold(place);
  }, [first, place]);
  return first === step;
}

/** What the step means for this seat; null where it means nothing. */
function ownResult(view: SeatView, assembly: Assembly): string | null {
  const { quota, status } = view.seat;
  const sealedBid = view.closed?.bid ?? 0;
  const won = assembly.bids?.winners.find((winner) => winner.quota === quota);
  if (assembly.step === 'CALL')
    return view.wallet.open > 0 && status === 'WAITING' ? copy.late(view.wallet.open) : null;
  if (assembly.step === 'BIDS' && won !== undefined) return copy.yourBidWon(won.bid);
  if (assembly.step === 'BIDS' && sealedBid > 0) return copy.yourBidLost(sealedBid);
  if (assembly.step === 'RAFFLE' && assembly.raffle?.quota === quota) return copy.yours;
  if (assembly.step === 'MORE' && assembly.more?.drawn.includes(quota) === true) return copy.yours;
  if (assembly.step === 'END' && assembly.end?.quotas.includes(quota) === true) return copy.yours;
  const letter = lettersOf(assembly).find((each) => each.quota === quota);
  if (assembly.step === 'RESULT' && letter !== undefined) return copy.yours;
  return null;
}
