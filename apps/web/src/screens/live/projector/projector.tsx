import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import type { LuckyWord } from '@consorcio/rules/live-words';
import type { ReactNode } from 'react';
import { Calendar } from '../../../live/calendar/calendar.tsx';
import { Halo } from '../../../ui/backdrops/halo.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { StreetBackdrop } from '../../../ui/backdrops/street-backdrop.tsx';
import { HallBackdrop } from './parts/hall-backdrop.tsx';
import { KeyPhase } from './phases/key-phase.tsx';
import { PaperPhase } from './phases/paper-phase.tsx';
import { PrivatePhase } from './phases/private-phase.tsx';
import { WaitingPhase } from './phases/waiting-phase.tsx';
import css from './projector.module.css';
import { ProjectorFoot, ProjectorHead } from './projector-head.tsx';
import type { ProjectorView } from './projector-model.ts';
import { STEPS } from './steps/steps.ts';

export interface ProjectorProps {
  readonly view: ProjectorView;
  /** Milliseconds until the clock moves the group on; null without a clock. `whole`: the most that was seen. */
  readonly left: number | null;
  readonly whole: number;
  /** Since what is shown began to show here; large where motion is not wanted. */
  readonly seconds: number;
  /** What people chose, for as long as the making of the key is shown; null afterwards. */
  readonly keyWords: readonly LuckyWord[] | null;
  readonly joinAddress: string;
  readonly shortAddress: string;
  /** Pages of the debrief. */
  readonly debrief?: ReactNode;
}

/** Everything that the projector shows, drawn from the view alone. */
export function Projector(props: ProjectorProps) {
  const { view } = props;
  const { phase, isPaused } = view.group;
  return (
    <div className={css.projector}>
      <div className={css.backdrop} aria-hidden="true">
        <Backdrop phase={phase} />
      </div>
      <ProjectorHead view={view} />
      <main className={css.field} aria-label={copy.label}>
        {isPaused ? <Paused /> : <Field {...props} />}
      </main>
      <ProjectorFoot view={view} />
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
  return phase === 'ASSEMBLY' ? <HallBackdrop /> : <Halo ground="#CDEBF6" light="#DDF3FA" />;
}

function Field({ view, left, whole, seconds, keyWords, joinAddress, shortAddress, debrief }: ProjectorProps) {
  const { phase } = view.group;
  if (phase === 'WAITING') return <WaitingPhase view={view} joinAddress={joinAddress} shortAddress={shortAddress} />;
  if (phase === 'PRIVATE' && keyWords !== null) return <KeyPhase view={view} words={keyWords} />;
  if (phase === 'PRIVATE' && view.group.hours !== null) {
    return (
      <div className={css.calendar}>
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
  return phase === 'ENDED' ? <p className={css.word}>{copy.ended}</p> : debrief;
}
