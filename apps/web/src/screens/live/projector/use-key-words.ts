import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useRef, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { wordsOf } from './key-words.ts';
import type { ProjectorView } from './projector-model.ts';

/** Milliseconds for which the making of the key is shown. */
const SHOWN = 14_000;

/** What people chose, while the making of the key shows: only on a projector that saw the open room; null otherwise. */
export function useKeyWords(groupId: string, view: ProjectorView | null): readonly LuckyWord[] | null {
  const wasOpen = useRef(false);
  const [words, setWords] = useState<readonly LuckyWord[] | null>(null);
  const phase = view?.group.phase;
  const isFirst = phase === 'PRIVATE' && view?.group.month === 1;
  if (phase === 'WAITING') wasOpen.current = true;
  useEffect(() => {
    if (!isFirst || !wasOpen.current) return;
    setWords([]);
    const timer = setTimeout(() => setWords(null), SHOWN);
    void liveCall('liveAudit', { params: { groupId } }).then((answer) => {
      if (answer.ok) setWords((now) => now && wordsOf(answer.value.words));
    });
    return () => {
      clearTimeout(timer);
      wasOpen.current = false;
      setWords(null);
    };
  }, [isFirst, groupId]);
  return words;
}
