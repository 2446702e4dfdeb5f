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
      <div className={`grid gap-4 ${css.options}`}>
        {optionsShown(playerId, `${form}-${family}`).map((option, i) => (
          <button
            className="flex items-center gap-4 rounded-card bg-white text-left border-0 py-3 px-5"
            key={option}
            type="button"
            aria-pressed={option === chosen}
            onClick={() => choose(option)}
          >
            <span
              className="grid place-items-center bg-accent-soft rounded-circle aspect-square text-accent flex-none"
              aria-hidden="true"
            >
              {LETTERS[i] ?? '?'}
            </span>
            {option === 'n' ? copy.notKnown : unbroken(item[option])}
          </button>
        ))}
      </div>
      {chosen === null ? (
        <p className={css.hint}>{copy.choose}</p>
      ) : (
        <section className={`grid gap-3 text-center rounded-card bg-accent-soft px-4 pt-3 pb-4 ${css.sure}`}>
          <h3 className="text-lead" ref={sure} tabIndex={-1}>
            {copy.sure}
          </h3>
          <div className="grid gap-2 grid-cols-3">
            {copy.confidences.map((words, confidence) => (
              <button
                className="rounded-card bg-white text-accent border-0 title-body-120"
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
