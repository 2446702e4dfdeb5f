import { rehearsalCopy } from '@consorcio/copy/live-host';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import type { LuckyWord } from '@consorcio/rules/live-words';
import { useEffect, useRef, useState } from 'react';
import { sound } from '../../../audio/index.ts';
import { pageOf } from '../../../live/debrief-pages.ts';
import { hostToken } from '../../../live/host-keys.ts';
import { liveCall, untilDone } from '../../../live/live-client.ts';
import { joinLink, livePath, SHORT_PATH } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { phoneAddress, useChosenAddress } from '../../../live/phone-address.ts';
import { isRehearsal } from '../../../live/rehearsal.ts';
import { revealedAfter, useLeft, useTimeSaid } from '../../../live/time.ts';
import { useAudit, useDebrief } from '../../../live/use-debrief.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { useWakeLock } from '../../../live/use-wake-lock.ts';
import { loadChunk } from '../../../ui/loading/load-chunk.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { useReducedMotion } from '../../../ui/motion/reduced-motion.ts';
import { announce } from '../../../ui/notices/announce.ts';
import { DebriefPhase } from './debrief/debrief-phase.tsx';
import { Projector } from './projector.tsx';
import { type DebriefProps, type ProjectorView, projectorSentence, wordsOf } from './projector-model.ts';
import { useProjectorSound } from './projector-sound.ts';

/** Seconds for which the globe turns and its ball rolls. */
const TURNING = 5;

/** The projector of a group: anybody may open it, it holds no secret. */
export function ProjectorScreen({ groupId }: { groupId: string }) {
  /* The host's token where this device has it: no flood of others stops the wall. */
  const { view, at, trouble } = useLiveView('liveProjector', groupId, hostToken(groupId) ?? undefined);
  useWakeLock();
  if (view === null)
    return (
      <Waiting label={trouble === 'gone' ? copy.gone : copy.title} detail={troubleSentence(trouble, copy) ?? ''} />
    );
  return <ShownProjector groupId={groupId} view={view} at={at} />;
}

function ShownProjector({ groupId, view, at }: { groupId: string; view: ProjectorView; at: number }) {
  const { phase, month, step, closesAt, code } = view.group;
  useChosenAddress();
  const left = useLeft(closesAt, view.now, at);
  const place = `${phase} ${month} ${step}`;
  const whole = useRef({ place: '', most: 0 });
  if (whole.current.place !== place) whole.current = { place, most: left ?? 0 };
  whole.current.most = Math.max(whole.current.most, left ?? 0);
  const isRaffle = phase === 'ASSEMBLY' && view.assembly?.step === 'RAFFLE';
  const turning = useRef(true);
  const seconds = useSeconds(place, phase === 'ASSEMBLY', isRaffle && turning.current);
  turning.current = seconds < TURNING;
  const keyWords = useKeyWords(groupId, view);
  const debrief = useDebrief(groupId, phase === 'DEBRIEF');
  const checked = useChecked(groupId, phase === 'DEBRIEF' && pageOf(view) === 'FAIR');
  const sentence = projectorSentence(view, seconds);
  useEffect(() => announce(sentence), [sentence]);
  useTimeSaid(phase === 'PRIVATE' ? left : null);
  const [isLoud, setLoud] = useState(false);
  const isRevealed = view.assembly !== null && seconds >= revealedAfter(view.assembly);
  useProjectorSound(view, { isKey: keyWords !== null, isRevealed }, isLoud);
  /* In the press itself: browsers let a page sound only from there. */
  const turnSound = (): void => {
    if (!isLoud) sound.change({ music: true, effects: true });
    setLoud(!isLoud);
  };
  return (
    <Projector
      view={view}
      left={left}
      whole={whole.current.most}
      seconds={seconds}
      keyWords={keyWords}
      {...(isRehearsal(groupId) && { title: rehearsalCopy.mark })}
      isLoud={isLoud}
      onSound={turnSound}
      joinAddress={phoneAddress(joinLink(code, groupId), view.addresses)}
      shortAddress={phoneAddress(SHORT_PATH, view.addresses).replace(/^https?:\/\//, '')}
      debrief={
        <DebriefPhase
          view={view}
          debrief={debrief}
          checkAddress={phoneAddress(livePath('check', groupId), view.addresses)}
          checked={checked}
        />
      }
    />
  );
}

/** Milliseconds between two pictures: while the globe turns, and otherwise. */
const QUICK = 40;
const CALM = 500;
/** After every animation. */
const OVER = 600;

/**
 * Seconds since `key` began to show here: words and names take turns by them. Where motion is not wanted, what moves is over at
 * once. `isMoving`: something moves by them; `isQuick`: it turns now.
 */
function useSeconds(key: string, isMoving: boolean, isQuick: boolean): number {
  const isStill = useReducedMotion();
  const began = useRef({ key, at: performance.now() });
  const [, setTick] = useState(0);
  if (began.current.key !== key) began.current = { key, at: performance.now() };
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), isQuick && !isStill ? QUICK : CALM);
    return () => clearInterval(timer);
  }, [isQuick, isStill]);
  const seconds = (performance.now() - began.current.at) / 1_000;
  return isStill && isMoving ? OVER + seconds : seconds;
}

/** Milliseconds for which the making of the key is shown. */
const SHOWN = 14_000;

/** The pictures that people chose, while the making of the key is shown: only on a projector that showed the open room; null otherwise. */
function useKeyWords(groupId: string, view: ProjectorView | null): readonly LuckyWord[] | null {
  const wasOpen = useRef(false);
  const [words, setWords] = useState<readonly LuckyWord[] | null>(null);
  const phase = view?.group.phase;
  const isFirst = phase === 'PRIVATE' && view?.group.month === 1;
  if (phase === 'WAITING') wasOpen.current = true;
  useEffect(() => {
    if (!isFirst || !wasOpen.current) return;
    setWords([]);
    const timer = setTimeout(() => setWords(null), SHOWN);
    void liveCall('liveAudit', { params: { groupId } }).then((answer) => {
      if (answer.ok) setWords((now) => now && wordsOf(answer.value.words));
    });
    return () => {
      clearTimeout(timer);
      wasOpen.current = false;
      setWords(null);
    };
  }, [isFirst, groupId]);
  return words;
}

/** Loaded for the last page alone. */
const loadCheck = () => loadChunk('verifyLive', () => import('@consorcio/rules/live-audit'));

/** What this browser finds when it checks the group by its audit; null until then, and where the audit did not come. */
function useChecked(groupId: string, isFair: boolean): DebriefProps['checked'] {
  const [checked, setChecked] = useState<DebriefProps['checked']>(null);
  const audit = useAudit(groupId, isFair);
  useEffect(() => {
    if (audit === null) return;
    return untilDone(async (signal) => {
      const check = await loadCheck().catch(() => null);
      if (check === null || signal.aborted) return false;
      const verdict = check.verifyLive(audit);
      setChecked(verdict && { draws: verdict.draws, holds: verdict.faults.length === 0 });
      return true;
    });
  }, [audit]);
  return checked;
}
