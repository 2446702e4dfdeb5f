import { classNames } from '../class-names.ts';
import css from '../dialogs/popup.module.css';
import { CloseIcon } from '../pictures/glyphs.tsx';

interface Props {
  readonly label: string;
  readonly onClose: () => void;
  /** Where on its sheet it lies, if not on the upper right corner; `--close-size` there gives it another size. */
  readonly className?: string | undefined;
}

/** The round red button on the corner of a sheet of paper. STYLE section 4, popups. */
export const CloseButton = ({ label, onClose, className }: Props) => (
  <button
    type="button"
    className={classNames('disc key', css.close, className)}
    data-face="danger"
    aria-label={label}
    onClick={onClose}
  >
    <CloseIcon />
  </button>
);
