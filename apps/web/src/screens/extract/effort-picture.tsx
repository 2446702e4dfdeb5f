import { extractCopy as copy } from '@consorcio/copy/teaching';
import type { EffortFlow } from './effort-flow.ts';
import css from './effort-picture.module.css';

/** Percent of the tallest bar. */
const share = (value: number, most: number): string => `${most === 0 ? 0 : (value * 100) / most}%`;

/** Each cycle's effort as two bars, what came in and what went out, and what was left: before the list of movements. */
export function EffortPicture({ flow }: { readonly flow: readonly EffortFlow[] }) {
  const most = Math.max(...flow.map(({ gained, spent }) => Math.max(gained, spent)));
  return (
    <figure className={css.picture}>
      <figcaption>{copy.flow.title}</figcaption>
      <ol className={css.cycles}>
        {flow.map(({ cycle, gained, spent, left }) => (
          <li key={cycle}>
            <span className="reader-only">{copy.flow.cycle(cycle, gained, spent, left)}</span>
            <span className={css.bars} aria-hidden="true">
              <i className={css.gained} style={{ height: share(gained, most) }} />
              <i className={css.spent} style={{ height: share(spent, most) }} />
            </span>
            <b aria-hidden="true">{left}</b>
            <span className={css.number} aria-hidden="true">
              {cycle}
            </span>
          </li>
        ))}
      </ol>
      <p className={css.legend} aria-hidden="true">
        <span data-tone="gained">{copy.flow.gained}</span>
        <span data-tone="spent">{copy.flow.spent}</span>
        <span data-tone="left">{copy.flow.left}</span>
      </p>
    </figure>
  );
}
