import { totalsCopy as copy } from '@consorcio/copy/quiz';
import { CONCEPTS } from '@consorcio/rules/catalogue';
import { QUIZ_1 } from '@consorcio/rules/quiz';
import { QUIZ_FORMS_1 } from '@consorcio/rules/vocabulary';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './totals.module.css';
import type { Totals } from './totals.ts';

/** The answers to version 1, by idea; nothing where too few answered. */
export function Version1({ totals: { before, after, both } }: { totals: Totals }) {
  const told = (form: string) => [...before, ...after].some((each) => each.form === form && each.players > 0);
  const forms = QUIZ_FORMS_1.filter(told);
  if (forms.length === 0) return null;
  const average = (right: number) => copy.decimal(right / both.players);
  return (
    <section className={css.form}>
      <h2>{copy.version1Title}</h2>
      <p>{copy.version1Body}</p>
      {both.players > 0 && (
        <p>{copy.version1Both(average(both.rightBefore), average(both.rightAfter), both.players)}</p>
      )}
      {forms.map((form) => (
        <Fold key={form} title={copy.version1Form(form)} tone="papel">
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{copy.idea}</th>
                <th scope="col">{copy.moments.BEFORE}</th>
                <th scope="col">{copy.moments.AFTER}</th>
              </tr>
            </thead>
            <tbody>
              {QUIZ_1[form].map(({ concept }, place) => (
                <tr key={concept}>
                  <th scope="row">{CONCEPTS.find(({ id }) => id === concept)?.title}</th>
                  {[before, after].map((moment, i) => {
                    const of = moment.find((each) => each.form === form);
                    const players = of?.players ?? 0;
                    return (
                      <td key={i === 0 ? 'before' : 'after'}>
                        {players === 0 ? copy.none : copy.of(of?.right[place] ?? 0, players)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      ))}
    </section>
  );
}
