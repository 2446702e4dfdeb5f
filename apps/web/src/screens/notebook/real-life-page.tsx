import { notebookCopy as copy, realLifeOf } from '@consorcio/copy/teaching';
import { CURRENT_RULEBOOK } from '@consorcio/rules/queries';
import css from './notebook.module.css';

type Pair = ReturnType<typeof realLifeOf>[number];

/** Where the game differs from real life, on one page or on two. RULES section 12, RULES2 J. */
export function RealLifePage({ isSpread }: { isSpread: boolean }) {
  const pairs = realLifeOf(CURRENT_RULEBOOK);
  /* the heading takes the place of one */
  const onFirst = isSpread ? Math.floor(pairs.length / 2) - 1 : pairs.length;
  return (
    <>
      <div className={css.page}>
        <h1>{copy.realityTitle}</h1>
        <p className={css.count}>{copy.realityIntro}</p>
        <Pairs pairs={pairs.slice(0, onFirst)} />
      </div>
      {isSpread && (
        <div className={css.page}>
          <Pairs pairs={pairs.slice(onFirst)} />
        </div>
      )}
    </>
  );
}

const Pairs = ({ pairs }: { pairs: readonly Pair[] }) => (
  <ul className={css.pairs}>
    {pairs.map(({ game, life }) => (
      <li key={game}>
        <p>{game}</p>
        <p>
          <b>{life}</b>
        </p>
      </li>
    ))}
  </ul>
);
