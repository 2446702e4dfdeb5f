import { PATHS } from '@consorcio/contract/wire';
import { totalsCopy as copy } from '@consorcio/copy/quiz';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { Answer } from '../../api/read-answer.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Calibration } from './calibration.tsx';
import { Gain } from './gain.tsx';
import { Items } from './items.tsx';
import { Misconceptions } from './misconceptions.tsx';
import css from './totals.module.css';

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
    <Sheet title={copy.title} ground="lilas-vivo" isBroad>
      <p className={css.intro}>{copy.intro}</p>
      <Gain {...answer.value} />
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

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className={css.method} data-half>
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
