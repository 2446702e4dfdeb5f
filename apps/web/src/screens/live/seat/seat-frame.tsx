import { coinsText } from '@consorcio/copy/live-assembly';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { projectorCopy } from '@consorcio/copy/live-projector';
import type { Purse } from '@consorcio/rules/live';
import type { ReactNode } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { Face, Nickname } from '../../../live/face.tsx';
import { clockOf, useSecondsLeft, useTimeSaid } from '../../../live/time.ts';
import { upTo } from '../../../live/up-to.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import type { SeatView } from './month/month-draft.ts';
import css from './seat.module.css';
import { useSeat } from './seat-context.ts';

/** What a seat has outside a private month; null in an assembly before its last step, when the view has no result of the month yet. */
export function knownPurse({ group, wallet, assembly }: Pick<SeatView, 'group' | 'wallet' | 'assembly'>): Purse | null {
  const isEarly = group.phase === 'ASSEMBLY' && assembly?.step !== assembly?.steps.at(-1);
  return isEarly || group.phase === 'CLOSING' ? null : wallet;
}

interface Props {
  /** What the seat has within its month; left out outside it. */
  readonly purse?: Purse;
  readonly children: ReactNode;
}

/** A seat's page: the seat above, the current question below. */
export function SeatFrame({ purse, children }: Props) {
  const { view, trouble } = useSeat();
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
      <SeatHead view={view} purse={purse ?? knownPurse(view)} />
      <Panel className={css.field}>
        {view.group.isPaused && <AnnouncedText words={copy.paused} className="remark" />}
        {children}
      </Panel>
      {trouble !== null && <AnnouncedText words={trouble} className={`remark ${css.trouble}`} />}
    </StageFrame>
  );
}

interface HeadProps {
  readonly view: SeatView;
  /** What the seat has now; null while the view has no result of the month yet. */
  readonly purse: Purse | null;
}

/** The seat's face and name, the group's months, and what the seat has. */
function SeatHead({ view: { group, seat }, purse }: HeadProps) {
  const { quota, nickname } = seat;
  return (
    <header className={css.head}>
      <Face {...seat} className={css.face} />
      <p className={css.name}>
        <Nickname name={copy.name(quota, nickname)} />
      </p>
      {group.month > 0 && (
        <ol className={css.months} aria-label={copy.month(group.month, group.months)}>
          {upTo(group.months).map((month) => (
            <li
              className={`disc ${css.monthDot}`}
              key={month}
              aria-current={month === group.month ? 'step' : undefined}
            >
              {month}
            </li>
          ))}
        </ol>
      )}
      {purse !== null && (
        <dl className={css.money}>
          <Amount label={copy.coins} value={purse.cash} />
          <Amount label={copy.energy} value={purse.energy} />
          {purse.card > 0 && <Amount label={copy.cardSum} value={-purse.card} />}
        </dl>
      )}
      <TimeLeft />
    </header>
  );
}

/** The month's clock; nothing without one. */
export function TimeLeft() {
  const { view, at } = useSeat();
  const seconds = useSecondsLeft(view, at);
  useTimeSaid(seconds === null ? null : seconds * 1_000);
  if (seconds === null) return null;
  return (
    <p className={css.time} role="timer">
      {projectorCopy.clock(...clockOf(seconds * 1_000))}
    </p>
  );
}

const Amount = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div className={css.counter}>
    <dd>{coinsText(value)}</dd>
    <dt className={css.below}>{label}</dt>
  </div>
);
