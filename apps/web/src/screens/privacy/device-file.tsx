import { PATHS } from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import { type ChangeEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { API_BASE } from '../../api/client.ts';
import { storedToken } from '../../session/local-keys.ts';
import { signIn } from '../../session/session-store.ts';
import { LoneButton } from '../../ui/buttons/button.tsx';
import { downloadText } from '../../ui/download-text.ts';
import { toast } from '../../ui/notices/toast.ts';

const { file: copy } = onDeviceCopy;
const ADDRESS = `${API_BASE}/file`;
/** Said already by who answers on the device. */
const UNREADABLE = 503;

/** The game of this device as a file, to be kept; on a device without a game, the way to open one. */
export function DeviceFile() {
  const picker = useRef<HTMLInputElement>(null);
  const [, navigate] = useLocation();
  const token = storedToken();
  const keep = async (): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await globalThis.askDevice?.(ADDRESS, { method: 'GET', headers });
    if (answer?.ok) downloadText(copy.name, await answer.text());
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const body = (await target.files?.[0]?.text()) ?? '';
    target.value = '';
    const answer = await globalThis.askDevice?.(ADDRESS, { method: 'PUT', headers: {}, body });
    if (answer?.ok) {
      signIn(JSON.parse(await answer.text()));
      navigate(PATHS.welcome);
    } else if (answer?.status !== UNREADABLE) toast.error(copy.damaged);
  };
  return (
    <section className="not-printed grid grid-cols-1 gap-3 rounded-card bg-accent-soft p-4">
      <h2 className="text-large">{copy.title}</h2>
      {token === null ? (
        <>
          <p>{copy.openBody}</p>
          <input ref={picker} type="file" accept=".txt,text/plain" hidden aria-label={copy.open} onChange={open} />
          <LoneButton kind="purple" onClick={() => picker.current?.click()} label={copy.open} />
        </>
      ) : (
        <>
          <p>{copy.body}</p>
          <LoneButton kind="purple" onClick={keep} label={copy.keep} />
        </>
      )}
    </section>
  );
}
