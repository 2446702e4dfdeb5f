import { hostCopy } from '@consorcio/copy/live-host';
import type { ReactNode } from 'react';
import { hostKey, hostKeyOf, hostToken } from '../../../live/host-keys.ts';
import { livePath } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';

const KEY = /^#([A-Za-z0-9_-]{43})$/;

/** Keeps the key of a host card and removes it from the address at once. */
export function takeCardKey(groupId: string): void {
  const [, key] = KEY.exec(location.hash) ?? [];
  if (key === undefined) return;
  hostKey(groupId).write(key);
  history.replaceState(history.state, '', location.pathname + location.search);
}

/** The host's token on this device, and the path of its card; null where this device does not lead the group. */
export function hostOf(groupId: string): { readonly token: string; readonly card: string } | null {
  const token = hostToken(groupId);
  return token === null ? null : { token, card: `${livePath('host', groupId)}#${hostKeyOf(groupId)}` };
}

/** Said where this device does not lead the group. */
export const NotHost = () => <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />;

/** What the host's view holds once it came, and why it is not loaded now. */
interface Led extends ReturnType<typeof useLiveView<'liveHost'>> {
  readonly view: NonNullable<ReturnType<typeof useLiveView<'liveHost'>>['view']>;
  readonly sentence: string | null;
}

interface Props {
  readonly groupId: string;
  readonly token: string;
  /** While the view comes. */
  readonly title: string;
  readonly children: (led: Led) => ReactNode;
}

/** A page made of the host's view, as long as the token is the host's. */
export function LedGroup({ groupId, token, title, children }: Props) {
  const led = useLiveView('liveHost', groupId, token);
  const { view, trouble } = led;
  if (trouble === 'refused' || trouble === 'gone') return <NotHost />;
  const sentence = troubleSentence(trouble, hostCopy);
  return view === null ? <Waiting label={title} detail={sentence ?? ''} /> : children({ ...led, view, sentence });
}
