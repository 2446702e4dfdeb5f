import type { ReplyOf } from '@consorcio/contract';
import { dayNumber, type IdeaMemory } from '@consorcio/rules/queries';

type Notebook = ReplyOf<'conceptList'>;

/** What the rules of the cards know of each idea that was seen. */
export const memoriesOf = ({ seen = [] }: Notebook): readonly IdeaMemory[] =>
  seen.map(({ id, seenAt, askedAt, rights, variant, dueMonth }) => ({
    id,
    rights,
    variant,
    dueMonth,
    lastDay: dayNumber(Date.parse(askedAt ?? seenAt)),
  }));
