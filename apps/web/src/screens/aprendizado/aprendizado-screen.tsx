import type { ReplyOf } from '@consorcio/contract';
import { totalsCopy as copy, TEACHING_BACK } from '@consorcio/copy/teaching';
import { CONCEPTS, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS } from '@consorcio/rules/vocabulary';
import { useCallback, useEffect, useState } from 'react';
import { type Answer, call } from '../../api/client.ts';
import { BackButton, NotLoaded, Sheet } from '../../teaching/sheet.tsx';
import { ButtonRow } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import css from './aprendizado.module.css';

/** Everybody's anonymous totals, with the method and the number of players; for anybody. */
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
  return (
    <Sheet title={copy.title} ground="lilas-vivo">
      <p className={css.intro}>{copy.intro}</p>
      {answer.value.forms.map((total) => (
        <FormTotals key={total.form} total={total} />
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
        <BackButton label={TEACHING_BACK} />
      </ButtonRow>
    </Sheet>
  );
}

const AVERAGE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

function FormTotals({ total: { form, players, right } }: { total: ReplyOf<'quizTotals'>['forms'][number] }) {
  const known = QUIZ_FORMS.find((each) => each === form);
  const average = players === 0 ? 0 : right.reduce((sum, count) => sum + count, 0) / players;
  return (
    <section className={css.form}>
      <h2>{copy.form(form)}</h2>
      <p>
        {copy.players(players)}. {players === 0 ? copy.none : copy.average(AVERAGE.format(average))}
      </p>
      {players > 0 && known !== undefined && (
        <ul>
          {QUIZ[known].map((id, i) => {
            const percent = Math.round(((right[i] ?? 0) / players) * 100);
            return (
              <li key={id}>
                <p>{CONCEPTS.find((concept) => concept.id === id)?.question}</p>
                <div className={css.bar} aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </div>
                <p className={css.share}>{`${copy.share}: ${copy.of(right[i] ?? 0, players, percent)}`}</p>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
