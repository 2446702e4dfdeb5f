import { PAPER_CASES, paperCasesCopy } from '@consorcio/copy/paper-cases';
import { answersOf, answerKeyCopy as copy, exercisesOf } from '@consorcio/copy/worksheet';
import { useState } from 'react';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitPage } from '../../teaching/lesson/kit-page.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './gabarito.module.css';

/** The answers to the worksheet; they show once they were asked for, so that no pupil meets them by chance. LEARN 6.4 */
export function AnswerKeyScreen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitPage title={copy.title} isPrintable={isOpen}>
      <p className={css.intro}>{copy.intro}</p>
      {isOpen ? (
        <Answers />
      ) : (
        <ButtonRow>
          <Button kind="purple" onClick={() => setOpen(true)}>
            {copy.show}
          </Button>
        </ButtonRow>
      )}
    </KitPage>
  );
}

function Answers() {
  const lesson = lessonOf();
  const exercises = exercisesOf(lesson);
  const exercisesAnswered = answersOf(lesson).map((answers, i) => (
    <section key={exercises[i]?.title} className={css.answers}>
      <h2>
        {i + 2} · {exercises[i]?.title}
      </h2>
      {answers.length === 1 ? (
        <p>{answers[0]}</p>
      ) : (
        <ol>
          {answers.map((answer) => (
            <li key={answer}>{answer}</li>
          ))}
        </ol>
      )}
    </section>
  ));
  return (
    <>
      {exercisesAnswered}
      <section className={css.answers}>
        <h2>{paperCasesCopy.key}</h2>
        <p>{PAPER_CASES.map(({ id, right }) => `${id}: ${right}.`).join(' ')}</p>
      </section>
    </>
  );
}
