import { notebookCopy as copy } from '@consorcio/copy/teaching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { CHAPTERS } from '../../teaching/concepts/chapters.ts';
import { notebookQuery, seenIn } from '../../teaching/queries.ts';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { useBroad } from '../../ui/layout/use-broad.ts';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { ChapterPage } from './chapter-page.tsx';
import { IdeaPage } from './idea-page.tsx';
import css from './notebook.module.css';
import { NotebookFrame, type Tab } from './notebook-frame.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { PracticePage } from './practice-page.tsx';
import { RealLifePage } from './real-life-page.tsx';

/**
 * The Caderno do Consórcio: 34 ideas in six chapters, and what is different in real life. Frames 48 to 48c. A broad
 * window shows the index of a chapter and one of its ideas beside each other.
 */
export function NotebookScreen() {
  const { data, isError, refetch } = useQuery({ ...notebookQuery, staleTime: 0 });
  const asked = askedIdea(useSearch());
  const [tab, setTab] = useState<Tab>(asked?.tab ?? 0);
  const [open, setOpen] = useState<number | 'practice' | null>(asked?.id ?? null);
  const isSpread = useBroad();
  if (isError) return <NotLoaded onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting label={copy.title} detail={copy.loading} />;
  const learned = new Map(data.learned.map((lesson) => [lesson.id, lesson]));
  const seen = seenIn(data);
  const chapter = tab === 'reality' ? null : CHAPTERS[tab];
  const turnTo = (next: Tab): void => {
    setTab(next);
    setOpen(null);
  };
  const frame = { tab, onTab: turnTo, isSpread };
  if (chapter == null) {
    return (
      <NotebookFrame {...frame}>
        <RealLifePage isSpread={isSpread} />
      </NotebookFrame>
    );
  }
  const isOpen = open === 'practice' || (open !== null && seen.has(open));
  /* Beside the index lies what was opened, or the chapter's first idea that was seen. */
  const right = isOpen ? open : (chapter.ideas.find((id) => seen.has(id)) ?? null);
  const page =
    right === 'practice' ? (
      <PracticePage notebook={data} isSpread={isSpread} onBack={() => setOpen(null)} />
    ) : right === null ? (
      <NothingYet />
    ) : (
      <IdeaPage
        key={right}
        id={right}
        chapter={chapter}
        seen={seen}
        learned={learned}
        isSpread={isSpread}
        isOpened={isOpen}
        onOpen={setOpen}
      />
    );
  const index = (
    <ChapterPage
      chapter={chapter}
      seen={seen}
      learned={learned}
      open={isSpread ? right : null}
      onOpen={setOpen}
      onPractise={() => setOpen('practice')}
    />
  );
  return (
    <NotebookFrame {...frame}>
      {isSpread ? (
        <>
          <div className={css.page}>{index}</div>
          <section className={css.page}>{page}</section>
        </>
      ) : isOpen ? (
        page
      ) : (
        index
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
