import picture from 'picture:read-contract';
import { CLAUSES, type ContractFigures, groupContractCopy as copy, PROMPTS } from '@consorcio/copy/group-contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { BackButton, Sheet, SheetIntro } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './group-contract.module.css';
import { FIRST, isDone, promptOf, type Reading, shownClause, skip, touch } from './reading.ts';

interface Props {
  /** It is read in the notebook, and not before a dream is chosen. */
  readonly isTab: boolean;
  readonly figures: ContractFigures;
  readonly onAnother: () => void;
}

/** Fourteen clauses and five prompts, one at a time. */
export function ContractSheet({ isTab, figures, onAnother }: Props) {
  const [reading, setReading] = useState(FIRST);
  const [isSigned, setSigned] = useState(false);
  const isRead = isDone(reading);
  const list = useRef<HTMLOListElement>(null);
  const shown = shownClause(reading);
  /* What is shown must not lie out of sight, nor below the bar. */
  useEffect(() => {
    if (shown !== null) list.current?.children[shown - 1]?.scrollIntoView({ block: 'end' });
  }, [shown]);
  useEffect(() => {
    if (isRead) void learnByReading();
  }, [isRead]);
  return (
    <Sheet
      title={copy.title(figures.dream)}
      ground="accent-pale"
      isBroad
      tabs={isTab && <PlaceTabs current="groupContract" />}
    >
      <SheetIntro picture={picture} size={[120, 100]}>
        {copy.intro}
      </SheetIntro>
      <PromptBar reading={reading} onSkip={() => setReading(skip(reading))} />
      <ol ref={list} className={css.clauses} aria-label={copy.clauses}>
        {CLAUSES.map(({ title, text }, i) => (
          <li key={title}>
            <ClauseButton
              number={i + 1}
              title={title}
              text={text(figures)}
              reading={reading}
              onTouch={() => setReading(touch(reading, i + 1))}
            />
          </li>
        ))}
      </ol>
      <Signature isSigned={isSigned} />
      {isRead && !isSigned && <p className={css.done}>{copy.done}</p>}
      <ButtonRow>
        <BackButton label={copy.close} kind="secondary" />
        {isSigned ? (
          <Button kind="purple" onClick={onAnother}>
            {copy.another}
          </Button>
        ) : (
          <Button disabled={!isRead} onClick={() => setSigned(true)}>
            {copy.sign}
          </Button>
        )}
      </ButtonRow>
    </Sheet>
  );
}

/** The current prompt, how many clauses are found, and the reply to the last touch; stays visible while scrolling. */
function PromptBar({ reading, onSkip }: { reading: Reading; onSkip: () => void }) {
  const prompt = promptOf(reading);
  const { says, wrong, found } = reading;
  return (
    <section
      className={`not-printed stack ${css.bar}`}
      data-gap="1"
      data-tone={says === '' ? undefined : wrong === null ? 'right' : 'wrong'}
    >
      <p className={`ends ${css.foundLine}`}>
        <span>{prompt === undefined ? copy.found : copy.task}</span>
        <span className={css.dots}>
          <span className="reader-only">{copy.count(found.length, PROMPTS.length)}</span>
          {PROMPTS.map(({ clause }) => (
            <i className="disc" key={clause} aria-hidden="true" data-found={found.includes(clause)} />
          ))}
        </span>
      </p>
      {prompt !== undefined && (
        <div className="ends">
          <h2 className={css.question}>{prompt.question}</h2>
          <button type="button" className={css.skip} onClick={onSkip}>
            {copy.skip}
          </button>
        </div>
      )}
      <p className={css.says} role="status">
        {prompt === undefined ? copy.done : says}
      </p>
    </section>
  );
}

interface ClauseProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly reading: Reading;
  readonly onTouch: () => void;
}

function ClauseButton({ number, title, text, reading, onTouch }: ClauseProps) {
  const isFound = reading.found.includes(number);
  const isShown = shownClause(reading) === number;
  const isWrong = reading.wrong === number;
  return (
    <button
      type="button"
      className={classNames('key', css.clause, isFound && css.found, isShown && css.shown, isWrong && css.wrong)}
      /* Touched again, it turns grey again: another motion of the same kind. */
      data-turn={reading.misses % 2}
      disabled={isDone(reading)}
      onClick={onTouch}
    >
      <span className={`disc ${css.number}`}>{isFound ? <CheckIcon /> : number}</span>
      <span>
        <b>{title}</b> <span className={css.text}>{text}</span>
        {isFound && <span className="reader-only"> {copy.found}</span>}
      </span>
    </button>
  );
}

/** The idea of reading before signing: the five clauses found count as its right answer (LEARN 3). */
const READ_BEFORE_SIGNING = 6;

/** Records that the contract was read. If the server can't be reached, only the idea's mark is missing. */
async function learnByReading(): Promise<void> {
  const answer = await call('conceptLearn', { body: { conceptId: READ_BEFORE_SIGNING } });
  if (!answer.ok) return;
  /* The notebook loads its ideas again when it is opened. */
  await queryClient.invalidateQueries({ refetchType: 'none' });
  updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
}

/** The line to sign on, and the stroke of the pen once it is signed. */
const Signature = ({ isSigned }: { isSigned: boolean }) => (
  <div className={css.signature}>
    <svg viewBox="0 0 300 70" aria-hidden="true" focusable="false">
      <path className={css.line} d="M20 58H280" />
      {isSigned && (
        <path
          className={css.stroke}
          pathLength="1"
          d="M38 52C52 8 74 6 70 34 66 58 44 56 56 38 70 18 92 22 94 40 96 56 110 50 116 34 120 24 130 26 128 40 127 54 142 52 150 36 158 20 170 24 164 42 162 54 176 52 190 40 208 26 224 30 262 26"
        />
      )}
    </svg>
    <p role="status">{isSigned ? copy.signed : copy.signature}</p>
  </div>
);
