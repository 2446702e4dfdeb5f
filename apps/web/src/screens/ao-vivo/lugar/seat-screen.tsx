import type { ReplyOf } from '@consorcio/contract';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { seatCopy as copy, joinCopy } from '@consorcio/copy/live-phone';
import { LUCKY_WORDS } from '@consorcio/rules/live-words';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { backPath, LIVE_PATHS } from '../../../live/live-paths.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import { isForgetful, type KeptSeat, keptSeat } from '../../../live/seat-keys.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { AssemblyPart } from './assembly.tsx';
import { Question } from './month/choice.tsx';
import { Month } from './month/month.tsx';
import { Outcome } from './outcome.tsx';
import { Questions } from './questions/questions.tsx';
import css from './seat.module.css';
import { SeatFrame, type SeatPage } from './seat-frame.tsx';

type SeatView = ReplyOf<'liveSeat'>;

/** `/ao-vivo/lugar`: all of a seat's life. What it shows is decided by the view alone, so that a reload lands in the same place. */
export function SeatScreen() {
  const [seat] = useState(keptSeat);
  return seat === null || seat.quota === 0 ? <Redirect to={LIVE_PATHS.start} replace /> : <OwnSeat seat={seat} />;
}

function OwnSeat({ seat }: { readonly seat: KeptSeat }) {
  const { groupId, quota, key } = seat;
  const [token] = useState(() => tokenOf(groupId, quota, key));
  const { view, at, trouble, put } = useLiveView('liveSeat', groupId, token);
  if (trouble === 'refused') return <LostSeat label={copy.lost} detail={copy.lostDetail} code={seat.code} />;
  if (trouble === 'gone') return <LostSeat label={copy.gone} detail="" />;
  if (view === null) return <Waiting label={copy.sending} detail={trouble === 'offline' ? copy.offline : ''} />;
  return (
    <Now
      groupId={groupId}
      token={token}
      isLate={seat.isLate ?? false}
      page={{ view, at, isOffline: trouble === 'offline' }}
      pictures={seat.pictures}
      onView={put}
    />
  );
}

interface LostProps {
  readonly label: string;
  readonly detail: string;
  /** Of the group that has the seat; left out where there is no way back. */
  readonly code?: string | undefined;
}

/** The seat is not this device's any more: the ways on. */
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

interface NowProps {
  readonly groupId: string;
  readonly token: string;
  readonly page: SeatPage;
  readonly pictures: readonly string[];
  /** Came after the room was closed. */
  readonly isLate: boolean;
  readonly onView: (view: SeatView) => void;
}

/** What the seat does now. */
function Now({ isLate, pictures, ...at }: NowProps) {
  const { groupId, token, page, onView } = at;
  const { phase, month } = page.view.group;
  if (phase === 'PRIVATE') return <Month key={month} isLate={isLate} {...at} />;
  return (
    <SeatFrame {...page}>
      <Told groupId={groupId} token={token} view={page.view} pictures={pictures} onView={onView} />
    </SeatFrame>
  );
}

/** What a seat hears outside its private months. */
function Told({ groupId, token, view, pictures, onView }: ToldProps) {
  const { phase } = view.group;
  const asked = { groupId, token, view, onView };
  if (phase === 'WAITING')
    return (
      <Questions moment="BEFORE" {...asked}>
        <WaitingRoom view={view} pictures={pictures} />
      </Questions>
    );
  if (phase === 'ASSEMBLY' && view.assembly !== null)
    return <AssemblyPart groupId={groupId} view={view} assembly={view.assembly} />;
  if (phase === 'DEBRIEF' || phase === 'ENDED')
    return (
      <Questions moment="AFTER" {...asked}>
        <Outcome view={view} />
      </Questions>
    );
  return (
    <Question title={copy.closing}>
      <p>{copy.closingBody}</p>
    </Question>
  );
}

interface ToldProps extends Omit<NowProps, 'page' | 'isLate'> {
  readonly view: SeatView;
}

function WaitingRoom({ view, pictures }: Pick<ToldProps, 'view' | 'pictures'>) {
  const own = LUCKY_WORDS.filter((word) => pictures.includes(word));
  const ordered = [...own].sort((a, b) => pictures.indexOf(a) - pictures.indexOf(b));
  return (
    <Question title={copy.waiting}>
      <p>{copy.waitingBody}</p>
      {isForgetful() && <p className={css.note}>{copy.forgetful}</p>}
      {view.seat.word !== null && (
        <p className={css.word}>
          {copy.yourWord}: <LuckyPicture word={view.seat.word} name={luckyNames[view.seat.word]} />
        </p>
      )}
      <section className={css.card} aria-label={copy.pictures}>
        <h2>{copy.pictures}</h2>
        <p className={css.pictures}>
          {ordered.map((word) => (
            <span key={word}>
              <LuckyPicture word={word} />
              {luckyNames[word]}
            </span>
          ))}
        </p>
        <p>{copy.picturesBody}</p>
      </section>
    </Question>
  );
}
