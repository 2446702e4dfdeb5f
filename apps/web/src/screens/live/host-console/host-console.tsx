import { withBase } from '@consorcio/contract/wire';
import { assemblyCopy, codeText } from '@consorcio/copy/live-assembly';
import { hostCopy as copy } from '@consorcio/copy/live-host';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { weekCopy } from '@consorcio/copy/live-week';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { Calendar } from '../../../live/calendar.tsx';
import { hostKey } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { LIVE_PATHS, livePath } from '../../../live/live-paths.ts';
import { phoneAddress } from '../../../live/phone-address.ts';
import { isRehearsal, modelSeats } from '../../../live/rehearsal.ts';
import { clockOf, revealedAfter, useLeft, useStepShown } from '../../../live/time.ts';
import { useDebrief } from '../../../live/use-debrief.ts';
import { useWakeLock } from '../../../live/use-wake-lock.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { Ask, useSettled } from './ask.tsx';
import { Bell } from './bell.tsx';
import { DebriefKept, DebriefPages } from './debrief-controls.tsx';
import css from './host-console.module.css';
import { useCommand, useNextKeys } from './host-hooks.ts';
import {
  backLabel,
  type Command,
  givenLines,
  type HostPage,
  type HostView,
  isSmallRoom,
  linesFor,
  nextThing,
  openPage,
  type Question,
  sideButtons,
} from './host-model.ts';
import { LedGroup, takeCardKey } from './led-group.tsx';
import { PaperLines } from './paper-lines.tsx';
import { Papers } from './papers.tsx';
import { PeopleList } from './people-list.tsx';
import { Reach } from './reach.tsx';

/** Loaded for a rehearsal alone: it contains the model players. */
const ModelClass = lazy(partOf('ModelClass', () => import('./model-class.tsx')));

interface Props extends HostPage {
  /** Path of the host's card, with the key. */
  readonly card: string;
  /** Why the view is not loaded now, in a sentence. */
  readonly trouble: string | null;
  /** The host has another key. */
  readonly onKey: (key: string) => void;
}

/** What is asked before it is done; `page`: of the debrief, to be opened then. */
interface Asking {
  readonly asked: Question;
  readonly page?: number | undefined;
  /** Where the group stood, of what leads on from there alone: elsewhere it is asked no more. */
  readonly from?: string;
}

/** `/ao-vivo/conduzir`: whoever has the host's key leads the group from here. */
export function HostScreen({ groupId }: { groupId: string }) {
  const [key, setKey] = useState(() => takeCardKey(groupId));
  const onKey = (next: string): void => {
    hostKey(groupId).write(next);
    setKey(next);
  };
  return (
    <LedGroup key={key} groupId={groupId} title={copy.title}>
      {(page) => (
        <StageFrame backdrop={<HillsBackdrop />} base="broad">
          <HostConsole {...page} onKey={onKey} />
        </StageFrame>
      )}
    </LedGroup>
  );
}

/** The host's controls: one big button with the next thing, and what stands beside it. */
function HostConsole({ card, trouble, onKey, ...page }: Props) {
  const { groupId, token, view, at } = page;
  useWakeLock();
  const [asking, setQuestion] = useState<Asking | null>(null);
  const [, navigate] = useLocation();
  const { isBusy, lead } = useCommand(page);
  const isShown = useWallShown(view);
  const next = nextThing(view, isShown);
  const { phase, month, step } = view.group;
  const from = `${phase} ${month} ${step}`;
  const isSettled = useSettled(`${from} ${next.label}`);
  const isWaiting = isBusy || !isSettled;
  const question = asking?.from === undefined || asking.from === from ? asking : null;
  /* The second of two presses on an answer falls on what lay below it. */
  const isAnswered = useSettled(question?.asked ?? '');
  const may = sideButtons(view);
  const isRehearsed = isRehearsal(groupId);
  const debrief = useDebrief(groupId, view.group.phase === 'DEBRIEF');
  const lines = linesFor(view, debrief ?? undefined);
  const given = givenLines(view, isShown);
  const goOn = (to: ReturnType<typeof nextThing>): void => {
    if (to.command === null) return;
    const asked = to.asks === 'askEnd' && isRehearsed ? 'askDelete' : to.asks;
    if (asked !== undefined) setQuestion({ asked, page: to.page, from });
    else void lead(to.command, to.page);
  };
  useNextKeys(question === null && isSettled ? () => goOn(next) : null);
  const answers: Readonly<Record<Question, () => void>> = {
    askFinish: () => void lead('FINISH_NOW'),
    askEnd: () => void lead('END'),
    askClose: () => void lead('CLOSE_ROOM'),
    askOpen: () => void lead('OPEN_ASSEMBLY'),
    askStep: () => next.command !== null && void lead(next.command),
    askAnswers: () => void lead('PAGE', question?.page),
    askDelete: () => {
      void liveCall('liveDelete', { params: { groupId }, token }).then((answer) => {
        if (!answer.ok) return;
        modelSeats(groupId).forget();
        navigate(LIVE_PATHS.start);
      });
    },
  };
  const side = (command: Command, label: string) => (
    <Button kind="secondary" disabled={isWaiting} onClick={() => void lead(command)}>
      {label}
    </Button>
  );
  return (
    <div className={classNames(css.console, question === null && !isAnswered && css.yes)}>
      <div className={css.lead}>
        <h1 className="reader-only">{copy.title}</h1>
        <Place view={view} at={at} />
        {trouble !== null && <p role="status">{trouble}</p>}
        <div className={classNames(css.next, !isSettled && css.yes)}>
          {next.command === null ? (
            <p className={css.wait}>{next.label}</p>
          ) : (
            <Button kind="play" disabled={isWaiting} onClick={() => goOn(next)}>
              {next.label}
            </Button>
          )}
        </div>
        <div className={classNames(css.side, !isSettled && css.yes)}>
          {view.mayGoBack && side('BACK', backLabel(view))}
          {may.pauses && side('PAUSE', copy.pause)}
          {may.moreTime && side('MORE_TIME', copy.moreTime)}
          {may.moreTime && side('HOLD', copy.hold)}
          <a
            className="plate key"
            data-face="accent"
            href={withBase(livePath('projector', groupId))}
            target="_blank"
            rel="noopener"
          >
            {view.group.mode === 'WEEK' ? weekCopy.page : copy.projector}
          </a>
          {may.finishes && (
            <Button kind="danger" disabled={isWaiting} onClick={() => setQuestion({ asked: 'askFinish' })}>
              {copy.finish}
            </Button>
          )}
        </div>
        <Suspense>{isRehearsed && <ModelClass groupId={groupId} view={view} />}</Suspense>
        {view.group.mode === 'PAPER' && <PaperLines {...page} />}
        {lines.length > 0 && (
          <section className={css.part}>
            <header className={css.sayHead}>
              <h2>{copy.say}</h2>
              {next.command !== null && <p className="quiet">{copy.keys}</p>}
            </header>
            <Lines lines={lines} />
          </section>
        )}
        {given.length > 0 && (
          <section className={css.part}>
            <h2>{assemblyCopy.steps.RESULT}</h2>
            <Lines lines={given} />
          </section>
        )}
        {may.isHeld && <p className={css.few}>{copy.held}</p>}
        {view.group.phase === 'WAITING' && view.group.mode !== 'PAPER' && <Reach addresses={view.addresses} />}
        {isSmallRoom(view) && <p className={css.few}>{copy.fewPeople}</p>}
        {view.group.mode === 'LIVE' && <Bell {...page} />}
        {(view.group.hours?.length ?? 0) > 0 && <Calendar group={view.group} />}
        {view.group.phase === 'DEBRIEF' && (
          <DebriefPages
            mode={view.group.mode}
            page={view.group.step}
            isBusy={isBusy}
            onPage={(page) => goOn(openPage(view, page))}
          />
        )}
      </div>
      <div className={css.group}>
        {view.group.phase === 'DEBRIEF' && <DebriefKept groupId={groupId} token={token} />}
        <PeopleList {...page} />
        <Papers
          groupId={groupId}
          token={token}
          address={phoneAddress(card, view.addresses)}
          group={view.group}
          onKey={onKey}
        />
        <button type="button" className={css.quiet} onClick={() => setQuestion({ asked: 'askDelete' })}>
          {copy.delete}
        </button>
      </div>
      {question !== null && (
        <Ask
          {...copy[question.asked]}
          onYes={() => {
            setQuestion(null);
            answers[question.asked]();
          }}
          onNo={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** Seconds by which the projector may get a step later than this page. */
const WALL_LATE = 3;

/** Whether the projector has shown the step of the assembly: before that the desk, which may be seen by the class, names nobody. */
function useWallShown({ assembly, group }: HostView): boolean {
  const takes = WALL_LATE + (assembly === null ? 0 : revealedAfter(assembly));
  return useStepShown(`${group.month} ${assembly?.step}`, takes);
}

/** Where the group stands: code, month, clock. */
function Place({ view, at }: { view: HostView; at: number }) {
  const { code, month, months, closesAt, phase, isPaused, hours } = view.group;
  const clocked = phase === 'PRIVATE' || phase === 'ASSEMBLY' ? phase : null;
  const left = useLeft(clocked !== null && hours === null ? closesAt : null, view.now, at);
  return (
    <header className={`cluster ${css.place}`}>
      <p>
        <span>{projectorCopy.code}</span>
        <b translate="no">{codeText(code)}</b>
      </p>
      <div className={css.now}>
        {month > 0 && <p>{projectorCopy.month(month, months)}</p>}
        {left !== null && clocked !== null && (
          <p role="timer">
            <span>{copy.clocks[clocked]}</span> {projectorCopy.clock(...clockOf(left))}
          </p>
        )}
        {isPaused && <p>{copy.wait.paused}</p>}
      </div>
    </header>
  );
}
