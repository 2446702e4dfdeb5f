import pictures from 'pictures:reaction';
import { seatCopy } from '@consorcio/copy/live-phone';
import { reactionNames } from '@consorcio/copy/live-reactions';
import { isMember, termsOfView } from '@consorcio/rules/live';
import { LIVE_REACTIONS, type LiveReaction, REACTION_PAUSE } from '@consorcio/rules/live-words';
import { lazy, Suspense, useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { keepNoticeShown, wasNoticeShown } from '../../../live/seat-keys.ts';
import { stepSentence, stepTitle } from '../../../live/step-sentence.ts';
import { revealedAfter, useStepShown } from '../../../live/time.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { announce } from '../../../ui/notices/announce.ts';
import buttons from '../live-screens.module.css';
import { Question } from './month/choice.tsx';
import { draftPlace, type SeatView } from './month/month-draft.ts';
import css from './seat.module.css';
import { useSeat } from './seat-context.ts';
import { type Assembly, guessTold, ownResult } from './seat-model.ts';

const AssemblyPicture = lazy(partOf('AssemblyPicture', () => import('./assembly-picture.tsx')));

/** The assembly step by step with the projector, never ahead of it, and what it means for this seat. */
export function AssemblyPart({ assembly }: { readonly assembly: Assembly }) {
  const {
    seat: { groupId },
    view,
  } = useSeat();
  const { view: projector } = useLiveView('liveProjector', groupId, undefined, 'seat');
  const names = new Map(projector?.seats.map(({ quota, nickname }) => [quota, nickname]));
  const isAutomatic = useAutomaticNote(draftPlace(groupId, view), view, assembly.step);
  const isRevealed = useRevealed(assembly, view.group.mode === 'WEEK');
  const { own, isLetter } = ownResult(view, assembly);
  const guess = guessTold(view, assembly);
  return (
    <Question key={`${assembly.step} ${isRevealed}`} title={stepTitle(assembly)}>
      {isAutomatic && <p className="remark">{seatCopy.automatic(!isMember(view.seat))}</p>}
      <Suspense fallback={<div className={css.coming} />}>
        <AssemblyPicture
          view={view}
          assembly={assembly}
          seats={projector?.seats ?? []}
          isRevealed={isRevealed}
          isOwn={isLetter}
        />
      </Suspense>
      {isRevealed ? (
        <p>{stepSentence(assembly, termsOfView(view).letter, (quota) => names.get(quota))}</p>
      ) : (
        <p>{assembly.step === 'RAFFLE' ? seatCopy.turning : seatCopy.opening}</p>
      )}
      {isRevealed && guess !== null && <p>{guess}</p>}
      {isRevealed && own !== null && (
        <p>
          <strong>{own}</strong>
        </p>
      )}
    </Question>
  );
}

/**
 * Whether the projector has shown the result of the step. Whoever opens the page within a step, or has no projector, sees it
 * at once.
 */
function useRevealed(assembly: Assembly, isAlone: boolean): boolean {
  const [first] = useState(assembly.step);
  const takes = isAlone || assembly.step === first ? 0 : revealedAfter(assembly);
  const isShown = useStepShown(assembly.step, takes);
  return takes === 0 || isShown;
}

/** Whether the autopilot did a part of this seat's month and this device has not shown that yet: true at the first step that it sees. */
function useAutomaticNote(place: string, { closed }: SeatView, step: Assembly['step']): boolean {
  const [first] = useState(() => (closed?.isSealed === false && !wasNoticeShown(place) ? step : null));
  useEffect(() => {
    if (first !== null) keepNoticeShown(place);
  }, [first, place]);
  return first === step;
}

/** Six reactions that rise on the projector. One that is lost is not sent again. */
export function Reactions() {
  const { seat, token } = useSeat();
  const [sent, setSent] = useState<LiveReaction | null>(null);
  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => setSent(null), REACTION_PAUSE);
    return () => clearTimeout(timer);
  }, [sent]);
  const react = (reaction: LiveReaction): void => {
    if (sent !== null) return;
    setSent(reaction);
    announce(seatCopy.reacted(reactionNames[reaction]));
    void liveCall('liveReact', { params: { groupId: seat.groupId }, token, body: { reaction } });
  };
  return (
    <fieldset className={buttons.reactions} aria-label={seatCopy.reactions}>
      {LIVE_REACTIONS.map((reaction) => (
        <button
          className={`stack ${css.reaction}`}
          data-gap="1"
          key={reaction}
          type="button"
          /* Not disabled: the focus would be lost. */
          aria-disabled={sent !== null}
          data-sent={sent === reaction}
          onClick={() => react(reaction)}
        >
          <img src={pictures[reaction]} alt="" width="104" height="104" />
          {reactionNames[reaction]}
        </button>
      ))}
    </fieldset>
  );
}
