import { coinsText } from '@consorcio/copy/live-assembly';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { projectorCopy } from '@consorcio/copy/live-projector';
import type { Purse } from '@consorcio/rules/live';
import { type ReactNode, useEffect, useRef } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { Face, Nickname } from '../../../live/face.tsx';
import { timeSentence } from '../../../live/time-sentence.ts';
import { upTo } from '../../../live/up-to.ts';
import { useSecondsLeft } from '../../../live/use-left.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { announce } from '../../../ui/notices/announce.ts';
import type { SeatView } from './month/month-draft.ts';
import css from './seat.module.css';

/** What a seat has outside a private month; null in an assembly before its last step, when the view has no result of the month yet. */
export function knownPurse({ group, wallet, assembly }: Pick<SeatView, 'group' | 'wallet' | 'assembly'>): Purse | null {
  const isEarly = group.phase === 'ASSEMBLY' && assembly?.step !== assembly?.steps.at(-1);
  return isEarly || group.phase === 'CLOSING' ? null : wallet;
}

export interface SeatPage {
  readonly view: SeatView;
  /** `performance.now()` when the view came. */
  readonly at: number;
  /** Why the view is not loaded now, in a sentence. */
  readonly trouble: string | null;
}

interface Props extends SeatPage {
  /** What the seat has within its month; left out outside it. */
  readonly purse?: Purse;
  readonly children: ReactNode;
}

/** A seat's page: the seat above, the current question below. */
export const SeatFrame = ({ view, at, trouble, purse, children }: Props) => (
  <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
    <SeatHead view={view} at={at} purse={purse ?? knownPurse(view)} />
    <Panel className={`grid gap-4 content-start p-4 flex-1 ${css.field}`}>
      {view.group.isPaused && (
        <AnnouncedText
          words={copy.paused}
          className="text-center rounded-card font-extrabold py-3 px-4 bg-highlight-soft"
        />
      )}
      {children}
    </Panel>
    {trouble !== null && <AnnouncedText words={trouble} className={css.trouble} />}
  </StageFrame>
);

interface HeadProps {
  readonly view: SeatView;
  /** `performance.now()` when the view came. */
  readonly at: number;
  /** What the seat has now; null while the view has no result of the month yet. */
  readonly purse: Purse | null;
}

/** The seat's face and name, the group's months, and what the seat has. */
function SeatHead({ view, at, purse }: HeadProps) {
  const { group, seat } = view;
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
              className="grid place-items-center font-extrabold rounded-circle bg-line"
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
      <TimeLeft view={view} at={at} />
    </header>
  );
}

/** The month's clock; nothing without one. */
export function TimeLeft({ view, at }: { readonly view: SeatView; readonly at: number }) {
  const seconds = useSecondsLeft(view, at);
  const before = useRef(seconds);
  useEffect(() => {
    const said = seconds === null ? null : timeSentence((before.current ?? seconds) * 1_000, seconds * 1_000);
    before.current = seconds;
    if (said !== null) announce(said);
  }, [seconds]);
  if (seconds === null) return null;
  return (
    <p className={css.time} role="timer">
      {projectorCopy.clock(Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0'))}
    </p>
  );
}

const Amount = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div className="flex gap-2 justify-center rounded-card bg-inset flex-1">
    <dd>{coinsText(value)}</dd>
    <dt className="text-small">{label}</dt>
  </div>
);
