import moderator from 'picture:moderator';
import type { CallError } from '@consorcio/contract/call';
import { quizCopy as copy } from '@consorcio/copy/quiz';
import { sheetCopy } from '@consorcio/copy/teaching';
import {
  type QuizForm as Form,
  QUIZ_FAMILIES,
  QUIZ_QUESTIONS,
  QUIZ_VERSION,
  type QuizMoment,
} from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { authQuery, quizQuery } from '../../teaching/queries.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './quiz.module.css';
import { type GivenAnswer, keptAnswers, placeOf, QUIZ } from './quiz-answers.ts';
import { QuizCase } from './quiz-case.tsx';
import { QuizResult, QuizWait } from './quiz-result.tsx';

/** Eight cases before, after and a week after the first dream; optional. Frames 52 to 52c. */
export function QuizScreen() {
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const quiz = useQuery({ ...quizQuery, staleTime: 0, gcTime: 0 });
  const all = [who, quiz];
  if (all.some(({ isError }) => isError))
    return <NotLoaded onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />;
  if (who.data === undefined || quiz.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const { standing, parts } = quiz.data;
  return (
    <Sheet title={copy.title} ground="accent-pale" isBroad tabs={<PlaceTabs current="quiz" />}>
      {standing.kind === 'ASK' && (
        <QuizForm
          key={standing.form}
          playerId={who.data.id}
          {...standing}
          isFirst={parts.length === 0}
          onSent={() => quiz.refetch().then(() => undefined)}
        />
      )}
      {standing.kind === 'WAIT_CAMPAIGN' && <QuizWait body={copy.wait} />}
      {standing.kind === 'WAIT_DAYS' && <QuizWait body={copy.waitDays(standing.days)} />}
      {standing.kind === 'OVER' && <QuizResult parts={parts} />}
    </Sheet>
  );
}

interface Props {
  readonly playerId: string;
  readonly form: Form;
  readonly moment: QuizMoment;
  /** No part was answered yet. */
  readonly isFirst: boolean;
  readonly onSent: () => Promise<void>;
}

const introOf = (moment: QuizMoment, isFirst: boolean): string =>
  isFirst ? copy.introFirst : moment === 'LATER' ? copy.introThird : copy.introSecond;

/** The part was sent before, or is no longer asked: the server says where the player stands. */
const isOver = (error: CallError): boolean => error.kind === 'code' && error.code.startsWith('QUIZ_');

/** One part, case by case; what was answered stays on the device until all is sent. Nothing is judged before. */
function QuizForm({ playerId, form, moment, isFirst, onSent }: Props) {
  const [given, setGiven] = useState(() => keptAnswers(playerId, form));
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const family = QUIZ_FAMILIES[given.length];

  const send = async (all: readonly GivenAnswer[]): Promise<void> => {
    setSending(true);
    const answers = all.map(({ option }) => placeOf(option));
    const confidence = all.map((answer) => answer.confidence);
    const answer = await call('quizAnswer', { body: { version: QUIZ_VERSION, form, answers, confidence } });
    if (!answer.ok) toast.error(errorMessage(answer.error));
    if (!answer.ok && !isOver(answer.error)) return setSending(false);
    QUIZ.forget();
    return onSent();
  };
  const give = (answer: GivenAnswer): void => {
    const all = [...given, answer];
    setGiven(all);
    QUIZ.write({ playerId, form, given: all });
    if (all.length === QUIZ_QUESTIONS) void send(all);
  };

  const face = <img className={css.face} src={moderator} alt="" width="240" height="240" />;
  if (isSending)
    return (
      <>
        {face}
        <p className={css.text} role="status">
          {copy.sending}
        </p>
      </>
    );
  if (family === undefined)
    return (
      <>
        {face}
        <p className={css.text}>{copy.unsent}</p>
        <ButtonRow>
          <Button onClick={() => void send(given)}>{copy.send}</Button>
        </ButtonRow>
      </>
    );
  if (isOpen)
    return (
      <QuizCase key={family} playerId={playerId} form={form} family={family} place={given.length + 1} onGiven={give} />
    );
  return (
    <>
      {face}
      <p className={css.text}>{introOf(moment, isFirst)}</p>
      <p className={css.hint}>{given.length === 0 ? copy.optional : copy.goesOn(given.length + 1, QUIZ_QUESTIONS)}</p>
      <ButtonRow>
        <BackButton label={copy.later} kind="secondary" />
        <Button kind="play" onClick={() => setOpen(true)}>
          {given.length === 0 ? copy.start : copy.goOn}
        </Button>
      </ButtonRow>
    </>
  );
}
