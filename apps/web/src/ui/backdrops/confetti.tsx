import confetti from 'picture:confetti';
import css from '../dialogs/popup.module.css';

/** Pieces of paper over a joyful ground; the pattern goes on to all sides. STYLE section 10. */
export const Confetti = () => <div className={css.confetti} style={{ backgroundImage: `url(${confetti})` }} />;
