import { classNames } from '../class-names.ts';
import css from '../dialogs/confirm.module.css';
import { NextIcon, PreviousIcon } from '../pictures/later-glyphs.tsx';

interface Props {
  readonly way: 'previous' | 'next';
  readonly label: string;
  readonly onTurn: () => void;
  /** Where it lies; `--turn-size` there gives it another size. */
  readonly className?: string | undefined;
}

/** The round purple arrow that turns a page or a carousel. STYLE section 4. */
export const TurnButton = ({ way, label, onTurn, className }: Props) => (
  <button
    type="button"
    className={classNames('disc key', css.turn, className)}
    data-face="accent"
    aria-label={label}
    onClick={onTurn}
  >
    {way === 'previous' ? <PreviousIcon /> : <NextIcon />}
  </button>
);
