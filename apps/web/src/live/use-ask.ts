import type { CallError } from '@consorcio/contract/call';
import type { ShownGroup } from '@consorcio/rules/live';
import { useState } from 'react';
import { toast } from '../ui/notices/toast.ts';
import { liveSentence } from './live-trouble.ts';

type Answer<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: CallError };

/** Awaits calls. `ask` gives the value of one, or null after a toast has said why there is none. */
export function useAsk(group?: ShownGroup) {
  const [isBusy, setBusy] = useState(false);
  const ask = async <Value>(call: Promise<Answer<Value>>): Promise<Value | null> => {
    setBusy(true);
    const answer = await call;
    setBusy(false);
    if (answer.ok) return answer.value;
    toast.error(liveSentence(answer.error, {}, group));
    return null;
  };
  return { isBusy, ask };
}
