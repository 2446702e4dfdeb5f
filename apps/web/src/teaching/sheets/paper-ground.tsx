import town from 'picture:paper-town';
import css from './paper-ground.module.css';

/** Colour of the ground, a token's name. */
export type GroundTone = 'nevoa' | 'lilas-vivo' | 'creme';

/** What lies behind sheets of paper: one quiet colour, and on windows broader than a sheet a street cut from paper. */
export const PaperGround = ({ tone }: { tone: GroundTone }) => (
  <div className={css.ground} style={{ backgroundColor: `var(--${tone})` }}>
    <div className={css.town} style={{ backgroundImage: `url(${town})` }} />
  </div>
);
