import type { ReplyOf } from '@consorcio/contract';
import { leavesNoReserve } from '@consorcio/rules/queries';
import { useEffect, useRef, useState } from 'react';
import css from './concept-toasts.module.css';
import type { Note } from './meet-moment.ts';

/** What the map knows at a moment. */
interface Props {
  /** Name of the popup, or of the bare map. */
  readonly moment: string;
  readonly context: {
    readonly standing: ReplyOf<'stageCurrent'>;
    readonly event: { readonly id: number } | ReplyOf<'pendingEvents'>[number] | null;
    readonly offer: number;
  };
}

/** Milliseconds for which a sentence can be read. */
const READING = 7_000;
/** States that fill the window: a sentence waits until they are over. */
const FILMS: readonly string[] = ['bidFilm', 'raffleFilm', 'cycleTransition'];

/**
 * The ideas that the player meets by acting: each opens as one short sentence at the top of the screen, over popups
 * too, takes no click and goes by itself. The texts are fetched when the map is quiet.
 */
export function ConceptToasts({ moment, context: { standing, event, offer } }: Props) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const eventId = event === null ? null : 'event' in event ? event.event.id : null;
  const isLate = moment === 'payment' && standing.stage.createdByFailure;
  const isShort =
    moment === 'bidValue' && leavesNoReserve(offer, standing.balance.effort, standing.dream.effortCostPerCycle);

  useEffect(() => {
    const facts = { eventId, isLate, leavesNoReserve: isShort };
    /* What was learned is shown, also when the popup has gone meanwhile. */
    import('./meet-moment.ts')
      .then(({ meetMoment }) => meetMoment(moment, facts))
      .then(
        (met) => met.length > 0 && setNotes((waiting) => [...waiting, ...met]),
        () => undefined,
      );
  }, [moment, eventId, isLate, isShort]);

  const note = FILMS.includes(moment) ? undefined : notes[0];
  useEffect(() => {
    if (note === undefined) return;
    place.current?.showPopover?.();
    const timer = setTimeout(() => setNotes((waiting) => waiting.slice(1)), READING);
    return () => clearTimeout(timer);
  }, [note]);

  if (note === undefined) return null;
  return (
    <div key={note.id} ref={place} popover="manual" role="status" className={css.note}>
      <img src={note.picture} alt="" width="64" height="67" />
      <p>
        <b>{note.title}</b> {note.sentence}
      </p>
    </div>
  );
}
