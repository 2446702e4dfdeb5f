import { LIVE_CARDS } from '@consorcio/copy/live-cards';
import { paperCopy } from '@consorcio/copy/live-paper';
import { goalCopy } from '@consorcio/copy/live-phone';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { cardEffects, termsOfView } from '@consorcio/rules/live';
import { Face, Nickname } from '../../../live/face.tsx';
import { goodOf } from '../../../live/live-rulebook.ts';
import { clockOf } from '../../../live/time.ts';
import { Envelopes } from '../tally.tsx';
import css from './phases.module.css';
import { adviceAt, type ProjectorView, pageAt, seatOf, shareLeft } from './projector-model.ts';

interface PrivateProps {
  readonly view: ProjectorView;
  /** Milliseconds until the month closes; null without a clock. */
  readonly left: number | null;
  /** The longest that `left` was seen, for the ring. */
  readonly whole: number;
  /** Since the month began to show here. */
  readonly seconds: number;
}

/** Seconds of the first month for which the projector says what the game is for. */
const GOAL_SHOWN = 45;

/** What everybody wants and how one wins, while the phones ask for it. */
function GoalCard({ view }: Pick<PrivateProps, 'view'>) {
  const good = goodOf(view.group);
  return (
    <section className={`stack ${css.goal}`} data-gap="5">
      <h2>{goalCopy.win(good)}</h2>
      <dl className={css.goalLines}>
        {goalCopy.lines(good, termsOfView(view).instalment, view.group.letter).map(({ name, about }) => (
          <div className={css.goalLine} key={name}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Everybody plays the month: how long, how many have sealed, a line of advice; no names. */
export function PrivatePhase({ view, left, whole, seconds }: PrivateProps) {
  const { people } = view.group;
  const advice = adviceAt(seconds, view.group.month, termsOfView(view).papers);
  if (view.group.month === 1 && view.sealed === 0 && seconds < GOAL_SHOWN) return <GoalCard view={view} />;
  const isAll = view.sealed >= people;
  return (
    <div className={css.month}>
      <Ring left={left} whole={whole} />
      <div className={`stack ${css.side}`} data-gap="5">
        <section className={`stack ${css.count}`} data-gap="4">
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
function Ring({ left, whole }: Pick<PrivateProps, 'left' | 'whole'>) {
  const share = left === null ? 1 : shareLeft(left, whole);
  return (
    <div className={`disc ${css.ring}`} data-short={left !== null && left < 60_000}>
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r={RADIUS} />
        <circle cx="100" cy="100" r={RADIUS} strokeDasharray={`${AROUND * share} ${AROUND}`} />
      </svg>
      <p className={css.left} role="timer">
        {left === null ? copy.noClock : copy.clock(...clockOf(left))}
      </p>
    </div>
  );
}

type Card = NonNullable<ProjectorView['paper']>[number];

interface PaperProps {
  readonly view: ProjectorView;
  readonly cards: readonly Card[];
  /** Since the month began to show here. */
  readonly seconds: number;
}

/** Cards that fit a wall at once, and the seconds for which they stay. */
const CARDS = 6;
const STAYS = 15;

/** A month on paper: every team's event with what can be done about it; once its line is typed, what its card comes to. */
export function PaperPhase({ view, cards, seconds }: PaperProps) {
  return (
    <ul className={`list ${css.cards}`}>
      {pageAt(cards, seconds, STAYS, CARDS).map((card) => (
        <Tile key={card.quota} view={view} card={card} />
      ))}
    </ul>
  );
}

function Tile({ view, card }: { view: ProjectorView; card: Card }) {
  const { quota, wallet, month, motive } = card;
  const seat = seatOf(view, quota);
  const sums = month?.sums ?? null;
  return (
    <li className={`stack ${css.tile}`} data-gap="1" data-typed={sums !== null}>
      <header className="row" data-gap="2">
        <Face {...seat} quota={quota} className={css.monthPhasesFace} />
        <p>
          <b className={css.name}>
            <Nickname name={seat?.nickname ?? ''} />
          </b>
          {view.group.month === 1 ? paperCopy.motives[motive] : paperCopy.hasNow(wallet)}
        </p>
      </header>
      {sums === null ? (
        <>
          <p className={css.event}>{month && LIVE_CARDS[month.card]?.title}</p>
          <ul>
            {month &&
              cardEffects(month.coins, termsOfView(view)).map(([option, does]) => (
                <li key={option}>{paperCopy.option(option, does)}</li>
              ))}
          </ul>
        </>
      ) : (
        <p className={css.sums}>
          <b>{paperCopy.after}</b>
          {paperCopy.sumParts(sums).map((part) => (
            <span className="unbroken" key={part}>
              {part}
            </span>
          ))}
        </p>
      )}
    </li>
  );
}
