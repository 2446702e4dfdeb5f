import { notebookCopy as copy, realLife } from '@consorcio/copy/teaching';
import css from './caderno.module.css';

/** What the game tells differently from real life. RULES section 12. */
export function RealLifePage() {
  return (
    <>
      <h1>{copy.realityTitle}</h1>
      <p className={css.count}>{copy.realityIntro}</p>
      <ul className={css.pairs}>
        {realLife.map(({ game, life }) => (
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
