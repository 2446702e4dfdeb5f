import unknownIdea from 'picture:idea-unknown';
import pictures from 'pictures:idea';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { cardCopy } from '@consorcio/copy/cards';
import { notebookCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { cardsToPractise, dayNumber } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CardQuestion } from '../../teaching/cards/card-question.tsx';
import { memoriesOf } from '../../teaching/cards/notebook-memory.ts';
import { CHAPTERS } from '../../teaching/concepts/chapters.ts';
import { notebookQuery, seenIn } from '../../teaching/queries.ts';
import { NotLoaded } from '../../teaching/sheets/sheet.tsx';
import { NOTEBOOK_PART, PlaceTabs, PRACTICE } from '../../teaching/sheets/tabs.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { goBack } from '../../ui/go-back.ts';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { mediaCondition } from '../../ui/media-condition.ts';
import { ChapterPage, IdeaPage, RealLifePage } from './chapter-pages.tsx';
import css from './notebook.module.css';

/**
 * The Caderno do Consórcio: 34 ideas in six chapters, and what is different in real life. Frames 48 to 48c. A broad
 * window shows the index of a chapter and one of its ideas beside each other.
 */
export function NotebookScreen() {
  const search = useSearch();
  const asked = askedIdea(search);
  /* A card that is practised leads to its idea. */
  return (
    <Notebook
      key={asked?.id}
      asked={asked}
      isPractising={new URLSearchParams(search).get(NOTEBOOK_PART) === PRACTICE}
    />
  );
}

function Notebook({ asked, isPractising }: { asked: ReturnType<typeof askedIdea>; isPractising: boolean }) {
  const { data, isError, refetch } = useQuery({ ...notebookQuery, staleTime: 0 });
  const [turned, setTab] = useState<Tab>(asked?.tab ?? 0);
  /* The cards are of every chapter: beside them lies an index of ideas. */
  const tab = isPractising && turned === 'reality' ? 0 : turned;
  const [idea, setIdea] = useState<number | null>(asked?.id ?? null);
  const open = isPractising ? 'practice' : idea;
  const [, navigate] = useLocation();
  const setOpen = (id: number | null): void => {
    setIdea(id);
    if (isPractising) navigate(PATHS.notebook, { replace: true });
  };
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
  const frame = { tab, onTab: turnTo, isSpread, isPractising };
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
    <ChapterPage chapter={chapter} seen={seen} learned={learned} open={isSpread ? right : null} onOpen={setOpen} />
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

type Tab = 0 | 1 | 2 | 3 | 4 | 5 | 'reality';
const TABS: readonly Tab[] = [0, 1, 2, 3, 4, 5, 'reality'];

interface Props {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** Left and right page beside each other, in a broad window. */
  readonly isSpread: boolean;
  readonly isPractising: boolean;
  readonly children: ReactNode;
}

/** Wooden desk, violet cover, spiral, and a tab for every chapter. STYLE section 11. */
function NotebookFrame({ tab, onTab, isSpread, isPractising, children }: Props) {
  const [, navigate] = useLocation();
  return (
    <StageFrame backdrop={<div className={css.desk} />} base={isSpread ? 'broad' : 'stage'} className={css.screen}>
      <PlaceTabs current={isPractising ? 'practice' : 'notebook'} />
      <div className={css.cover}>
        <div className={classNames(css.sheet, isSpread && css.spread)}>{children}</div>
        <nav className={css.tabs} aria-label={copy.chapters}>
          {TABS.map((each) => (
            <button
              className={css.chapterButton}
              key={each}
              type="button"
              data-tone={each === 'reality' ? 'noite' : CHAPTERS[each].tone}
              aria-current={each === tab ? 'page' : undefined}
              onClick={() => onTab(each)}
            >
              <span>{each === 'reality' ? copy.reality : CHAPTERS[each].name}</span>
            </button>
          ))}
        </nav>
        <CloseButton label={sheetCopy.close} onClose={() => goBack(navigate)} className={css.close} />
      </div>
    </StageFrame>
  );
}

/** The right page of a chapter of which nothing was seen. */
const NothingYet = () => (
  <div className={`stack ${css.nothing}`}>
    <img src={unknownIdea} alt="" className={css.unseen} width="128" height="134" />
    <p>{copy.unknownHint}</p>
  </div>
);

interface PracticePageProps {
  readonly notebook: ReplyOf<'conceptList'>;
  /** Lies beside the chapter's index. */
  readonly isSpread: boolean;
  readonly onBack: () => void;
}

/** Up to five cards that are due, one after the other. */
function PracticePage({ notebook, isSpread, onBack }: PracticePageProps) {
  const [cards] = useState(() =>
    cardsToPractise(memoriesOf(notebook), { month: notebook.month ?? 0, day: dayNumber(Date.now()) }),
  );
  const [place, setPlace] = useState(0);
  const [isAnswered, setAnswered] = useState(false);
  const card = cards[place];
  const goOn = (): void => {
    setPlace(place + 1);
    setAnswered(false);
  };
  return (
    <>
      {isSpread ? <h2 className={css.title}>{cardCopy.practise}</h2> : <h1>{cardCopy.practise}</h1>}
      {card === undefined ? (
        <p className={css.sentence}>{cardCopy.nothing}</p>
      ) : (
        <>
          <p className={css.intro}>{cardCopy.of(place + 1, cards.length)}</p>
          <div className={css.picture}>
            <img src={pictures[card.id]} alt="" width="120" height="120" />
          </div>
          <div className={css.practice}>
            <CardQuestion key={card.id} memory={card} onAnswered={() => setAnswered(true)} />
          </div>
        </>
      )}
      <ButtonRow>
        <Button kind="purple" onClick={onBack}>
          {copy.index}
        </Button>
        {isAnswered && <Button onClick={goOn}>{cardCopy.next}</Button>}
      </ButtonRow>
    </>
  );
}

/** Whether two pages stand side by side in the window and are read without scrolling, followed while it changes. */
const { useIsMet: useBroad } = mediaCondition(
  '(min-width: 1000px) and (min-height: 600px) and (min-aspect-ratio: 13 / 10)',
);
