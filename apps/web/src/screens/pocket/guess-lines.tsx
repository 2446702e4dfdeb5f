import { pocketCopy } from '@consorcio/copy/pocket';
import type { Counted, Guesses, LastMonth, WayName } from './guesses.ts';
import css from './pocket.module.css';

const { predict: copy, ways } = pocketCopy;
const LAST: Readonly<Record<LastMonth, string>> = {
  letter: copy.letter.toLowerCase(),
  savings: copy.savings.toLowerCase(),
  together: copy.together,
};
const named = (names: readonly WayName[]): string => names.map((name) => ways[name].toLowerCase()).join(' e ');

/** What was guessed beside what was counted; neither is right or wrong by colour. */
export function GuessLines({ guesses, answers }: { guesses: Guesses; answers: Counted }) {
  const lines = [
    [copy.first, named([guesses.first]), named(answers.first)],
    [copy.cheapest, named([guesses.cheapest]), named(answers.cheapest)],
    [copy.worst, LAST[guesses.worst], LAST[answers.worst]],
  ] as const;
  return (
    <section className={css.guessed}>
      <h3>{copy.resultTitle}</h3>
      <dl>
        {lines.map(([question, said, result]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{copy.result(said, result)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
