import '@consorcio/look/sums.css';
import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { type CampaignChoices, differenceOf, noteOf, type Pair, REPLAYS } from '@consorcio/rules/what-if';
import { useMemo } from 'react';
import type { Life } from '../../teaching/lives/load-life.ts';
import { NumberedStep } from '../../teaching/sheets/numbered-step.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { countEnds, type EndCount, PICTURE, squares } from './counts.ts';
import { useLives } from './lives.ts';
import css from './what-if.module.css';

type Side = 'before' | 'after';

/** Both ways under a thousand other draws: two pictures beside each other, what they say, and a table. */
export function ThousandLives({ number, life, changed }: { number: number; life: Life; changed: CampaignChoices }) {
  const { choices, seed } = life;
  const request = useMemo(
    () => ({ kind: 'COMPARE', before: choices, after: changed, seed }) as const,
    [choices, changed, seed],
  );
  const { pairs, hasFailed, retry } = useLives(request);
  const counts = useMemo(() => countEnds(pairs), [pairs]);
  const done = pairs.length;
  return (
    <NumberedStep number={number} title={copy.thousand.title}>
      <p>{copy.thousand.body}</p>
      {hasFailed ? (
        <>
          <p>{copy.thousand.failed}</p>
          <ButtonRow>
            <Button onClick={retry}>{copy.thousand.retry}</Button>
          </ButtonRow>
        </>
      ) : (
        done < REPLAYS && (
          <>
            <p role="status">{copy.thousand.running(done)}</p>
            <progress className="progress" max={REPLAYS} value={done} aria-label={copy.thousand.title} />
          </>
        )
      )}
      {done > 0 && <Pictures counts={counts} />}
      {done === REPLAYS && <Meaning pairs={pairs} counts={counts} />}
      {done > 0 && <Numbers pairs={pairs} counts={counts} />}
      {done === REPLAYS && <p>{copy.thousand.moral}</p>}
    </NumberedStep>
  );
}

function Pictures({ counts }: { counts: readonly EndCount[] }) {
  return (
    <figure className={css.figure}>
      <div className={css.pair}>
        <Squares side="before" name={copy.same.before} counts={counts} />
        <Squares side="after" name={copy.same.after} counts={counts} />
      </div>
      <figcaption>
        <ul className="legend">
          {counts.map(({ end }) => (
            <li key={end} data-part={end}>
              {copy.ends[end]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** A square a life, those of one end together. */
function Squares({ side, name, counts }: { side: Side; name: string; counts: readonly EndCount[] }) {
  const label = copy.thousand.picture(
    name,
    counts.map((count) => copy.thousand.told(count.end, count[side])).join(', '),
  );
  let first = 0;
  return (
    <div>
      <h3 className="text-center">{name}</h3>
      <svg viewBox={`0 0 ${PICTURE.columns} ${PICTURE.rows}`} role="img" aria-label={label} className={css.squares}>
        {counts.map((count) => {
          const from = first;
          first += count[side];
          return <path key={count.end} data-part={count.end} d={squares(from, count[side])} />;
        })}
      </svg>
    </div>
  );
}

/** What the two pictures say, in a sentence a way, and what becomes of the note. */
function Meaning({ pairs, counts }: { pairs: readonly Pair[]; counts: readonly EndCount[] }) {
  const { mean, low, high, isClear } = differenceOf(pairs);
  return (
    <div className={css.outcome} role="status">
      {counts.map(({ end, before, after }) => (
        <p key={end}>{copy.thousand.more(end, after - before)}</p>
      ))}
      <p>
        <b>{isClear ? copy.thousand.difference(mean, low, high) : copy.thousand.unclear}</b>
      </p>
    </div>
  );
}

function Numbers({ pairs, counts }: { pairs: readonly Pair[]; counts: readonly EndCount[] }) {
  const note = (side: Side): string => {
    const { note: points, low, high } = noteOf(pairs.map((pair) => pair[side].worth));
    return copy.thousand.noteOf(points, low, high);
  };
  return (
    <section className="numbers">
      <h3>{copy.thousand.table(pairs.length)}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.thousand.end}</th>
            <th scope="col">{copy.same.before}</th>
            <th scope="col">{copy.same.after}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ end, before, after }) => (
            <tr key={end}>
              <th scope="row">{copy.ends[end]}</th>
              <td>{copy.thousand.times(before)}</td>
              <td>{copy.thousand.times(after)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{copy.thousand.note}</th>
            <td>{note('before')}</td>
            <td>{note('after')}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
