import { withBase } from '@consorcio/contract/wire';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { useEffect, useRef } from 'react';
import { joinLink, livePath, SHORT_PATH } from '../../../live/live-paths.ts';
import { timeSentence } from '../../../live/time-sentence.ts';
import { troubleSentence } from '../../../live/trouble-sentence.ts';
import { useDebrief } from '../../../live/use-debrief.ts';
import { useLeft } from '../../../live/use-left.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { announce } from '../../../ui/notices/announce.ts';
import { DebriefPhase } from './debrief/debrief-phase.tsx';
import { Projector } from './projector.tsx';
import type { ProjectorView } from './projector-model.ts';
import { projectorSentence } from './projector-sentence.ts';
import { useKeyWords } from './use-key-words.ts';
import { useSeconds } from './use-seconds.ts';

/** Seconds for which the globe turns and its ball rolls. */
const TURNING = 5;

/** The projector of a group: anybody may open it, it holds no secret. */
export function ProjectorScreen({ groupId }: { groupId: string }) {
  const { view, at, trouble } = useLiveView('liveProjector', groupId);
  if (view === null)
    return (
      <Waiting label={trouble === 'gone' ? copy.gone : copy.title} detail={troubleSentence(trouble, copy) ?? ''} />
    );
  return <ShownProjector groupId={groupId} view={view} at={at} />;
}

function ShownProjector({ groupId, view, at }: { groupId: string; view: ProjectorView; at: number }) {
  const { phase, month, step, closesAt, code } = view.group;
  const left = useLeft(closesAt, view.now, at);
  const place = `${phase} ${month} ${step}`;
  const whole = useRef({ place: '', most: 0 });
  if (whole.current.place !== place) whole.current = { place, most: left ?? 0 };
  whole.current.most = Math.max(whole.current.most, left ?? 0);
  const isRaffle = phase === 'ASSEMBLY' && view.assembly?.step === 'RAFFLE';
  const turning = useRef(true);
  const seconds = useSeconds(place, isRaffle && turning.current);
  turning.current = seconds < TURNING;
  const keyWords = useKeyWords(groupId, view);
  const debrief = useDebrief(groupId, phase === 'DEBRIEF');
  useSpoken(view, left, seconds);
  return (
    <Projector
      view={view}
      left={left}
      whole={whole.current.most}
      seconds={seconds}
      keyWords={keyWords}
      joinAddress={location.origin + withBase(joinLink(code, groupId))}
      shortAddress={location.host + withBase(SHORT_PATH)}
      debrief={
        <DebriefPhase
          view={view}
          debrief={debrief}
          checkAddress={location.origin + withBase(livePath('check', groupId))}
        />
      }
    />
  );
}

/** Says each step once, and the time at one minute and at fifteen seconds. */
function useSpoken(view: ProjectorView, left: number | null, seconds: number): void {
  const sentence = projectorSentence(view, seconds);
  const before = useRef(left);
  useEffect(() => announce(sentence), [sentence]);
  useEffect(() => {
    const said = view.group.phase === 'PRIVATE' && left !== null ? timeSentence(before.current ?? left, left) : null;
    before.current = left;
    if (said !== null) announce(said);
  }, [left, view.group.phase]);
}
