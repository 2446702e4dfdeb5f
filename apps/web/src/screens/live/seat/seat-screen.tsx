import { isForgetful } from '@consorcio/contract/kept';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy as copy, joinCopy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect } from 'wouter';
import { Face } from '../../../live/face.tsx';
import { backPath, LIVE_PATHS } from '../../../live/live-paths.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { forgetSeat, type KeptSeat, keptSeat } from '../../../live/seat-keys.ts';
import { upTo } from '../../../live/up-to.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { useWakeLock } from '../../../live/use-wake-lock.ts';
import { SchoolWay } from '../../../session/school-note.tsx';
import { ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import room from '../live-screens.module.css';
import type { ProjectorView } from '../projector/projector-model.ts';
import { AssemblyPart, Reactions } from './assembly.tsx';
import { Question } from './month/choice.tsx';
import { Month } from './month/month.tsx';
import type { SeatView } from './month/month-draft.ts';
import { OwnCard } from './own-card.tsx';
import { Questions } from './questions.tsx';
import css from './seat.module.css';
import { SeatContext, useSeat } from './seat-context.ts';
import { SeatFrame } from './seat-frame.tsx';
import { WeekNote } from './week.tsx';

/** `/ao-vivo/lugar`: the page of a seat from joining to the end. The view alone decides what it shows, so that a reload shows the same. */
export function SeatScreen() {
  const [seat] = useState(keptSeat);
  return seat === null ? <Redirect to={LIVE_PATHS.start} replace /> : <OwnSeat seat={seat} />;
}

function OwnSeat({ seat }: { readonly seat: KeptSeat }) {
  const { groupId, quota, key } = seat;
  const [token] = useState(() => tokenOf(groupId, quota, key));
  const { view, at, trouble, put } = useLiveView('liveSeat', groupId, token);
  const sentence = troubleSentence(trouble, copy);
  useWakeLock();
  useEffect(() => {
    if (trouble === 'gone') forgetSeat(seat);
  }, [trouble, seat]);
  if (trouble === 'refused') return <RefusedSeat seat={seat} />;
  if (trouble === 'gone') return <LostSeat label={copy.gone} detail="" />;
  if (view === null) return <Waiting label={copy.sending} detail={sentence ?? ''} />;
  const { phase, month } = view.group;
  return (
    <SeatContext value={{ seat, token, view, at, trouble: sentence, onView: put }}>
      {phase === 'PRIVATE' ? (
        <Month key={month} />
      ) : (
        <SeatFrame>
          <BetweenMonths />
        </SeatFrame>
      )}
    </SeatContext>
  );
}

/** The key opens no seat any more: there is a way back, unless the host has freed the seat. */
function RefusedSeat({ seat }: { readonly seat: KeptSeat }) {
  const { view } = useLiveView('liveProjector', seat.groupId, undefined, 'seat');
  const isFreed = view?.seats.every(({ quota }) => quota !== seat.quota) === true;
  return isFreed ? (
    <LostSeat label={copy.freed} detail={copy.freedDetail} />
  ) : (
    <LostSeat label={copy.lost} detail={copy.lostDetail} code={seat.code} />
  );
}

interface LostProps {
  readonly label: string;
  readonly detail: string;
  /** Of the group that has the seat; left out where there is no way back. */
  readonly code?: string | undefined;
}

/** The seat is no longer this device's: where to go now. */
const LostSeat = ({ label, detail, code }: LostProps) => (
  <Waiting label={label} detail={detail}>
    <ButtonRow isColumn>
      {code !== undefined && (
        <ButtonLink kind="play" to={backPath(code)}>
          {joinCopy.backButton}
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" to={LIVE_PATHS.start}>
        {copy.start}
      </ButtonLink>
    </ButtonRow>
  </Waiting>
);

/** What a seat shows outside its private months. */
function BetweenMonths() {
  const { view } = useSeat();
  const { phase, month, mode } = view.group;
  if (phase === 'WAITING')
    return (
      <Questions
        moment="BEFORE"
        below={
          <>
            <OwnWord word={view.seat.word} />
            <OwnCard />
          </>
        }
      >
        <WeekNote>
          <WaitingRoom />
        </WeekNote>
      </Questions>
    );
  if (phase === 'ASSEMBLY' && view.assembly !== null)
    return (
      <>
        {/* Keyed by month: a phone without a connection may miss the month between two assemblies. */}
        <AssemblyPart key={month} assembly={view.assembly} />
        <Reactions />
        <OwnCard />
      </>
    );
  if (phase === 'DEBRIEF' || phase === 'ENDED')
    return (
      <Questions
        moment="AFTER"
        below={
          <>
            {view.end !== null && <Certificate view={view} end={view.end} />}
            <OwnCard />
            <SchoolWay />
          </>
        }
      >
        <WeekNote>
          <Suspense fallback={<div className={css.coming} />}>
            <Outcome view={view} />
          </Suspense>
        </WeekNote>
      </Questions>
    );
  return (
    <Question title={copy.closing}>
      <p>{mode === 'WEEK' ? weekCopy.closing : copy.closingBody}</p>
    </Question>
  );
}

type End = NonNullable<SeatView['end']>;

/** How this seat ended, page by page. */
const Outcome = lazy(partOf('Outcome', () => import('./outcome.tsx')));

/** Loaded separately, with the code that draws it. */
const OwnCertificate = lazy(partOf('OwnCertificate', () => import('../certificates/own-certificate.tsx')));

function Certificate({ view: { seat, group }, end: { situation, note } }: { view: SeatView; end: End }) {
  const { quota, nickname, persona, won } = seat;
  const { months } = group;
  return (
    <Suspense>
      <OwnCertificate
        seat={{ quota, nickname, persona, won, situation, note, months, quotas: group.quotas ?? group.people }}
      />
    </Suspense>
  );
}

/** The page of a seat until the room is closed. */
function WaitingRoom() {
  const { seat, view } = useSeat();
  const { view: projector } = useLiveView('liveProjector', seat.groupId, undefined, 'seat');
  return (
    <Question title={copy.waiting}>
      <PeopleOfRoom view={view} seats={projector?.seats ?? []} />
      <p>{view.group.mode === 'WEEK' ? weekCopy.waiting : copy.waitingBody}</p>
      {isForgetful() && <p className="remark">{copy.forgetful}</p>}
    </Question>
  );
}

/** The lucky picture that this seat has put into the key. */
function OwnWord({ word }: Pick<SeatView['seat'], 'word'>) {
  if (word === null) return null;
  return (
    <p className={`row ${css.word}`}>
      {copy.yourWord}: <LuckyPicture word={word} name={luckyNames[word]} />
    </p>
  );
}

/** Seats of one row: the last row shows where the next people sit. */
const ROW = 8;

interface PeopleProps {
  readonly view: SeatView;
  /** Everybody's faces as they chose them; empty until they are loaded. */
  readonly seats: ProjectorView['seats'];
}

/** The open room: who sits where, with the faces that people chose; this seat's own is there at once. */
function PeopleOfRoom({ view: { group, seat: own }, seats }: PeopleProps) {
  const taken = [...seats.filter(({ quota }) => quota !== own.quota), own];
  const highest = Math.max(group.people, ...taken.map(({ quota }) => quota));
  return (
    <figure className={`card ${room.room}`}>
      <div className={`list ${room.waitingSeats}`} aria-hidden="true">
        {upTo(Math.ceil(highest / ROW) * ROW).map((quota) => {
          const seat = taken.find((each) => each.quota === quota);
          return (
            <span className="disc" key={quota} data-taken={seat !== undefined} data-own={quota === own.quota}>
              {seat !== undefined && <Face {...seat} />}
            </span>
          );
        })}
      </div>
      <figcaption>{copy.people(Math.max(group.people, taken.length))}</figcaption>
    </figure>
  );
}
