import picture from 'picture:scam-shield';
import { scamsCopy as copy } from '@consorcio/copy/scams';
import { useEffect, useRef } from 'react';
import { BackButton } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './scams.module.css';
import { type Answer, DAYS_BETWEEN, isTooWary, scoreOf } from './visit.ts';

interface Props {
  readonly answers: readonly Answer[];
  readonly wait: number | null;
  readonly onAgain: () => void;
}

/** Scams barred, right charges refused, and how often it was looked up first. */
export function Result({ answers, wait, onAgain }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const score = scoreOf(answers);
  const days = wait ?? DAYS_BETWEEN;
  return (
    <>
      <img className={css.picture} src={picture} alt="" width="320" height="220" />
      <h2 ref={heading} tabIndex={-1} className={css.place}>
        {copy.resultTitle}
      </h2>
      <ul className={css.score}>
        <li data-tone="barred">{copy.barred(score.barred, score.scams)}</li>
        <li data-tone="refused">{copy.refused(score.refused, score.right)}</li>
        <li data-tone="checked">{copy.checked(score.checked)}</li>
      </ul>
      {isTooWary(score) && <p className={css.wary}>{copy.tooWary}</p>}
      <p className={css.help}>{copy.help}</p>
      {days > 0 && <p className={css.fine}>{copy.newOnesIn(days)}</p>}
      <ButtonRow>
        <Button kind="secondary" onClick={onAgain}>
          {copy.again}
        </Button>
        <BackButton label={copy.close} />
      </ButtonRow>
    </>
  );
}
