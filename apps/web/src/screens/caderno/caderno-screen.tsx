import { notebookCopy as copy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { CHAPTERS } from '../../teaching/concepts/chapters.ts';
import { notebookQuery, seenIn } from '../../teaching/queries.ts';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { IdeaPage } from './idea-page.tsx';
import { NotebookFrame, type Tab } from './notebook-frame.tsx';
import { PracticePage } from './practice-page.tsx';
import { RealLifePage } from './real-life-page.tsx';

/** The Caderno do Consórcio: 34 ideas in six chapters, and what is different in real life. Frames 48 to 48c. */
export function NotebookScreen() {
  const { data, isError, refetch } = useQuery({ ...notebookQuery, staleTime: 0 });
  const asked = askedIdea(useSearch());
  const [tab, setTab] = useState<Tab>(asked?.tab ?? 0);
  const [open, setOpen] = useState<number | 'practice' | null>(asked?.id ?? null);
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  const learned = new Map(data.learned.map((lesson) => [lesson.id, lesson]));
  const seen = seenIn(data);
  const chapter = tab === 'reality' ? null : CHAPTERS[tab];
  const turnTo = (next: Tab): void => {
    setTab(next);
    setOpen(null);
  };
  return (
    <NotebookFrame tab={tab} onTab={turnTo}>
      {chapter == null ? (
        <RealLifePage />
      ) : open === 'practice' ? (
        <PracticePage notebook={data} onBack={() => setOpen(null)} />
      ) : open === null || !seen.has(open) ? (
        <ChapterPage
          chapter={chapter}
          seen={seen}
          learned={learned}
          onOpen={setOpen}
          onPractise={() => setOpen('practice')}
        />
      ) : (
        <IdeaPage key={open} id={open} chapter={chapter} seen={seen} learned={learned} onOpen={setOpen} />
      )}
    </NotebookFrame>
  );
}

/** The idea that the address asks for, `?ideia=8`, and its chapter. */
function askedIdea(search: string): { readonly tab: Tab; readonly id: number } | null {
  const id = Number(new URLSearchParams(search).get('ideia'));
  const tab = ([0, 1, 2, 3, 4, 5] as const).find((each) => CHAPTERS[each].ideas.some((idea) => idea === id));
  return tab === undefined ? null : { tab, id };
}
