import type { Answer } from '@consorcio/contract/call';
import { PATHS } from '@consorcio/contract/wire';
import { totalsCopy as copy, quizCopy } from '@consorcio/copy/quiz';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { QUIZ_MOMENTS } from '@consorcio/rules/vocabulary';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Classes } from './classes.tsx';
import { Gain } from './gain.tsx';
import css from './totals.module.css';
import {
  type Misconception,
  type MomentTotals,
  misconceptionsOf,
  momentOf,
  sureAndWrong,
  type Totals,
} from './totals.ts';

/** Everybody's anonymous totals with the method, the number of players and what cannot be said; for anybody. */
export function TotalsScreen() {
  const [answer, setAnswer] = useState<Answer<'quizTotals'> | null>(null);
  const load = useCallback(() => {
    const asking = new AbortController();
    setAnswer(null);
    call('quizTotals', { signal: asking.signal }).then((given) => !asking.signal.aborted && setAnswer(given));
    return () => asking.abort();
  }, []);
  useEffect(load, [load]);
  if (answer === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!answer.ok) return <NotLoaded onRetry={load} />;
  const { moments } = answer.value;
  return (
    <Sheet title={copy.title} ground="accent-pale" isBroad>
      <p className="text-center">{copy.intro}</p>
      <Who {...answer.value} />
      <Gain {...answer.value} />
      <Classes {...answer.value.classes} />
      <Misconceptions moments={moments} />
      <Calibration moments={moments} />
      <Items moments={moments} />
      <Lines title={copy.methodTitle} lines={copy.method} />
      <Lines title={copy.limitsTitle} lines={copy.limits} />
      <ButtonRow>
        <ButtonLink kind="purple" to={PATHS.teachers}>
          {copy.teachers}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

/** How many answered at each moment, and how many of the first answered again. */
function Who({ moments, gain }: Pick<Totals, 'moments' | 'gain'>) {
  const [before = 0, after = 0, later = 0] = QUIZ_MOMENTS.map((moment) => momentOf(moments, moment)?.players ?? 0);
  return (
    <section className="card" data-gap="3" data-tone="accent" data-half>
      <h2 className="large">{copy.whoTitle}</h2>
      <p>{before + after + later === 0 ? copy.few : copy.who(before, after, later)}</p>
      {gain !== null && <p>{copy.both(gain.players, before)}</p>}
    </section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="card" data-gap="3" data-tone="accent" data-half>
    <h2 className="large">{title}</h2>
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

/** Misconceptions that are shown before the rest is opened. */
const FIRST = 4;

/** The commonest misconceptions before and after the game; above them, how many answers were wrong and sure. */
function Misconceptions({ moments }: { moments: readonly MomentTotals[] }) {
  const all = misconceptionsOf(moments);
  const [before, after] = [sureAndWrong(moments, 'BEFORE'), sureAndWrong(moments, 'AFTER')];
  return (
    <section className="card" data-gap="3" data-half>
      <h2 className="large">{copy.misconceptionsTitle}</h2>
      {all.length === 0 || before === null || after === null ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p className="text-ink-soft text-small">{copy.different}</p>
          <p className="font-extrabold text-pretty text-lead">{copy.sureAndWrong(before, after)}</p>
          <List misconceptions={all.slice(0, FIRST)} />
          <Fold title={copy.others} tone="surface">
            <List misconceptions={all.slice(FIRST)} />
          </Fold>
        </>
      )}
    </section>
  );
}

const List = ({ misconceptions }: { misconceptions: readonly Misconception[] }) => (
  <ul className={css.list}>
    {misconceptions.map(({ family, option, before, after }) => (
      <li key={`${family}${option}`}>{copy.misconception(before, copy.misconceptions[family][option], after)}</li>
    ))}
  </ul>
);

/** Of the answers with each confidence, how many are right. */
function Calibration({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.filter(({ calibration }) => calibration.length > 0);
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{copy.calibrationTitle}</h2>
      {told.length === 0 ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p>{copy.calibration}</p>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{copy.part}</th>
                {quizCopy.confidences.map((words) => (
                  <th key={words} scope="col">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {told.map(({ moment, calibration }) => (
                <tr key={moment}>
                  <th scope="row">{copy.moments[moment]}</th>
                  {quizCopy.confidences.map((words, place) => {
                    const right = calibration[place]?.right ?? null;
                    return <td key={words}>{right === null ? copy.none : copy.percent(right)}</td>;
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

/** Difficulty of every item, and how well it separates those who know from those who do not. */
function Items({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.flatMap(({ moment, forms }) => forms.map((form) => ({ moment, ...form })));
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{copy.itemsTitle}</h2>
      {told.length === 0 ? <p>{copy.few}</p> : <p>{copy.itemsBody}</p>}
      {told.map(({ moment, form, players, items }) => (
        <Fold key={`${moment}${form}`} title={copy.form(form, copy.moments[moment], players)} tone="surface">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{copy.item}</th>
                <th scope="col">{copy.right}</th>
                <th scope="col">{copy.discrimination}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ family, k, discrimination }) => (
                <tr key={family}>
                  <th scope="row">{copy.families[family]}</th>
                  <td>{copy.percent(k)}</td>
                  <td>{discrimination === null ? copy.none : copy.decimal(discrimination)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </section>
  );
}
