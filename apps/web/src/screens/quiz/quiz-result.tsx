import { can, PATHS } from '@consorcio/contract/wire';
import { quizCopy as copy, QUIZ_ITEMS, QUIZ_MOMENT_NAMES, type QuizItem } from '@consorcio/copy/quiz';
import { CONCEPTS } from '@consorcio/rules/catalogue';
import { ideaAfter } from '@consorcio/rules/quiz';
import { QUIZ_QUESTIONS, type QuizOption } from '@consorcio/rules/vocabulary';
import { unbroken } from '../../teaching/figures/numbers.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackRow } from '../../teaching/sheets/sheet.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import css from './quiz.module.css';
import { answersOf, FIRST_SET, moreThanBefore, rightOf, type SentPart } from './quiz-answers.ts';

const TONES = ['soft', 'effort', 'soft'] as const;

function verdictOf(parts: readonly SentPart[]): string | null {
  const more = moreThanBefore(parts);
  if (more === null) return null;
  return more > 0 ? copy.better(more) : more === 0 ? copy.same : copy.worse;
}

/** The results of all parts side by side, and every answer with the right one. */
export function QuizResult({ parts }: { parts: readonly SentPart[] }) {
  return (
    <>
      <h2 className={css.question}>{copy.resultTitle}</h2>
      <Chips
        chips={parts.map((part, i) => ({
          label: QUIZ_MOMENT_NAMES[part.moment],
          value: copy.right(rightOf(part), QUIZ_QUESTIONS),
          tone: TONES[i as 0],
        }))}
      />
      <p className={css.text}>{verdictOf(parts)}</p>
      <h3>{copy.answers}</h3>
      {parts.map((part) => (
        <Fold key={part.moment} title={QUIZ_MOMENT_NAMES[part.moment]} isSection>
          <Answers part={part} />
        </Fold>
      ))}
      <BackRow>
        {can('totals') && (
          <ButtonLink kind="purple" to={PATHS.totals}>
            {copy.totals}
          </ButtonLink>
        )}
      </BackRow>
    </>
  );
}

const Answers = ({ part }: { part: SentPart }) => (
  <ol className={`list ${css.answers}`}>
    {answersOf(part).map(({ family, option }) => {
      const item = QUIZ_ITEMS[part.version ?? FIRST_SET][part.form][family];
      return (
        <li key={family} className={option === 'k' ? css.right : css.miss}>
          <b>{unbroken(item.question)}</b>
          {option === 'k' ? (
            <p>
              {copy.hit} {unbroken(item.k)}
            </p>
          ) : (
            <Missed item={item} option={option} idea={ideaAfter(family, option)} />
          )}
        </li>
      );
    })}
  </ol>
);

interface MissedProps {
  readonly item: QuizItem;
  readonly option: Exclude<QuizOption, 'k'>;
  readonly idea: number;
}

/** What was answered, what is right, and the sentence of the idea behind it. */
function Missed({ item, option, idea }: MissedProps) {
  const sentence = CONCEPTS.find(({ id }) => id === idea)?.sentence;
  return (
    <>
      <p>{unbroken(copy.yours(option === 'n' ? copy.notKnown : item[option]))}</p>
      <p>{unbroken(copy.correct(item.k))}</p>
      <p className={css.optionP}>{sentence}</p>
    </>
  );
}
