import { scamsCopy as copy, type Message } from '@consorcio/copy/scams';
import { useEffect, useRef } from 'react';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './scams.module.css';

interface Props {
  readonly message: Message;
  readonly hasPaid: boolean;
  readonly touched: number | null;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

const wordsOf = ({ isScam }: Message, hasPaid: boolean): string => {
  if (isScam) return hasPaid ? copy.verdict.paid : copy.verdict.barred;
  return hasPaid ? copy.verdict.rightPaid : copy.verdict.rightRefused;
};

/** After the decision: first the clue is asked for, then it is said what was right and why. */
export function Verdict({ message, hasPaid, touched, isLast, onNext }: Props) {
  const { isScam, pieces, clue, feedback } = message;
  const words = useRef<HTMLHeadingElement>(null);
  /* The button that was pressed is gone, and the focus with it. */
  const isJudged = touched !== null;
  useEffect(() => words.current?.focus({ preventScroll: !isJudged }), [isJudged]);
  const isRight = isScam !== hasPaid;
  if (touched === null)
    return (
      <section className={css.verdict} data-right={isRight}>
        <h3 ref={words} tabIndex={-1}>
          {wordsOf(message, hasPaid)}
        </h3>
        <p>{isScam ? copy.clueOfScam : copy.clueOfRight}</p>
      </section>
    );
  return (
    <>
      <section className={css.verdict} data-right={isRight}>
        <h3 ref={words} tabIndex={-1}>
          {touched === clue ? copy.clueFound : copy.clueMissed((pieces[clue] ?? '').replace(/[,.]$/, ''))}
        </h3>
        <p>{feedback}</p>
      </section>
      <ButtonRow>
        <Button onClick={onNext}>{isLast ? copy.toResult : copy.next}</Button>
      </ButtonRow>
    </>
  );
}
