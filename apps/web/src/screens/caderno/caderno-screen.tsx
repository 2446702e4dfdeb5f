import { notebookCopy as copy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CHAPTERS } from '../../teaching/concepts/chapters.ts';
import { learnedQuery } from '../../teaching/queries.ts';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { IdeaPage } from './idea-page.tsx';
import { NotebookFrame, type Tab } from './notebook-frame.tsx';
import { RealLifePage } from './real-life-page.tsx';

/** The Caderno do Consórcio: 34 ideas in six chapters, and what is different in real life. Frames 48 to 48c. */
export function NotebookScreen() {
  const { data, isError, refetch } = useQuery({ ...learnedQuery, staleTime: 0 });
  const [tab, setTab] = useState<Tab>(0);
  const [open, setOpen] = useState<number | null>(null);
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  const known = new Map(data.map((lesson) => [lesson.id, lesson]));
  const chapter = tab === 'reality' ? null : CHAPTERS[tab];
  const turnTo = (next: Tab): void => {
    setTab(next);
    setOpen(null);
  };
  return (
    <NotebookFrame tab={tab} onTab={turnTo}>
      {chapter == null ? (
        <RealLifePage />
      ) : open === null ? (
        <ChapterPage chapter={chapter} known={known} onOpen={setOpen} />
      ) : (
        <IdeaPage key={open} id={open} chapter={chapter} known={known} onOpen={setOpen} />
      )}
    </NotebookFrame>
  );
}
