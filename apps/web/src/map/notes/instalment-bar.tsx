import { mapScreen } from '@consorcio/copy/popups';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import css from './coach-mark.module.css';

interface Props {
  /** Effort that the player has, and that the month's instalment takes. */
  readonly effort: number;
  readonly due: number;
}

/** The month's instalment as a bar that the effort fills, and what is missing. */
export function InstalmentBar({ effort, due }: Props) {
  const missing = Math.max(0, due - effort);
  return (
    <div className={css.instalment}>
      <Icon name="esforco" />
      <span className={css.bar} aria-hidden="true">
        <i style={{ transform: `scaleX(${due === 0 ? 1 : Math.min(1, effort / due)})` }} />
      </span>
      <b className={classNames(missing === 0 && css.full)} role="status">
        <span className="reader-only">{mapScreen.forInstalment}</span> {mapScreen.missing(missing)}
      </b>
    </div>
  );
}
