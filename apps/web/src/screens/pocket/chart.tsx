import { pocketCopy } from '@consorcio/copy/pocket';
import { reais } from '../../teaching/figures/numbers.ts';
import type { Purchase } from '../../teaching/figures/pocket.ts';
import { chartOf, type Line, type Place } from './chart-lines.ts';
import type { Ways } from './guesses.ts';
import css from './pocket.module.css';

const { chart: copy, ways: names } = pocketCopy;

const nameOf = (line: Line['name']): string => (line === 'price' ? copy.price : names[line]);
const pathOf = (points: readonly Place[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
const percent = ({ x, y }: Place) => ({ left: `${x}%`, top: `${y}%` });

/** Money paid month by month; each line has its own colour, dash and name, and a house where the good arrives. */
export function Chart({ purchase, ways }: { purchase: Purchase; ways: Ways }) {
  const { lines, months, sums } = chartOf(purchase, ways);
  return (
    <section className={css.chart}>
      <h3>{copy.title}</h3>
      <p className="reader-only">{copy.about}</p>
      <div className={css.plot} aria-hidden="true">
        <div className={css.sums}>
          {sums.map(({ sum, y }) => (
            <span key={sum} style={{ top: `${y}%` }}>
              {reais(sum)}
            </span>
          ))}
        </div>
        <div className={css.field}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            {sums.map(({ sum, y }) => (
              <path key={sum} className={css.grid} d={`M0 ${y}H100`} />
            ))}
            {[...lines].reverse().map(({ name, points }) => (
              <path key={name} className={css.line} data-way={name} d={pathOf(points)} />
            ))}
          </svg>
          {lines.map(({ name, house }) => house !== null && <House key={name} name={name} place={house} />)}
          {lines.map(({ name, label }) => (
            <span
              key={name}
              className={css.label}
              data-way={name}
              data-side={label.x < 40 ? 'right' : 'left'}
              style={percent(label)}
            >
              {nameOf(name)}
            </span>
          ))}
        </div>
        <div className={css.months}>
          {months.map(({ month, x }) => (
            <span key={month} style={{ left: `${x}%` }}>
              {month}
            </span>
          ))}
        </div>
      </div>
      <p className={css.axis} aria-hidden="true">
        {copy.axis}
      </p>
    </section>
  );
}

const House = ({ name, place }: { name: Line['name']; place: Place }) => (
  <svg
    className={css.house}
    data-way={name}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
    style={percent(place)}
  >
    <path d="M16 3L30 15H26V29H6V15H2Z" />
  </svg>
);
