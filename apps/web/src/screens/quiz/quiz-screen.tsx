import moderator from 'picture:moderator';
import type { CallError } from '@consorcio/contract/call';
import { OF_CLASS } from '@consorcio/contract/wire';
import { quizCopy as copy } from '@consorcio/copy/quiz';
import { sheetCopy } from '@consorcio/copy/teaching';
import {
  CLASS_LATER_DAYS,
  type QuizForm as Form,
  QUIZ_FAMILIES,
  QUIZ_LATER_DAYS,
  QUIZ_QUESTIONS,
  type QuizMoment,
  type QuizVersion,
} from '@consorcio/rules/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { errorMessage } from '../../session/error-message.ts';
import { HOME_PATH } from '../../session/guards/guards.ts';
import { storedToken } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { authQuery, quizQuery } from '../../teaching/queries.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { ClassEntrance, ClassWait, type InClass, QuizNote } from './class-steps.tsx';
import css from './quiz.module.css';
import { FIRST_SET, type GivenAnswer, keptAnswers, placeOf, QUIZ } from './quiz-answers.ts';
import { QuizCase } from './quiz-case.tsx';
import { QuizResult } from './quiz-result.tsx';

/** The quiz of a player, and the way in for a class that comes by its link without an account. */
export function QuizScreen() {
  const isIn = useSession(({ user }) => user.isLoggedIn) || storedToken() !== null;
  const classCode = new URLSearchParams(useSearch()).get(OF_CLASS);
  if (isIn) return <Quiz classCode={classCode} />;
  return classCode === null ? <Redirect to={HOME_PATH['signed-out']} replace /> : <ClassEntrance />;
}

/** Eight cases before, after and a week after the first dream; optional. Frames 52 to 52c. */
function Quiz({ classCode }: { classCode: string | null }) {
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const quiz = useQuery({ ...quizQuery(classCode), staleTime: 0, gcTime: 0 });
  const all = [who, quiz];
  if (all.some(({ isError }) => isError))
    return <NotLoaded onRetry={() => void Promise.all(all.map(({ refetch }) => refetch()))} />;
  if (who.data === undefined || quiz.data === undefined)
    return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const { standing, parts, inClass } = quiz.data;
  const isOfNoClass = classCode !== null && inClass === null && standing.kind === 'ASK' && standing.moment === 'BEFORE';
  return (
    <Sheet title={copy.title} ground="accent-pale" isBroad tabs={<PlaceTabs current="quiz" />}>
      {isOfNoClass && <QuizNote title={copy.class.title} body={copy.class.unknown} />}
      {standing.kind === 'ASK' && !isOfNoClass && (
        <QuizForm
          key={standing.form}
          playerId={who.data.id}
          {...standing}
          version={standing.version ?? FIRST_SET}
          isFirst={parts.length === 0}
          classCode={classCode}
          inClass={inClass}
          onSent={() => quiz.refetch().then(() => undefined)}
        />
      )}
      {standing.kind === 'WAIT_CAMPAIGN' && <QuizNote title={copy.waitTitle} body={copy.wait} />}
      {standing.kind === 'WAIT_CLASS' && <ClassWait arm={inClass} />}
      {standing.kind === 'WAIT_DAYS' && <QuizNote title={copy.waitTitle} body={copy.waitDays(standing.days)} />}
      {standing.kind === 'OVER' && <QuizResult parts={parts} />}
    </Sheet>
  );
}

interface Props {
  readonly playerId: string;
  readonly form: Form;
  readonly version: QuizVersion;
  readonly moment: QuizMoment;
  /** No part was answered yet. */
  readonly isFirst: boolean;
  /** Of the class by whose link the player came. */
  readonly classCode: string | null;
  readonly inClass: InClass;
  readonly onSent: () => Promise<void>;
}

const introOf = ({ moment, isFirst, inClass }: Pick<Props, 'moment' | 'isFirst' | 'inClass'>): string => {
  if (isFirst) return inClass === null ? copy.introFirst : `${copy.introFirst} ${copy.class.asked}`;
  return moment === 'LATER' ? copy.introThird : copy.introSecond(inClass === null ? QUIZ_LATER_DAYS : CLASS_LATER_DAYS);
};

/** The part was sent before, or is no longer asked: the server says where the player stands. */
const isOver = (error: CallError): boolean =>
  error.kind === 'code' && error.code.startsWith('QUIZ_') && error.code !== 'QUIZ_CLASS_NOT_FOUND';

/** One part, case by case; what was answered stays on the device until all is sent. Nothing is judged before. */
function QuizForm({ playerId, version, form, classCode, onSent, ...asked }: Props) {
  const [given, setGiven] = useState(() => keptAnswers({ playerId, version, form }));
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const family = QUIZ_FAMILIES[given.length];

  const send = async (all: readonly GivenAnswer[]): Promise<void> => {
    setSending(true);
    const answers = all.map(({ option }) => placeOf(option));
    const confidence = all.map((answer) => answer.confidence);
    const ofClass = classCode === null ? {} : { classCode };
    const answer = await call('quizAnswer', {
      body: { version, form, answers, confidence, ...ofClass },
    });
    if (!answer.ok) toast.error(errorMessage(answer.error));
    if (!answer.ok && !isOver(answer.error)) return setSending(false);
    QUIZ.forget();
    return onSent();
  };
  const give = (answer: GivenAnswer): void => {
    const all = [...given, answer];
    setGiven(all);
    QUIZ.write({ playerId, version, form, given: all });
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
    return <QuizCase key={family} {...{ playerId, version, form, family }} place={given.length + 1} onGiven={give} />;
  return (
    <>
      {face}
      <p className={css.text}>{introOf(asked)}</p>
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
