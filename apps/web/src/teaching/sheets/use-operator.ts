import type { ReplyOf } from '@consorcio/contract';
import { can } from '@consorcio/contract/wire';
import { useEffect, useState } from 'react';
import { call } from '../../api/client.ts';

/** Who runs this game; undefined while that is not known. For pages that anybody may open. */
export function useOperator(): ReplyOf<'operator'> | undefined {
  const [operator, setOperator] = useState<ReplyOf<'operator'>>();
  useEffect(() => {
    if (!can('server')) return;
    const asking = new AbortController();
    call('operator', { signal: asking.signal }).then((answer) => {
      if (answer.ok && !asking.signal.aborted) setOperator(answer.value);
    });
    return () => asking.abort();
  }, []);
  return operator;
}
