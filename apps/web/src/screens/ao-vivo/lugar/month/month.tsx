import type { ReplyOf } from '@consorcio/contract';
import { seatCopy } from '@consorcio/copy/live-phone';
import { useState } from 'react';
import { CardStep, MotiveStep, PaydayStep, PlaceStep } from './first-part.tsx';
import { monthStep } from './month-draft.ts';
import { BidStep, InstalmentStep, PaceStep, SealedStep } from './second-part.tsx';
import { useMonth } from './use-month.ts';

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: ReplyOf<'liveSeat'>;
  readonly onView: (view: ReplyOf<'liveSeat'>) => void;
}

/** A seat's private month, one question after the other. */
export function Month({ groupId, token, view, onView }: Props) {
  const { draft, choose, trouble } = useMonth({ groupId, token, view, onView });
  const [isMotiveRead, setMotiveRead] = useState(false);
  const step = monthStep(view, draft, isMotiveRead);
  const part = { view, draft, choose };
  switch (step) {
    case 'MOTIVE':
      return <MotiveStep view={view} onRead={() => setMotiveRead(true)} />;
    case 'CARD':
      return <CardStep {...part} />;
    case 'PAYDAY':
      return <PaydayStep {...part} />;
    case 'PLACE':
      return <PlaceStep {...part} />;
    case 'PACE':
      return <PaceStep {...part} />;
    case 'INSTALMENT':
      return <InstalmentStep {...part} />;
    case 'BID':
      return <BidStep {...part} />;
    case 'SEALED':
      return <SealedStep view={view} choose={choose} />;
    default:
      return <p role="status">{trouble ?? seatCopy.sending}</p>;
  }
}
