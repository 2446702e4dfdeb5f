import pictures from 'pictures:reaction';
import { outcomeCopy as copy, guessCopy, seatCopy } from '@consorcio/copy/live-phone';
import { reactionNames } from '@consorcio/copy/live-reactions';
import { commonOf } from '@consorcio/rules/live';
import { LIVE_REACTIONS, type LiveReaction, REACTION_PAUSE } from '@consorcio/rules/live-words';
import { lazy, Suspense, useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { revealedAfter } from '../../../live/reveal-time.ts';
import { keepNoticeShown, wasNoticeShown } from '../../../live/seat-keys.ts';
import { lettersOf, stepSentence, stepTitle } from '../../../live/step-sentence.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { useStepShown } from '../../../live/use-step-shown.ts';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { announce } from '../../../ui/notices/announce.ts';
import buttons from '../live-screens.module.css';
import { Question } from './month/choice.tsx';
import { draftPlace, isOut, type SeatView } from './month/month-draft.ts';
import { termsOfView } from './month/preview.ts';
import css from './seat.module.css';
import { fateOf } from './seat-model.ts';

/** Loaded with the first assembly. */
const AssemblyPicture = lazy(partOf('AssemblyPicture', () => import('./assembly-picture.tsx')));

type Assembly = NonNullable<SeatView['assembly']>;

interface Props {
  readonly groupId: string;
  readonly view: SeatView;
  readonly assembly: Assembly;
}

/** The assembly step by step with the projector, never ahead of it, and what it means for this seat. */
export function AssemblyPart({ groupId, view, assembly }: Props) {
  const { view: projector } = useLiveView('liveProjector', groupId, undefined, 'seat');
  const names = new Map(projector?.seats.map(({ quota, nickname }) => [quota, nickname]));
  const isAutomatic = useAutomaticNote(draftPlace(groupId, view), view, assembly.step);
  const isRevealed = useRevealed(assembly, view.group.mode === 'WEEK');
  const { own, isLetter } = ownResult(view, assembly);
  return (
    <Question key={`${assembly.step} ${isRevealed}`} title={stepTitle(assembly)}>
      {isAutomatic && (
        <p className="text-center rounded-card font-extrabold py-3 px-4 bg-highlight-soft">
          {seatCopy.automatic(isOut(view.seat.status))}
        </p>
      )}
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
      {isRevealed && <GuessTold view={view} assembly={assembly} />}
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

/** How near the seat's guess was, at the steps that show it. */
function GuessTold({ view, assembly }: Pick<Props, 'view' | 'assembly'>) {
  const guess = view.closed?.guess ?? null;
  if (guess === null) return null;
  const { step, bids } = assembly;
  if (step === 'RESULT' || step === 'END')
    return <p>{guessCopy.lettersTold(guess.letters, lettersOf(assembly).length)}</p>;
  if (step !== 'BIDS' || bids === null) return null;
  const lowest = bids.winners.length === 0 ? 0 : Math.min(...bids.winners.map(({ bid }) => bid));
  const isWinner = bids.winners.some(({ quota }) => quota === view.seat.quota);
  return (
    <p>
      {guessCopy.bidTold(guess.bid, lowest)}{' '}
      {guess.wins !== null && guessCopy.winsTold(guess.wins, guess.wins === isWinner)}
    </p>
  );
}

interface OwnResult {
  /** In a sentence; null where the step means nothing for this seat. */
  readonly own: string | null;
  /** Whether it gives this seat its letter. */
  readonly isLetter: boolean;
}

const result = (own: string | null, isLetter = false): OwnResult => ({ own, isLetter });

/** What the step means for this seat. */
function ownResult(view: SeatView, assembly: Assembly): OwnResult {
  const { quota, status } = view.seat;
  const sealedBid = view.closed?.bid ?? 0;
  const won = assembly.bids?.winners.find((winner) => winner.quota === quota);
  if (assembly.step === 'CALL')
    return result(view.wallet.open > 0 && status === 'WAITING' ? copy.late(view.wallet.open) : null);
  if (assembly.step === 'BIDS' && won !== undefined)
    return result(copy.yourBidWon(won.bid, commonOf(termsOfView(view), won.bid)), true);
  if (assembly.step === 'BIDS' && sealedBid > 0) return result(copy.yourBidLost(sealedBid));
  if (assembly.step === 'RAFFLE' && assembly.raffle?.quota === quota) return result(copy.yours, true);
  if (assembly.step === 'MORE' && assembly.more?.drawn.includes(quota) === true) return result(copy.yours, true);
  if (assembly.step === 'END' && assembly.end?.quotas.includes(quota) === true) return result(copy.yours, true);
  const letter = lettersOf(assembly).find((each) => each.quota === quota);
  if (assembly.step === 'RESULT' && letter !== undefined) return result(copy.yours, true);
  return result(isFateOf(view, assembly) ? fateOf(view) : null);
}

/** Whether the step shows that this assembly has excluded the seat or taken its good. */
function isFateOf({ seat: { status } }: SeatView, { step, more }: Assembly): boolean {
  if (step === 'BOOKS') return true;
  if (step !== 'RESULT' || more === null) return false;
  return status === 'TAKEN' ? more.taken > 0 : more.excluded > 0;
}

interface ReactionsProps {
  readonly groupId: string;
  readonly token: string;
}

/** Six reactions that rise on the projector. One that is lost is not sent again. */
export function Reactions({ groupId, token }: ReactionsProps) {
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
    void liveCall('liveReact', { params: { groupId }, token, body: { reaction } });
  };
  return (
    <fieldset className={buttons.reactions} aria-label={seatCopy.reactions}>
      {LIVE_REACTIONS.map((reaction) => (
        <button
          className="grid gap-1 rounded-card bg-inset justify-items-center text-ink"
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
