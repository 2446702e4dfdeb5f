import pictures from 'pictures:reaction';
import { codeText, sealText } from '@consorcio/copy/live-assembly';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { reactionNames } from '@consorcio/copy/live-reactions';
import { LIVE_REACTIONS, type LuckyWord } from '@consorcio/rules/live-words';
import { type ReactNode, useRef } from 'react';
import { Calendar } from '../../../live/calendar.tsx';
import { clockOf } from '../../../live/time.ts';
import { upTo } from '../../../live/up-to.ts';
import { HallScene } from '../../../ui/backdrops/hall-scene.tsx';
import { Halo } from '../../../ui/backdrops/halo.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { StreetBackdrop } from '../../../ui/backdrops/street-backdrop.tsx';
import { PaperPhase, PrivatePhase } from './month-phases.tsx';
import css from './projector.module.css';
import { houseOf, type ProjectorView, risesOf } from './projector-model.ts';
import { KeyPhase, WaitingPhase } from './room-phases.tsx';
import { STEPS } from './steps.tsx';

interface ProjectorProps {
  readonly view: ProjectorView;
  /** Milliseconds until the clock moves the group on; null without a clock. `whole`: the most that was seen. */
  readonly left: number | null;
  readonly whole: number;
  /** Since the current step began here; large where motion is not wanted. */
  readonly seconds: number;
  /** The pictures that people chose while the making of the key is shown; null afterwards. */
  readonly keyWords: readonly LuckyWord[] | null;
  readonly joinAddress: string;
  readonly shortAddress: string;
  /** What stands at the left of its head; the name of the game where it is left out. */
  readonly title?: string;
  /** Whether the sound is on, and what turns it on or off; left out where there is none. */
  readonly isLoud?: boolean;
  readonly onSound?: () => void;
  /** Pages of the debrief, and the last one of a group that has ended. */
  readonly debrief?: ReactNode;
}

/** Everything that the projector shows, drawn from the view alone. */
export function Projector(props: ProjectorProps) {
  const { view } = props;
  const { phase, isPaused } = view.group;
  return (
    <div className={css.projector} data-base="wall">
      <div className={css.backdrop} aria-hidden="true">
        <Backdrop phase={phase} />
      </div>
      <ProjectorHead view={view} left={props.left} title={props.title} />
      <main className={css.field} aria-label={copy.label}>
        {isPaused ? <Paused /> : <Field {...props} />}
      </main>
      <ProjectorFoot {...props} />
    </div>
  );
}

const Paused = () => (
  <p className={css.paused}>
    <b>{copy.paused}</b>
    {copy.pausedBody}
  </p>
);

function Backdrop({ phase }: { phase: ProjectorView['group']['phase'] }) {
  if (phase === 'WAITING') return <StreetBackdrop />;
  if (phase === 'PRIVATE' || phase === 'CLOSING') return <HillsBackdrop />;
  return phase === 'ASSEMBLY' ? <HallBackdrop /> : <Halo ground="sky" />;
}

function Field({ view, left, whole, seconds, keyWords, joinAddress, shortAddress, debrief }: ProjectorProps) {
  const { phase } = view.group;
  if (phase === 'WAITING') return <WaitingPhase view={view} joinAddress={joinAddress} shortAddress={shortAddress} />;
  if (phase === 'PRIVATE' && keyWords !== null) return <KeyPhase view={view} words={keyWords} />;
  if (phase === 'PRIVATE' && view.group.hours !== null) {
    return (
      <div className={css.wholeCalendar}>
        <Calendar group={view.group} />
      </div>
    );
  }
  if (phase === 'PRIVATE' && view.paper !== null)
    return <PaperPhase view={view} cards={view.paper} seconds={seconds} />;
  if (phase === 'PRIVATE') return <PrivatePhase view={view} left={left} whole={whole} seconds={seconds} />;
  if (phase === 'CLOSING') return <p className={css.word}>{copy.closing}</p>;
  if (phase === 'ASSEMBLY' && view.assembly !== null) {
    const Step = STEPS[view.assembly.step];
    return <Step view={view} assembly={view.assembly} seconds={seconds} />;
  }
  return debrief;
}

type HeadProps = Pick<ProjectorProps, 'view' | 'left'> & { readonly title: string | undefined };

/** What always stands above: the game, the month, the code and the seal. */
function ProjectorHead({ view, left, title = copy.title }: HeadProps) {
  const { code, commitment, month, months, phase, isPaused } = view.group;
  return (
    <header className={`row ${css.head}`} data-gap="5">
      <h1 className={css.title}>{title}</h1>
      {month > 0 && <p>{copy.month(month, months)}</p>}
      {phase === 'ASSEMBLY' && left !== null && !isPaused && (
        <p role="timer">
          <small>{copy.nextStep}</small>
          {copy.clock(...clockOf(left))}
        </p>
      )}
      {phase !== 'WAITING' && (
        <p>
          <small>{copy.code}</small>
          <code>{codeText(code)}</code>
        </p>
      )}
      {/* A step's clock takes its place: the head is one line. */}
      {phase !== 'WAITING' && phase !== 'ASSEMBLY' && (
        <p>
          <small>{copy.seal}</small>
          <code>{sealText(commitment)}</code>
        </p>
      )}
    </header>
  );
}

/** What always stands below: how far the months are, how many people, how many quotas are the house's. */
function ProjectorFoot({ view, isLoud = false, onSound }: Pick<ProjectorProps, 'view' | 'isLoud' | 'onSound'>) {
  const { month, months, phase, people } = view.group;
  const house = houseOf(view);
  const isOver = phase === 'DEBRIEF' || phase === 'ENDED';
  const stateOf = (n: number) => (isOver || n < month ? 'done' : n === month ? 'now' : 'next');
  return (
    <footer className={`ends ${css.foot}`} data-gap="5">
      <ol className={`row ${css.track}`} data-gap="2" aria-label={copy.month(month, months)}>
        {upTo(months).map((n) => (
          <li key={n} data-state={stateOf(n)}>
            {n}
          </li>
        ))}
      </ol>
      <Reactions counts={view.reactions} />
      <p>{copy.people(people)}</p>
      {house !== null && <p>{copy.house(house)}</p>}
      {onSound !== undefined && (
        <button type="button" className={css.sound} aria-pressed={isLoud} onClick={onSound}>
          {isLoud ? copy.soundOff : copy.soundOn}
        </button>
      )}
    </footer>
  );
}

/** How many seats show each reaction now, by its number; a new one floats up at the edge and disappears. */
function Reactions({ counts }: { readonly counts: readonly number[] }) {
  const rises = useRises(counts);
  const shown = LIVE_REACTIONS.map((reaction, i) => ({ reaction, count: counts[i] ?? 0, rise: rises[i] ?? 0 }));
  return (
    <>
      <ul className={css.counts}>
        {shown
          .filter(({ count }) => count > 0)
          .map(({ reaction, count }) => (
            <li key={reaction}>
              <img src={pictures[reaction]} alt={reactionNames[reaction]} width="104" height="104" />
              {copy.times(count)}
            </li>
          ))}
      </ul>
      <div className={css.edge} aria-hidden="true">
        {shown
          .filter(({ rise }) => rise > 0)
          .map(({ reaction, count, rise }) => (
            <p className={css.reaction} key={`${reaction} ${rise}`} data-place={reaction % 2}>
              <img src={pictures[reaction]} alt="" width="104" height="104" />
              {reactionNames[reaction]} {copy.times(count)}
            </p>
          ))}
      </div>
    </>
  );
}

/** How often each count has risen since the page began to show them. */
function useRises(counts: readonly number[]): readonly number[] {
  const seen = useRef({ counts, rises: counts.map(() => 0) });
  if (seen.current.counts !== counts) seen.current = { counts, rises: risesOf(seen.current, counts) };
  return seen.current.rises;
}

/** The hall of the assembly behind its steps, continued to both sides. */
const HallBackdrop = () => (
  <div className={css.hall}>
    <HallScene persona={1} />
    <div className={css.veil} />
  </div>
);
