import type { ReplyOf } from '@consorcio/contract';
import { cardCopy } from '@consorcio/copy/cards';
import type { CardVariant } from '@consorcio/rules/vocabulary';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { updateSlice, useSession } from '../../session/session-store.ts';
import { toast } from '../../ui/notices/toast.ts';
import { ideaOf } from '../concepts/chapters.ts';
import { notebookQuery } from '../queries.ts';

type Notebook = ReplyOf<'conceptList'>;

const hasLearned = (notebook: Notebook | undefined, id: number): boolean =>
  notebook?.learned.some((lesson) => lesson.id === id) === true;

/**
 * Sends an answer to an idea's card; false when it was not heard: the card comes again. `contract` with option 0 says that
 * the five clauses of a contract were found, which learns idea 6.
 */
export async function answerCard(
  conceptId: number,
  variant: CardVariant | 'contract',
  option: number,
): Promise<boolean> {
  const before = queryClient.getQueryData(notebookQuery.queryKey);
  const answer = await call('conceptAnswer', { body: { conceptId, variant, option } });
  if (!answer.ok) return false;
  queryClient.setQueryData(notebookQuery.queryKey, answer.value);
  if (hasLearned(answer.value, conceptId) && !hasLearned(before, conceptId)) {
    updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
    toast.success(cardCopy.learned(ideaOf(conceptId)?.title ?? ''));
  }
  return true;
}
