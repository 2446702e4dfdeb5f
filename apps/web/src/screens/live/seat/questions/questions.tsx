import { liveQuestionsCopy as copy } from '@consorcio/copy/live-questions';
import type { LiveMoment } from '@consorcio/rules/live-words';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Said } from '../../../../live/said.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { partOf } from '../../../../ui/loading/load-chunk.ts';
import type { SeatView } from '../month/month-draft.ts';
import css from './questions.module.css';
import { useQuestions } from './use-questions.ts';

/** Comes when it is opened: most of it are the questions of the quiz. */
const ThreeQuestions = lazy(partOf('ThreeQuestions', () => import('./three-questions.tsx')));

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly moment: LiveMoment;
  readonly view: SeatView;
  readonly onView: (view: SeatView) => void;
  /** What stands beside the invitation; the questions take its place. */
  readonly children: ReactNode;
}

/** The invitation to three questions; once it is taken, the questions alone. */
export function Questions({ children, ...asked }: Props) {
  const { view, moment } = asked;
  const [isOpen, setOpen] = useState(false);
  const { isAnswered, isSending, answer } = useQuestions(asked);
  if (isOpen && !isAnswered && !isSending)
    return (
      <Suspense fallback={<p>{copy.sending}</p>}>
        <ThreeQuestions
          form={moment === 'BEFORE' ? view.seat.forms.before : view.seat.forms.after}
          place={`${view.group.commitment} ${view.seat.quota}`}
          onLeave={() => setOpen(false)}
          onAnswered={answer}
        />
      </Suspense>
    );
  return (
    <>
      {children}
      {isAnswered || isSending ? (
        <Said words={isAnswered ? copy.thanks : copy.sending} className={css.thanks} />
      ) : (
        <section className={css.invite} aria-label={copy.open}>
          <p>{copy.invite[moment]}</p>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {copy.open}
          </Button>
        </section>
      )}
    </>
  );
}
