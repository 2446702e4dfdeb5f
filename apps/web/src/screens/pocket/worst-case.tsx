import { pocketCopy } from '@consorcio/copy/pocket';
import { useId, useState } from 'react';
import { reais } from '../../teaching/figures/numbers.ts';
import { consortiumOf, leavingIn, type Purchase, savingOf } from '../../teaching/figures/pocket.ts';
import css from './pocket.module.css';

const { worst: copy, chart } = pocketCopy;

/** The letter in the last month, and leaving before it: never folded away. */
export function WorstCase({ purchase }: { purchase: Purchase }) {
  const { months, monthly } = purchase;
  const [stop, setStop] = useState(() => Math.min(12, months));
  const id = useId();
  const last = consortiumOf(purchase, months);
  const saving = savingOf(purchase);
  const { paid, back } = leavingIn(purchase, stop);
  return (
    <section className={css.worst}>
      <h3>{copy.title}</h3>
      <p>{copy.letter(months, reais(last.most), reais(last.total), reais(last.priceThen))}</p>
      <p>{saving === null ? copy.noSaving(reais(monthly)) : copy.saving(reais(monthly), saving.arrives)}</p>
      <div className={css.slider}>
        <label htmlFor={id}>{copy.stop}</label>
        <output htmlFor={id}>{chart.month(stop)}</output>
        <input
          id={id}
          type="range"
          min={1}
          max={months}
          value={stop}
          aria-valuetext={chart.month(stop)}
          onChange={(event) => setStop(Number(event.target.value))}
        />
      </div>
      <p role="status">{copy.left(reais(paid), reais(back))}</p>
    </section>
  );
}
