import { afterLetterCopy as copy } from '@consorcio/copy/after-letter';
import { useState } from 'react';
import { FIRST_OPTION } from '../../map/chart/map-context.ts';
import { EventCard } from '../../map/popups/month/event-card.tsx';
import { storedPersona } from '../../session/local-keys.ts';
import type { BoardProps } from './contract-view.ts';

/** The second touch: the month's card. */
export function MonthCard({ view, isBusy, onCommand }: BoardProps) {
  const [option, setOption] = useState(FIRST_OPTION);
  if (view.event === null) return null;
  return (
    <EventCard
      event={view.event}
      persona={storedPersona()}
      ribbon={copy.month(view.month ?? 0, view.monthsLeft - 1)}
      option={option}
      onOption={setOption}
      button={copy.cardButton}
      isBusy={isBusy}
      onDone={() => onCommand({ type: 'event', option })}
    />
  );
}
