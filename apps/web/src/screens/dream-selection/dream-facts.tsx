import { dreamSelectionCopy as copy } from '@consorcio/copy/screens';
import { DIFFICULTIES, type Difficulty, MOST_CYCLES } from '@consorcio/rules/vocabulary';
import { classNames } from '../../ui/class-names.ts';
import css from './dream-facts.module.css';

const BOXES = Array.from({ length: MOST_CYCLES }, (_, box) => box);

/** The difficulty row with the current one lit, and the cycles as a number and as a bar of 9 boxes. SPEC section 2. */
export function DreamFacts({ difficulty, cycles }: { difficulty: Difficulty; cycles: number }) {
  return (
    <div className={css.facts}>
      <ul className={css.difficulties} aria-label={copy.difficultyLabel}>
        {DIFFICULTIES.map((one) => (
          <li key={one} className={classNames(one === difficulty && css.current)} aria-current={one === difficulty}>
            {copy.difficulties[one]}
          </li>
        ))}
      </ul>
      <p className={css.duration}>
        <span>{copy.duration}</span> <b>{cycles}</b>
      </p>
      <div className={css.bar} aria-hidden="true">
        {BOXES.map((box) => (
          <i key={box} className={classNames(box < cycles && css.filled)} />
        ))}
      </div>
    </div>
  );
}
