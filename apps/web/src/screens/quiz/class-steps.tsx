import moderator from 'picture:moderator';
import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { quizCopy as copy } from '@consorcio/copy/quiz';
import { type ReactNode, useEffect, useState } from 'react';
import { enterAsGuest } from '../../session/enter-as-guest.ts';
import { EntranceNote } from '../../session/entrance-note.tsx';
import { BackRow, Sheet } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonLink } from '../../ui/buttons/button.tsx';
import { announce } from '../../ui/notices/announce.ts';
import css from './quiz.module.css';

export type InClass = ReplyOf<'quizStanding'>['inClass'];

interface NoteProps {
  readonly title: string;
  readonly body: string;
  /** Before the way back. */
  readonly children?: ReactNode;
}

/** What there is to say while nothing is asked; it is announced, since the case that had the focus before is gone. */
export function QuizNote({ title, body, children }: NoteProps) {
  useEffect(() => announce(`${title} ${body}`), [title, body]);
  return (
    <>
      <img className={css.face} src={moderator} alt="" width="240" height="240" />
      <h2 className={css.question}>{title}</h2>
      <p className={css.text}>{body}</p>
      <BackRow kind={children === undefined ? 'primary' : 'secondary'}>{children}</BackRow>
    </>
  );
}

/** A class that came by its link: one tap makes a guest. */
export function ClassEntrance() {
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    if (!(await enterAsGuest())) setBusy(false);
  };
  return (
    <Sheet title={copy.title} ground="accent-pale" isBroad>
      <QuizNote title={copy.class.title} body={copy.class.body}>
        <Button kind="play" disabled={isBusy} onClick={enter}>
          {copy.class.enter}
        </Button>
      </QuizNote>
      <EntranceNote />
    </Sheet>
  );
}

/** Between the first and the second part: one class plays, the other one waits. */
export const ClassWait = ({ arm }: { arm: InClass }) =>
  arm === 'WAIT' ? (
    <QuizNote title={copy.waitTitle} body={copy.class.waits} />
  ) : (
    <QuizNote title={copy.waitTitle} body={copy.class.plays}>
      <ButtonLink kind="play" to={PATHS.play}>
        {copy.class.play}
      </ButtonLink>
    </QuizNote>
  );
