import { useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../../ui/loading/load-chunk.ts';
import { ConceptNote } from './concept-note.tsx';
import type { Note } from './learn-at.ts';

/** The ideas that are met on a screen away from the map, one after the other. Their texts are fetched when it is quiet. */
export function ScreenConcepts({ screen }: { screen: 'greatChoice' | 'tutorial' }) {
  const [notes, setNotes] = useState<readonly Note[]>([]);
  useEffect(() => {
    let isGone = false;
    loadChunk('Concepts', () => import('./learn-at.ts'))
      .then(({ learnAt }) => learnAt(screen))
      .then(
        (met) => !isGone && setNotes(met),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [screen]);
  const dismiss = useCallback(() => setNotes((waiting) => waiting.slice(1)), []);
  return <ConceptNote note={notes[0]} onOver={dismiss} isBrief />;
}
