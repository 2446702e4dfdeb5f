import phone from 'picture:scam-phone';
import shield from 'picture:scam-shield';
import { isForgetful } from '@consorcio/contract/kept';
import { scamsCopy as copy, FIRST_MESSAGES, LATER_MESSAGES, type Message } from '@consorcio/copy/scams';
import { useEffect, useRef, useState } from 'react';
import { BackButton, BackRow, Sheet } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { ChatMessage } from './chat-message.tsx';
import css from './scams.module.css';
import {
  type Answer,
  DAYS_BETWEEN,
  daysLeft,
  firstDone,
  forgetSeed,
  inOrder,
  isTooWary,
  keepFirstDone,
  scoreOf,
  seedOfVisit,
} from './visit.ts';

/** Eight messages by phone: pay, ask, look up, decide. LEARN 4. Nothing of it leaves the device. */
export function ScamsScreen() {
  const [messages, setMessages] = useState<readonly Message[] | null>(null);
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const wait = daysLeft(firstDone(), Date.now());
  const start = (set: readonly Message[]): void => {
    setAnswers([]);
    setMessages(inOrder(set, seedOfVisit()));
  };
  const answerWith = (answer: Answer): void => {
    const given = [...answers, answer];
    setAnswers(given);
    if (given.length < (messages?.length ?? 0)) return;
    forgetSeed();
    keepFirstDone(Date.now());
  };
  const message = messages?.[answers.length];
  return (
    <Sheet title={copy.title} ground="haze" tabs={<PlaceTabs current="scams" />}>
      {messages === null ? (
        <Opening wait={wait} onStart={() => start(FIRST_MESSAGES)} onLater={() => start(LATER_MESSAGES)} />
      ) : message === undefined ? (
        <Result answers={answers} wait={wait} onAgain={() => setMessages(null)} />
      ) : (
        <ChatMessage
          key={message.from + message.pieces[0]}
          message={message}
          place={answers.length + 1}
          all={messages.length}
          onDone={answerWith}
        />
      )}
    </Sheet>
  );
}

interface Props {
  /** Days until the second set; null before the first was played. */
  readonly wait: number | null;
  readonly onStart: () => void;
  readonly onLater: () => void;
}

/** What it is about, and which messages there are today. */
function Opening({ wait, onStart, onLater }: Props) {
  const hasNew = wait === 0;
  return (
    <>
      <img className={css.picture} src={phone} alt="" width="320" height="220" />
      <p className={css.intro}>{copy.intro}</p>
      <p className="quiet middle">{copy.meaning}</p>
      <p className="quiet middle">{copy.size(hasNew ? LATER_MESSAGES.length : FIRST_MESSAGES.length)}</p>
      {wait !== null && !hasNew && <p className="quiet middle">{copy.newOnesIn(wait)}</p>}
      <ButtonRow>
        <BackButton label={copy.close} kind="secondary" />
        {hasNew && (
          <Button kind="secondary" onClick={onStart}>
            {copy.again}
          </Button>
        )}
        <Button kind="play" onClick={hasNew ? onLater : onStart}>
          {hasNew ? copy.newOnes : wait === null ? copy.start : copy.again}
        </Button>
      </ButtonRow>
    </>
  );
}

interface ResultProps {
  readonly answers: readonly Answer[];
  readonly wait: number | null;
  readonly onAgain: () => void;
}

/** Scams barred, right charges refused, and how often it was looked up first. */
function Result({ answers, wait, onAgain }: ResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arriveAt(heading.current), []);
  const score = scoreOf(answers);
  const unsafe = answers.find(({ message }) => message.kind === 'UNSAFE');
  const days = wait ?? DAYS_BETWEEN;
  return (
    <>
      <img className={css.picture} src={shield} alt="" width="320" height="220" />
      <h2 ref={heading} tabIndex={-1} className={css.place}>
        {copy.resultTitle}
      </h2>
      <ul className={`stack ${css.score}`}>
        <li className={css.scoreLine} data-tone="barred">
          {copy.barred(score.barred, score.scams)}
        </li>
        <li className={css.scoreLine} data-tone="refused">
          {copy.refused(score.refused, score.right)}
        </li>
        <li className={css.scoreLine} data-tone="checked">
          {copy.checked(score.checked, score.scams)}
        </li>
        {unsafe !== undefined && (
          <li className={css.scoreLine} data-tone="refused">
            {copy.unsafe(unsafe.hasPaid)}
          </li>
        )}
      </ul>
      {isTooWary(score) && <p className="remark">{copy.tooWary}</p>}
      <p className="figure" data-tone="soft">
        {copy.help}
      </p>
      {days > 0 && !isForgetful() && <p className="quiet middle">{copy.newOnesIn(days)}</p>}
      <BackRow label={copy.close}>
        <Button kind="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
      </BackRow>
    </>
  );
}
