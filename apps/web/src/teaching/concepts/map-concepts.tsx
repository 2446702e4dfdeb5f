import type { ReplyOf } from '@consorcio/contract';
import { leavesNoReserve } from '@consorcio/rules/queries';
import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../../ui/loading/load-chunk.ts';
import { nextInstalment } from '../figures/terms-of-stage.ts';
import { ConceptNote } from './concept-note.tsx';
import { type LearnedNote, type Moment, noteFor } from './note-for.ts';

/** What the map knows at a moment. */
interface Props {
  /** The popup, or the bare map. */
  readonly moment: Moment;
  readonly context: {
    readonly current: ReplyOf<'stageCurrent'>;
    readonly event: { readonly id: number } | ReplyOf<'pendingEvents'>[number] | null;
    readonly offer: number;
  };
}

/** The ideas that the player meets by acting, one after the other. The texts are fetched when the map is quiet. */
export function MapConcepts({ moment, context: { current, event, offer } }: Props) {
  const { name, layout } = moment;
  const [notes, setNotes] = useState<readonly LearnedNote[]>([]);
  const [place, setPlace] = useState(moment);
  if (place.name !== name) {
    /* The idea shown at a place is dropped when the place is left. */
    setPlace(moment);
    setNotes(notes.filter((each) => each !== noteFor({ ...place, isTold: moment.isTold }, notes)));
  }
  const eventId = event === null ? null : 'event' in event ? event.event.id : null;
  /* Each where it counts: what changes a situation at another moment opens no more ideas there. */
  const isLate = name === 'payment' && current.stage.createdByFailure;
  const isShort = name === 'bidValue' && leavesNoReserve(offer, current.balance.effort, nextInstalment(current));

  useEffect(() => {
    const situation = { eventId, isLate, leavesNoReserve: isShort };
    /* If the popup was closed meanwhile, the idea is shown on the map. */
    loadChunk('Concepts', () => import('./learn-at.ts'))
      .then(({ learnAt }) => learnAt(name, situation))
      .then(
        (met) => {
          const isHeld = layout === 'peak';
          if (met.length > 0)
            setNotes((waiting) => [...waiting, ...met.map((note) => ({ ...note, moment: name, isHeld }))]);
        },
        () => undefined,
      );
  }, [name, layout, eventId, isLate, isShort]);

  const note = noteFor(moment, notes);
  const dismiss = useCallback(() => setNotes((waiting) => waiting.filter((each) => each !== note)), [note]);
  return <ConceptNote note={note} onOver={dismiss} />;
}
