import { PATHS } from '@consorcio/contract/wire';
import { guestCopy } from '@consorcio/copy/guest';
import { mapScreen, recoveryCopy } from '@consorcio/copy/popups';
import { tutorialCopy } from '@consorcio/copy/screens';
import { minigameAt } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useState } from 'react';
import { Link } from 'wouter';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { isRecovery, rescuingPlaces } from '../chart/advice.ts';
import { type CurrentStage, isFirstMonth } from '../chart/current-stage.ts';
import { startedSlug } from '../chart/started-minigame.ts';
import css from '../map.module.css';
import { noteAt } from './note-at.ts';

interface Props {
  readonly current: CurrentStage;
  /** How many notes were put away; null where none are shown. */
  readonly notesRead: number | null;
  readonly onNoteRead: (count: number) => void;
}

/**
 * The one mark on the bare map of the first month, and of a late one: how much is missing to the instalment. Whoever came the short way has the
 * tutorial's step of this place over it, with the film and the whole tutorial behind a touch.
 */
export function CoachMark({ current, notesRead, onNoteRead }: Props) {
  const [read, setRead] = useState(notesRead);
  const note = read === null ? null : noteAt(current, read);
  const words = note === null ? undefined : tutorialCopy.steps[note.step];
  const isLate = isRecovery(current);
  const hasBar = isLate || isFirstMonth(current);
  const isHigh = isLate || !isFirstMonth(current);
  if (words === undefined && !hasBar) return null;
  const putAway = (): void => {
    if (note === null) return;
    onNoteRead(note.count);
    setRead(note.count);
  };
  return (
    <aside
      className={classNames(css.mark, isHigh && css.high)}
      data-high={isHigh || undefined}
      aria-label={mapScreen.coach}
    >
      {words !== undefined && (
        <details data-hint>
          <summary>
            <span className={css.hint}>{guestCopy.hint}</span> {words.title}
          </summary>
          <p>{words.body}</p>
          <p className={css.ways}>
            <Link className="way" href={`${PATHS.greatChoice}?dream=${current.dream.id}`}>
              {guestCopy.film}
            </Link>
            <Link className="way" href={PATHS.tutorial}>
              {guestCopy.tutorial}
            </Link>
            <button type="button" className="way" onClick={putAway}>
              {guestCopy.putAway}
            </button>
          </p>
        </details>
      )}
      {isLate && <LateNote current={current} />}
      {hasBar && <InstalmentBar effort={current.balance.effort} due={current.dream.effortCostPerCycle} />}
    </aside>
  );
}

/** An instalment is late, and how it is paid; below it the bar says where the effort is there already. */
function LateNote({ current }: { current: CurrentStage }) {
  const isThere = current.balance.effort >= current.dream.effortCostPerCycle;
  const started = startedSlug(current);
  const isOpen = started === undefined ? rescuingPlaces(current).length > 0 : minigameAt(started).kind === 'work';
  return (
    <p className={css.late}>
      <b>{recoveryCopy.title}</b> {!isThere && (isOpen ? recoveryCopy.how : recoveryCopy.lost)}
    </p>
  );
}

interface BarProps {
  /** Effort that the player has, and that the month's instalment takes. */
  readonly effort: number;
  readonly due: number;
}

function InstalmentBar({ effort, due }: BarProps) {
  const missing = Math.max(0, due - effort);
  return (
    <div className={css.instalment}>
      <Icon name="esforco" />
      <span className={`track ${css.bar}`} aria-hidden="true">
        <i style={{ '--share': due === 0 ? 1 : Math.min(1, effort / due) } as CSSProperties} />
      </span>
      <b className={classNames(missing === 0 && css.full)}>
        <span className="reader-only">{mapScreen.forInstalment}</span> {mapScreen.missing(missing)}
      </b>
    </div>
  );
}
