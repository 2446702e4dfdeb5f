import { PAPER_CASES, paperCasesCopy } from '@consorcio/copy/paper-cases';
import { answersOf, answerKeyCopy as copy, exercisesOf } from '@consorcio/copy/worksheet';
import { useState } from 'react';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { CASES_IDEA, EXERCISE_IDEAS } from '../../teaching/lesson/exercise-ideas.ts';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { LoneButton } from '../../ui/buttons/button.tsx';
import css from './answer-key.module.css';

/** The answers to the worksheet; shown only after a click, so that no pupil sees them by chance. LEARN 6.4 */
export function AnswerKeyScreen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <KitPage title={copy.title} current="answerKey" isPrintable={isOpen} isBroad={isOpen}>
      <p className={css.intro}>{copy.intro}</p>
      {isOpen ? (
        <Answers />
      ) : (
        <>
          <div className="not-printed">
            <LoneButton kind="purple" onClick={() => setOpen(true)} label={copy.show} />
          </div>
          <p className={css.notShown}>{copy.notShown}</p>
        </>
      )}
    </KitPage>
  );
}

function Answers() {
  const lesson = lessonOf();
  const exercises = exercisesOf(lesson);
  const exercisesAnswered = answersOf(lesson).map((answers, i) => (
    <KitPart
      key={exercises[i]?.title}
      title={`${i + 2} · ${exercises[i]?.title}`}
      onPaper="whole"
      idea={EXERCISE_IDEAS[i]}
      isHalf
    >
      {answers.length === 1 ? <p>{answers[0]}</p> : <KitLines lines={answers} marks="letters" />}
    </KitPart>
  ));
  return (
    <>
      {exercisesAnswered}
      <KitPart title={paperCasesCopy.key} onPaper="whole" idea={CASES_IDEA} isHalf>
        <p>{PAPER_CASES.map(({ right }, i) => `${i + 1}: ${right}.`).join(' ')}</p>
      </KitPart>
    </>
  );
}
