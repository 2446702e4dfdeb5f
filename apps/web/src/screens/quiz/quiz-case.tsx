import pictures from 'pictures:idea';
import { quizCopy as copy, QUIZ_ITEMS } from '@consorcio/copy/quiz';
import { FAMILY_CONCEPTS, optionsShown } from '@consorcio/rules/quiz';
import { QUIZ_QUESTIONS, type QuizFamily, type QuizOption } from '@consorcio/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { unbroken } from '../../teaching/figures/numbers.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Track } from '../../ui/figures/bars.tsx';
import css from './quiz.module.css';
import type { GivenAnswer, PartKey } from './quiz-answers.ts';

interface Props extends PartKey {
  readonly family: QuizFamily;
  /** From 1. */
  readonly place: number;
  readonly onGiven: (answer: GivenAnswer) => void;
}

const LETTERS = ['A', 'B', 'C'];

/** One case: an answer, and how sure it is. Another answer may be chosen until that is said. */
export function QuizCase({ playerId, version, form, family, place, onGiven }: Props) {
  const item = QUIZ_ITEMS[version][form][family];
  const [chosen, setChosen] = useState<QuizOption | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const sure = useRef<HTMLHeadingElement>(null);
  /* The button that led here is gone. */
  useEffect(() => arriveAt(heading.current, { preventScroll: place === 1 }), [place]);
  useEffect(() => {
    if (chosen === null) return;
    sure.current?.focus({ preventScroll: true });
    sure.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const choose = (option: QuizOption): void =>
    option === 'n' ? onGiven({ option, confidence: null }) : setChosen(option);

  return (
    <>
      <div className={css.place}>
        <img src={pictures[FAMILY_CONCEPTS[family][0] ?? 1]} alt="" width="120" height="120" />
        <p className={css.hint} aria-hidden="true">
          {copy.question(place, QUIZ_QUESTIONS)}
        </p>
        <Track fills={{ leaf: (place - 1) / QUIZ_QUESTIONS }} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={css.case}>
        <span className="reader-only">{copy.question(place, QUIZ_QUESTIONS)}. </span>
        {unbroken(item.question)}
      </h2>
      <div className={`stack ${css.options}`} data-gap="4">
        {optionsShown(playerId, `${form}-${family}`).map((option, i) => (
          <button
            className={`key row ${css.option}`}
            data-gap="4"
            key={option}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => choose(option)}
          >
            <span className={`disc ${css.letter}`} aria-hidden="true">
              {LETTERS[i] ?? '?'}
            </span>
            {option === 'n' ? copy.notKnown : unbroken(item[option])}
          </button>
        ))}
      </div>
      {chosen === null ? (
        <p className={css.hint}>{copy.choose}</p>
      ) : (
        <section className={`card ${css.sure}`} data-tone="soft" data-gap="3">
          <h3 ref={sure} tabIndex={-1}>
            {copy.sure}
          </h3>
          <div className={`list ${css.levels}`}>
            {copy.confidences.map((words, confidence) => (
              <button
                className={`subhead ${css.level}`}
                key={words}
                type="button"
                onClick={() => onGiven({ option: chosen, confidence })}
              >
                {words}
              </button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
