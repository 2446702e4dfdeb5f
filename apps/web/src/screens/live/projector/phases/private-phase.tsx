import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { Envelopes } from '../parts/envelopes.tsx';
import { adviceAt, clockOf, type ProjectorView, shareLeft } from '../projector-model.ts';
import css from './private-phase.module.css';

interface Props {
  readonly view: ProjectorView;
  /** Milliseconds until the month closes; null without a clock. */
  readonly left: number | null;
  /** The longest that `left` was seen, for the ring. */
  readonly whole: number;
  /** Since the month began to show here. */
  readonly seconds: number;
}

/** Everybody plays the month: how long, how many have sealed, a line of advice; no names. */
export function PrivatePhase({ view, left, whole, seconds }: Props) {
  const { people } = view.group;
  const advice = adviceAt(seconds, view.group.month);
  const isAll = view.sealed >= people;
  return (
    <div className={css.month}>
      <Ring left={left} whole={whole} />
      <div className={css.side}>
        <section className={css.count}>
          <p className={css.sealed} data-all={isAll}>
            {isAll ? copy.allSealed : copy.sealed(view.sealed, people)}
          </p>
          <Envelopes count={people} sealed={view.sealed} />
        </section>
        <p key={advice} className={css.advice}>
          {advice}
        </p>
      </div>
    </div>
  );
}

const RADIUS = 88;
const AROUND = 2 * Math.PI * RADIUS;

/** A ring that empties, with the minutes in it. */
function Ring({ left, whole }: Pick<Props, 'left' | 'whole'>) {
  const share = left === null ? 1 : shareLeft(left, whole);
  return (
    <div className={css.ring} data-short={left !== null && left < 60_000}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r={RADIUS} />
        <circle cx="100" cy="100" r={RADIUS} strokeDasharray={`${AROUND * share} ${AROUND}`} />
      </svg>
      <p role="timer">{left === null ? copy.noClock : copy.clock(...clockOf(left))}</p>
    </div>
  );
}
