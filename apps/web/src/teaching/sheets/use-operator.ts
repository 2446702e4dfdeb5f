import type { ReplyOf } from '@consorcio/contract';
import type { Answer } from '@consorcio/contract/call';
import { can } from '@consorcio/contract/wire';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';

/** Nobody is asked where there is no server. */
const askOperator = (signal: AbortSignal): Promise<Answer<'operator'>> =>
  can('server') ? call('operator', { signal }) : new Promise(() => undefined);

/** Who runs this game; undefined while that is not known. For pages that anybody may open. */
export function useOperator(): ReplyOf<'operator'> | undefined {
  const [answer] = useAnswer(askOperator);
  return answer?.ok ? answer.value : undefined;
}
