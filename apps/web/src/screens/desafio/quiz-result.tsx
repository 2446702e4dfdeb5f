import moderator from 'picture:moderator';
import { PATHS } from '@consorcio/contract/wire';
import { quizCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import css from './desafio.module.css';
import { type FormAnswers, questionsOf, rightAnswers } from './quiz-state.ts';

/** The first form is in; the second opens after the first campaign. */
export function QuizWait() {
  return (
    <>
      <img className={css.face} src={moderator} alt="" width="240" height="240" />
      <h2 className={css.question}>{copy.waitTitle}</h2>
      <p className={css.text}>{copy.wait}</p>
      <ButtonRow>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </>
  );
}

/** Both results side by side, and every answer with the right one. */
export function QuizResult({ first, second }: { first: FormAnswers; second: FormAnswers }) {
  const [before, after] = [rightAnswers(first), rightAnswers(second)];
  const verdict = after > before ? copy.better : after === before ? copy.same : copy.worse;
  return (
    <>
      <h2 className={css.question}>{copy.resultTitle}</h2>
      <Chips
        chips={[
          { label: copy.first, value: copy.right(before, first.answers.length), tone: 'lilas' },
          { label: copy.second, value: copy.right(after, second.answers.length), tone: 'pessego' },
        ]}
      />
      <p className={css.text}>{verdict}</p>
      <h3 className={css.part}>{copy.answers}</h3>
      <Answers given={first} />
      <Answers given={second} />
      <ButtonRow>
        <ButtonLink kind="purple" to={PATHS.totals}>
          {copy.totals}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </>
  );
}

function Answers({ given: { form, answers } }: { given: FormAnswers }) {
  return (
    <ol className={css.answers}>
      {questionsOf(form).map(({ id, question, options, answer, sentence }, i) => {
        const mine = answers[i] ?? 0;
        const isRight = mine === answer;
        return (
          <li key={id} className={isRight ? css.hit : css.miss}>
            <b>{question}</b>
            <p>
              {isRight ? copy.hit : copy.miss} {!isRight && copy.yours(options[mine as 0 | 1 | 2])}
            </p>
            <p>{copy.correct(options[answer])}</p>
            <p className={css.why}>{sentence}</p>
          </li>
        );
      })}
    </ol>
  );
}
