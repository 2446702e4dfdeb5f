import pictures from 'pictures:idea';
import type { ReplyOf } from '@consorcio/contract';
import { cardCopy as copy } from '@consorcio/copy/cards';
import { notebookCopy } from '@consorcio/copy/teaching';
import { cardsToPractise, dayNumber } from '@consorcio/rules/queries';
import { useState } from 'react';
import { CardQuestion } from '../../teaching/cards/card-question.tsx';
import { memoriesOf } from '../../teaching/cards/notebook-memory.ts';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import css from './notebook.module.css';

interface Props {
  readonly notebook: ReplyOf<'conceptList'>;
  /** Lies beside the chapter's index. */
  readonly isSpread: boolean;
  readonly onBack: () => void;
}

/** Up to five cards that are due, one after the other. */
export function PracticePage({ notebook, isSpread, onBack }: Props) {
  const [cards] = useState(() =>
    cardsToPractise(memoriesOf(notebook), { month: notebook.month ?? 0, day: dayNumber(Date.now()) }),
  );
  const [place, setPlace] = useState(0);
  const [isAnswered, setAnswered] = useState(false);
  const card = cards[place];
  const goOn = (): void => {
    setPlace(place + 1);
    setAnswered(false);
  };
  return (
    <>
      {isSpread ? <h2 className={css.title}>{copy.practise}</h2> : <h1>{copy.practise}</h1>}
      {card === undefined ? (
        <p className={css.sentence}>{copy.nothing}</p>
      ) : (
        <>
          <p className={css.count}>{copy.of(place + 1, cards.length)}</p>
          <div className={css.picture}>
            <img src={pictures[card.id]} alt="" width="120" height="120" />
          </div>
          <div className={css.practice}>
            <CardQuestion key={card.id} memory={card} onAnswered={() => setAnswered(true)} />
          </div>
        </>
      )}
      <ButtonRow>
        <Button kind="purple" onClick={onBack}>
          {notebookCopy.index}
        </Button>
        {isAnswered && <Button onClick={goOn}>{copy.next}</Button>}
      </ButtonRow>
    </>
  );
}
