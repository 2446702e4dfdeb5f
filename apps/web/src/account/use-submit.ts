import type { CallError } from '@consorcio/contract/call';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../session/error-message.ts';
import { toast } from '../ui/notices/toast.ts';

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: CallError };

/**
 * What a form of the account does when it is sent: nothing until it is ready, one call at a time; a refusal is told.
 * @returns whether it has to wait, and the handler of its event
 */
export function useSubmit<Value>(
  isReady: boolean,
  send: () => Promise<Answered<Value>>,
  onDone: (value: Value) => void,
  onRefused?: (error: CallError) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy || !isReady) return;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (answer.ok) return onDone(answer.value);
    toast.error(errorMessage(answer.error));
    onRefused?.(answer.error);
  };
  return { mustWait: isBusy || !isReady, submit };
}
