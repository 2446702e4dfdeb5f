import { twoDigits } from '@consorcio/copy/digits';
import { classNames } from '../../ui/class-names.ts';
import css from '../pages.module.css';

interface Props {
  readonly quota: number;
  /** The player's quota, whose ball is yellow. */
  readonly own: number;
  /** It is ringed. */
  readonly isDrawn?: boolean;
}

/** The ball of a quota with its number. Frame 51. */
export const QuotaBall = ({ quota, own, isDrawn }: Props) => (
  <span className={classNames('disc', css.ball, isDrawn && css.drawn)} data-tone={quota === own ? 'own' : quota % 5}>
    <i className={`disc ${css.twoDigits}`}>{twoDigits(quota)}</i>
  </span>
);
