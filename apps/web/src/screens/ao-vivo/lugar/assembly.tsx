import type { ReplyOf } from '@consorcio/contract';
import { assemblyCopy } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { useState } from 'react';
import { keptDraft } from '../../../live/seat-keys.ts';
import { lettersOf, stepSentence } from '../../../live/step-sentence.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Question } from './month/choice.tsx';
import { draftPlace, type MonthDraft } from './month/month-draft.ts';
import { termsOfView } from './month/preview.ts';

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
  const [sealedBid] = useState(() => keptDraft<MonthDraft>(draftPlace(groupId, view))?.sealedBid ?? 0);
  const own = ownResult(view, assembly, sealedBid);
  return (
    <Question key={assembly.step} title={assemblyCopy.steps[assembly.step]}>
      <p>{stepSentence(assembly, termsOfView(view).letter, (quota) => names.get(quota))}</p>
      {own !== null && (
        <p>
          <strong>{own}</strong>
        </p>
      )}
    </Question>
  );
}

/** What the step means for this seat; null where it means nothing. `sealedBid`: as this device remembers it. */
function ownResult(view: SeatView, assembly: Assembly, sealedBid: number): string | null {
  const { quota, status } = view.seat;
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
