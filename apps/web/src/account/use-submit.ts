import type { CallError } from '@consorcio/contract/call';
import { type FormEvent, useState } from 'react';
import { errorMessage } from '../session/error-message.ts';
import { toast } from '../ui/notices/toast.ts';

type Answered<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: CallError };

/** Sends a form of the account, one call at a time; refusals are told. @returns whether it waits, and the handler */
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
