import { notebookCopy as copy, realLifeOf } from '@consorcio/copy/teaching';
import { CURRENT_RULEBOOK } from '@consorcio/rules/queries';
import css from './caderno.module.css';

/** What the game tells differently from real life. RULES section 12, RULES2 J. */
export function RealLifePage() {
  return (
    <>
      <h1>{copy.realityTitle}</h1>
      <p className={css.count}>{copy.realityIntro}</p>
      <ul className={css.pairs}>
        {realLifeOf(CURRENT_RULEBOOK).map(({ game, life }) => (
          <li key={game}>
            <p>{game}</p>
            <p>
              <b>{life}</b>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
