import { PATHS } from '@consorcio/contract/wire';
import { TEACHING_BACK } from '@consorcio/copy/take-home';
import { totalsCopy as copy } from '@consorcio/copy/teaching';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../api/client.ts';
import type { Answer } from '../../api/read-answer.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './aprendizado.module.css';
import { BeforeAndAfter } from './before-and-after.tsx';
import { FormTotals } from './form-totals.tsx';

/** Everybody's anonymous totals before and after, with the method and the number of players; for anybody. */
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
  const { before, after } = answer.value;
  return (
    <Sheet title={copy.title} ground="lilas-vivo">
      <p className={css.intro}>{copy.intro}</p>
      <BeforeAndAfter totals={answer.value} />
      {before.map((total, i) => (
        <FormTotals key={total.form} before={total} after={after[i]} />
      ))}
      <section className={css.method}>
        <h2>{copy.methodTitle}</h2>
        <ul>
          {copy.method.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <ButtonRow>
        <ButtonLink kind="purple" to={PATHS.teachers}>
          {copy.teachers}
        </ButtonLink>
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}
