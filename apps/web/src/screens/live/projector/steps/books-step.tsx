import { coinsText, assemblyCopy as copy } from '@consorcio/copy/live-assembly';
import css from './books-step.module.css';
import type { StepProps } from './step-props.ts';

const IN = ['instalments', 'late', 'insurance'] as const;
const OUT = ['letters', 'admin', 'refunds', 'shares', 'kept'] as const;

/** The books in eight lines: what came in, what went out, and that nothing is missing (LIVE 3.7). */
export function BooksStep({ assembly }: StepProps) {
  const { books } = assembly;
  if (books === null) return null;
  return (
    <section className={css.books}>
      <h2>{copy.steps.BOOKS}</h2>
      {(
        [
          ['cameIn', IN],
          ['wentOut', OUT],
        ] as const
      ).map(([side, lines]) => (
        <div key={side} data-side={side}>
          <h3>{copy[side]}</h3>
          <dl>
            {lines.map((line) => (
              <div key={line}>
                <dt>{copy.books[line]}</dt>
                <dd>{coinsText(books[line])}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <p>{copy.difference(books.difference)}</p>
    </section>
  );
}
