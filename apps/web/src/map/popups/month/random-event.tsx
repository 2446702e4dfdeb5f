import { eventPopup } from '@consorcio/copy/month-popups';
import type { PopupProps } from '../popup-props.ts';
import { EventCard } from './event-card.tsx';

/** The month's event; where it leaves a choice, the first answer is chosen at first. SPEC section 2, RULES2 E.4. */
export function RandomEvent({ context, send, isBusy }: PopupProps) {
  if (context.event === null) return null;
  return (
    <EventCard
      event={context.event.event}
      persona={String(context.current.user.personaId)}
      option={context.option}
      onOption={(option) => send({ type: 'option.chosen', option })}
      button={eventPopup.button}
      isBusy={isBusy}
      onDone={() => send({ type: 'event.acknowledged' })}
    />
  );
}
