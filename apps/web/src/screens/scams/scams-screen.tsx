import { scamsCopy as copy, FIRST_MESSAGES, LATER_MESSAGES, type Message } from '@consorcio/copy/scams';
import { useState } from 'react';
import { Sheet } from '../../teaching/sheets/sheet.tsx';
import { ChatMessage } from './chat-message.tsx';
import { firstDone, forgetSeed, keepFirstDone, seedOfVisit } from './kept.ts';
import { Opening } from './opening.tsx';
import { Result } from './result.tsx';
import { type Answer, daysLeft, inOrder } from './visit.ts';

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
    <Sheet title={copy.title} ground="nevoa">
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
