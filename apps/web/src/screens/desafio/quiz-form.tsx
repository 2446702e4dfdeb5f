import moderator from 'picture:moderator';
import { quizCopy as copy } from '@consorcio/copy/teaching';
import type { QuizForm as Form } from '@consorcio/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './desafio.module.css';
import { questionsOf } from './quiz-state.ts';

interface Props {
  readonly form: Form;
  readonly isFirst: boolean;
  readonly onSent: () => Promise<void>;
}

const LETTERS = ['A', 'B', 'C'] as const;

/** One form, question by question; no answer is judged before all are given. */
export function QuizForm({ form, isFirst, onSent }: Props) {
  const [answers, setAnswers] = useState<readonly number[] | null>(null);
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const questions = questionsOf(form);
  const place = answers?.length ?? 0;
  useEffect(() => {
    if (place > 0) heading.current?.focus();
  }, [place]);

  const send = async (given: readonly number[]): Promise<void> => {
    setSending(true);
    const answer = await call('quizAnswer', { body: { form, answers: [...given] } });
    if (answer.ok) return onSent();
    setSending(false);
    setAnswers(given.slice(0, -1));
    toast.error(errorMessage(answer.error));
  };
  const choose = (option: number): void => {
    const given = [...(answers ?? []), option];
    setAnswers(given);
    if (given.length === questions.length) void send(given);
  };

  const face = <img className={css.face} src={moderator} alt="" width="240" height="240" />;
  if (answers === null)
    return (
      <>
        {face}
        <p className={css.text}>{isFirst ? copy.introFirst : copy.introSecond}</p>
        <p className={css.hint}>{copy.optional}</p>
        <ButtonRow>
          <BackButton label={copy.later} kind="secondary" />
          <Button kind="play" onClick={() => setAnswers([])}>
            {copy.start}
          </Button>
        </ButtonRow>
      </>
    );
  const question = questions[place];
  if (question === undefined || isSending)
    return (
      <>
        {face}
        <p className={css.text} role="status">
          {copy.sending}
        </p>
      </>
    );
  return (
    <>
      {face}
      <p className={css.hint}>{copy.question(place + 1, questions.length)}</p>
      <h2 ref={heading} tabIndex={-1} className={css.question}>
        {question.question}
      </h2>
      <div className={css.options}>
        {question.options.map((option, i) => (
          <button key={option} type="button" onClick={() => choose(i)}>
            <span aria-hidden="true">{LETTERS[i]}</span>
            {option}
          </button>
        ))}
      </div>
      <p className={css.hint}>{copy.choose}</p>
    </>
  );
}
