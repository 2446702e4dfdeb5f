import picture from 'picture:read-contract';
import { CLAUSES, type ContractFigures, groupContractCopy as copy, PROMPTS } from '@consorcio/copy/group-contract';
import { useEffect, useRef, useState } from 'react';
import { BackButton, Sheet } from '../../teaching/sheets/sheet.tsx';
import { SheetIntro } from '../../teaching/sheets/sheet-intro.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/pictures/glyphs.tsx';
import css from './group-contract.module.css';
import { learnByReading } from './learn-by-reading.ts';
import { FIRST, isDone, promptOf, type Reading, shownClause, skip, touch } from './reading.ts';
import { Signature } from './signature.tsx';

interface Props {
  readonly figures: ContractFigures;
  readonly onAnother: () => void;
}

/** Fourteen clauses and five prompts, one at a time. */
export function ContractSheet({ figures, onAnother }: Props) {
  const [reading, setReading] = useState(FIRST);
  const [isSigned, setSigned] = useState(false);
  const isRead = isDone(reading);
  const list = useRef<HTMLOListElement>(null);
  const shown = shownClause(reading);
  /* What is shown must not lie out of sight, nor below the bar. */
  useEffect(() => {
    if (shown !== null) list.current?.children[shown - 1]?.scrollIntoView({ block: 'center' });
  }, [shown]);
  useEffect(() => {
    if (isRead) void learnByReading();
  }, [isRead]);
  return (
    <Sheet title={copy.title(figures.dream)} ground="lilas-vivo" isBroad>
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

/** What is to be found now, how many are found, and what was said of the last touch; it stays in sight. */
function PromptBar({ reading, onSkip }: { reading: Reading; onSkip: () => void }) {
  const prompt = promptOf(reading);
  const { says, wrong, found } = reading;
  return (
    <section className={css.bar} data-tone={says === '' ? undefined : wrong === null ? 'right' : 'wrong'}>
      <p className={css.task}>
        <span>{prompt === undefined ? copy.found : copy.task}</span>
        <span className={css.dots}>
          <span className="reader-only">{copy.count(found.length, PROMPTS.length)}</span>
          {PROMPTS.map(({ clause }) => (
            <i key={clause} aria-hidden="true" data-found={found.includes(clause)} />
          ))}
        </span>
      </p>
      {prompt !== undefined && (
        <div className={css.question}>
          <h2>{prompt.question}</h2>
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
      className={classNames(css.clause, isFound && css.found, isShown && css.shown, isWrong && css.wrong)}
      /* Touched again, it turns grey again: another motion of the same kind. */
      data-turn={reading.misses % 2}
      disabled={isDone(reading)}
      onClick={onTouch}
    >
      <span className={css.number}>{isFound ? <CheckIcon /> : number}</span>
      <span>
        <b>{title}</b> <span className={css.text}>{text}</span>
        {isFound && <span className="reader-only"> {copy.found}</span>}
      </span>
    </button>
  );
}
