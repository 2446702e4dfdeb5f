import { cardCopy } from '@consorcio/copy/cards';
import { type CardMoment, cardAt, type IdeaMemory, monthOfPlay } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PartComing } from '../../ui/loading/part-coming.tsx';
import { notebookQuery } from '../queries.ts';
import { Fold } from '../sheets/fold.tsx';
import { CardQuestion } from './card-question.tsx';
import { laidCards, layCard } from './laid-cards.ts';
import { memoriesOf } from './notebook-memory.ts';

/** What says which month it is; `number` is absent where the server is of an older release. */
export interface CardPlace {
  readonly campaign: { readonly number?: number | undefined };
  readonly stage: { readonly cycle: number };
}

interface Props {
  readonly moment: CardMoment;
  readonly current: CardPlace;
}

/** Its options lie below the edge of a small window once it is opened. */
const showWhole = (details: HTMLDetailsElement): void => {
  if (details.open) details.scrollIntoView({ block: 'nearest' });
};

/** One idea's question, folded above the buttons of a popup; nothing where none is due. It may be left as it is. */
export function IdeaCard({ moment, current: { campaign, stage } }: Props) {
  const { data } = useQuery({ ...notebookQuery, staleTime: Number.POSITIVE_INFINITY });
  /* Undefined until it is known whether one is due. */
  const [card, setCard] = useState<IdeaMemory | null>();
  const home = useRef<HTMLDivElement>(null);
  const { number } = campaign;
  const { cycle } = stage;
  useEffect(() => {
    if (data === undefined || number === undefined || card !== undefined) return;
    const month = monthOfPlay(number, cycle);
    const due = cardAt(moment, memoriesOf(data), { cycle, month }, laidCards(month));
    if (due !== null) layCard(month, { moment, id: due.id });
    setCard(due);
  }, [data, number, cycle, moment, card]);
  if (card === undefined) return <PartComing />;
  if (card === null) return null;
  const fold = (): void => home.current?.querySelector('details')?.removeAttribute('open');
  return (
    <div ref={home}>
      <Fold title={cardCopy.title} onToggle={showWhole}>
        <CardQuestion memory={card} onLater={fold} />
      </Fold>
    </div>
  );
}
