import type { CallError } from '@consorcio/contract/call';
import { liveQuestionsCopy as copy } from '@consorcio/copy/live-questions';
import type { LiveMoment } from '@consorcio/rules/live-words';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { liveCall, untilDone } from '../../../live/live-client.ts';
import { keepAnswers, keptAnswers } from '../../../live/seat-keys.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import css from './seat.module.css';
import { useSeat } from './seat-context.ts';

/** Loaded when it is opened: it contains the questions of the quiz. */
const ThreeQuestions = lazy(partOf('ThreeQuestions', () => import('./three-questions.tsx')));

interface Props {
  readonly moment: LiveMoment;
  /** Shown above the invitation, and replaced by the questions. */
  readonly children: ReactNode;
  /** The same below it: what can wait, so that the invitation stands in the first window of a phone. */
  readonly below: ReactNode;
}

/** The invitation to three questions; once it is taken, the questions alone. */
export function Questions({ moment, children, below }: Props) {
  const { view } = useSeat();
  const [isOpen, setOpen] = useState(false);
  const { isAnswered, isSending, answer } = useQuestions(moment);
  /* Nobody answers who may have seen the answers; what is being sent ends by itself. */
  const isClosed = moment === 'AFTER' && view.group.areAnswersShown && !isAnswered && !isSending;
  if (isOpen && !isClosed && !isAnswered && !isSending)
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
      {(isAnswered || isSending) && (
        <AnnouncedText words={isAnswered ? copy.thanks : copy.sending} className={css.thanks} />
      )}
      {!isAnswered && !isSending && !isClosed && (
        <section className={`center ${css.invitation}`} aria-label={copy.open}>
          <p>{copy.invite[moment]}</p>
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {copy.open}
          </Button>
        </section>
      )}
      {below}
    </>
  );
}

/** Whether to send the answers again; after any other refusal it is too late for them. */
const isPassing = (error: CallError): boolean =>
  error.kind === 'network' || (error.kind === 'code' && error.code !== 'LIVE_NOT_NOW');

/** A seat's answers: kept on the device, and sent again until they are accepted or too late. */
function useQuestions(moment: LiveMoment) {
  const { seat, token, view, onView } = useSeat();
  const { groupId } = seat;
  const place = `${groupId} ${view.seat.quota} ${moment}`;
  const [answers, setAnswers] = useState(() => keptAnswers(place));
  const isAnswered = moment === 'BEFORE' ? view.seat.answered.before : view.seat.answered.after;
  const isSending = answers !== null && !isAnswered;
  useEffect(() => {
    if (!isSending || answers === null) return;
    return untilDone(async (signal) => {
      const request = { params: { groupId }, token, signal };
      const sent = await liveCall('liveAnswers', { ...request, body: { moment, answers: [...answers] } });
      if (signal.aborted || (!sent.ok && isPassing(sent.error))) return false;
      keepAnswers(place, null);
      /*
       * No stream announces what a seat has answered, so its view is loaded. The answers are forgotten after that: without
       * them this effect ends, and the load with it.
       */
      const seen = await liveCall('liveSeat', request);
      if (signal.aborted) return true;
      if (seen.ok) onView(seen.value);
      setAnswers(null);
      return true;
    });
  }, [isSending, answers, groupId, token, moment, place, onView]);
  const answer = (all: readonly number[]): void => {
    keepAnswers(place, all);
    setAnswers(all);
  };
  return { isAnswered, isSending, answer };
}
