import { useCallback, useEffect, useState } from 'react';
import { ConceptNote } from './concept-note.tsx';
import type { Note } from './learn-at.ts';

const NO_FACTS = { eventId: null, isLate: false, leavesNoReserve: false };

/** The ideas that are met on a screen away from the map, one after the other. Their texts are fetched when it is quiet. */
export function ScreenConcepts({ moment }: { moment: string }) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  useEffect(() => {
    let isGone = false;
    import('./learn-at.ts')
      .then(({ learnAt }) => learnAt(moment, NO_FACTS))
      .then(
        (met) => !isGone && setNotes(met),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [moment]);
  const dismiss = useCallback(() => setNotes((waiting) => waiting.slice(1)), []);
  return <ConceptNote note={notes[0]} onOver={dismiss} isBrief />;
}
