import { useEffect, useRef, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { HOST, newKey, tokenOf } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { useAsk } from '../../../live/use-ask.ts';
import { toast } from '../../../ui/notices/toast.ts';
import type { Command, HostPage } from './host-model.ts';

/** Sends a command from where the host sees the group; two taps in a row lead on once. */
export function useCommand({ groupId, token, view, onView }: HostPage) {
  const { isBusy, ask } = useAsk();
  const lead = async (command: Command, page?: number): Promise<void> => {
    if (isBusy) return;
    const { phase, month, step, closesAt } = view.group;
    const clock = command === 'MORE_TIME' && closesAt !== null ? { closesAt } : {};
    const body = { command, ...(page !== undefined && { page }), from: { phase, month, step }, ...clock };
    const after = await ask(liveCall('liveCommand', { params: { groupId }, token, body }));
    if (after !== null) onView(after);
  };
  return { isBusy, lead };
}

/** What takes a key where it has the focus. */
const TAKEN = { ' ': 'input, button, a, summary', ArrowRight: 'input' } as const;
const isNextKey = (key: string): key is keyof typeof TAKEN => key in TAKEN;

/** Space and the right arrow do the next thing, unless something that takes the key has the focus or a dialog is open. */
export function useNextKeys(goOn: (() => void) | null): void {
  const latest = useRef(goOn);
  latest.current = goOn;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      const isPlain = !(event.repeat || event.altKey || event.ctrlKey || event.metaKey);
      if (!isPlain || !isNextKey(key) || latest.current === null) return;
      const isTaken = target instanceof Element && target.closest(TAKEN[key]) !== null;
      if (isTaken || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      latest.current();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Gives the host another key. The new one is tried where the answer was lost: then it may count already. False after a toast has said why not. */
export function useNewKey(groupId: string, token: string, onKey: (key: string) => void) {
  const [isBusy, setBusy] = useState(false);
  /* Made once, so that a repeated call sends the same key. */
  const key = useRef(newKey());
  const renew = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveHostKey', { params: { groupId }, token, body: { key: key.current } });
    const renewed = tokenOf(groupId, HOST, key.current);
    const isDone = answer.ok || (await liveCall('liveHost', { params: { groupId }, token: renewed })).ok;
    setBusy(false);
    if (isDone) onKey(key.current);
    else if (!answer.ok) toast.error(liveSentence(answer.error));
  };
  return { isBusy, renew };
}
