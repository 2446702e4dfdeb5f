import { totalsCopy as copy } from '@consorcio/copy/teaching';
import { CONCEPTS, QUIZ } from '@consorcio/rules/catalogue';
import { QUIZ_FORMS } from '@consorcio/rules/vocabulary';
import { Fold } from '../../teaching/sheets/fold.tsx';
import css from './aprendizado.module.css';
import { type FormTotal, percentOf } from './averages.ts';

/** One form, question by question: the share of right answers before and after. */
export function FormTotals({ before, after }: { before: FormTotal; after: FormTotal | undefined }) {
  const known = QUIZ_FORMS.find((each) => each === before.form);
  if (known === undefined) return null;
  return (
    <Fold title={copy.form(before.form)} isSection>
      <ol className={css.questions}>
        {QUIZ[known].map((id, i) => (
          <li key={id}>
            <p>{CONCEPTS.find((concept) => concept.id === id)?.question}</p>
            <Share label={copy.before} moment="before" total={before} place={i} />
            {after !== undefined && <Share label={copy.after} moment="after" total={after} place={i} />}
          </li>
        ))}
      </ol>
    </Fold>
  );
}

interface ShareProps {
  readonly label: string;
  readonly moment: 'before' | 'after';
  readonly total: FormTotal;
  readonly place: number;
}

function Share({ label, moment, total: { players, right }, place }: ShareProps) {
  const count = right[place] ?? 0;
  const percent = percentOf(count, players);
  return (
    <div className={css.measure}>
      <p className={css.share}>{`${label}: ${percent === null ? copy.none : copy.of(count, players, percent)}`}</p>
      <div className={css.bar} data-moment={moment} aria-hidden="true">
        <i style={{ width: `${percent ?? 0}%` }} />
      </div>
    </div>
  );
}
