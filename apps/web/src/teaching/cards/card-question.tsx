import type { ReplyOf } from '@consorcio/contract';
import { PATHS } from '@consorcio/contract/wire';
import { CARDS, cardCopy as copy } from '@consorcio/copy/cards';
import { Dice } from '@consorcio/kernel';
import { type IdeaMemory, nextVariant, RIGHT_OPTION } from '@consorcio/rules/queries';
import { CARD_OPTIONS, type CardVariant } from '@consorcio/rules/vocabulary';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { clientSeedOf } from '../../session/client-seed.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { toast } from '../../ui/notices/toast.ts';
import { ideaOf } from '../concepts/chapters.ts';
import { notebookQuery } from '../queries.ts';
import css from '../reading.module.css';

interface Props {
  readonly memory: IdeaMemory;
  /** Folds the card again without an answer. */
  readonly onLater?: () => void;
  readonly onAnswered?: () => void;
}

const shuffled = (): readonly number[] =>
  Dice.of(clientSeedOf(''), 0).shuffled(Array.from({ length: CARD_OPTIONS }, (_, i) => i));

/** One question on an idea; the answer is explained at once, in one sentence (LEARN 2.6). */
export function CardQuestion({ memory, onLater, onAnswered }: Props) {
  const { id } = memory;
  const [variant] = useState(() => nextVariant(memory));
  const [order] = useState(shuffled);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isHeard, setHeard] = useState(true);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => (chosen === null ? undefined : arriveAt(result.current, { preventScroll: true })), [chosen]);
  const words = CARDS[id];
  if (words === undefined) return null;
  const { question, options } = words[variant];
  const answer = (option: number): void => {
    setChosen(option);
    onAnswered?.();
    void answerCard(id, variant, option).then(setHeard);
  };
  if (chosen === null)
    return (
      <div className={css.card}>
        <p className="strong">{question}</p>
        <div className={css.options}>
          {order.map((option) => (
            <button key={option} type="button" onClick={() => answer(option)}>
              {options[option]}
            </button>
          ))}
          <button type="button" className={css.quiet} onClick={() => answer(CARD_OPTIONS)}>
            {copy.forgotten}
          </button>
          {onLater !== undefined && (
            <button type="button" className={css.quiet} onClick={onLater}>
              {copy.later}
            </button>
          )}
        </div>
      </div>
    );
  const isRight = chosen === RIGHT_OPTION;
  return (
    <div className={css.card}>
      <p className="strong">{question}</p>
      <p ref={result} tabIndex={-1} className="figure" data-tone={isRight ? 'go' : 'highlight'} role="status">
        <b>{isRight ? copy.right : copy.wrong}</b> {!isRight && <span>{`${options[RIGHT_OPTION]}. `}</span>}
        {words.why}
      </p>
      {!isHeard && <p className={css.unheard}>{copy.unheard}</p>}
      <Link href={`${PATHS.notebook}?ideia=${id}`} className={`way ${css.open}`}>
        {copy.open}
      </Link>
    </div>
  );
}

type Notebook = ReplyOf<'conceptList'>;

const hasLearned = (notebook: Notebook | undefined, id: number): boolean =>
  notebook?.learned.some((lesson) => lesson.id === id) === true;

/**
 * Sends an answer to an idea's card; false when the call failed: the card comes again. `contract` with option 0 means that
 * the five clauses of a contract were found, which teaches idea 6.
 */
async function answerCard(conceptId: number, variant: CardVariant | 'contract', option: number): Promise<boolean> {
  const before = queryClient.getQueryData(notebookQuery.queryKey);
  const answer = await call('conceptAnswer', { body: { conceptId, variant, option } });
  if (!answer.ok) return false;
  queryClient.setQueryData(notebookQuery.queryKey, answer.value);
  if (hasLearned(answer.value, conceptId) && !hasLearned(before, conceptId)) {
    updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
    toast.success(copy.learned(ideaOf(conceptId)?.title ?? ''));
  }
  return true;
}
