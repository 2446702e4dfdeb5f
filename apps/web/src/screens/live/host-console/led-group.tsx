import { hostCopy } from '@consorcio/copy/live-host';
import { type ReactNode, useState } from 'react';
import { hostKey, hostKeyOf } from '../../../live/host-keys.ts';
import { livePath } from '../../../live/live-paths.ts';
import { HOST, tokenOf } from '../../../live/live-token.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import type { HostPage } from './host-model.ts';

const KEY = /^#([A-Za-z0-9_-]{43})$/;

/** Keeps the key of a host card, removes it from the address at once, and gives it. */
export function takeCardKey(groupId: string): string | undefined {
  const [, key] = KEY.exec(location.hash) ?? [];
  if (key === undefined) return undefined;
  hostKey(groupId).write(key);
  history.replaceState(history.state, '', location.pathname + location.search);
  return key;
}

/** Said where this device does not lead the group. */
export const NotHost = () => <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />;

interface Props {
  readonly groupId: string;
  /** While the view comes. */
  readonly title: string;
  /** `card`: path of the host's card. `trouble`: why the view is not loaded now, in a sentence. */
  readonly children: (led: HostPage & { readonly card: string; readonly trouble: string | null }) => ReactNode;
}

/** A page made of the host's view, as long as this device has the host's key. */
export function LedGroup({ groupId, title, children }: Props) {
  const [key] = useState(() => hostKeyOf(groupId));
  if (key === null) return <NotHost />;
  return <Led {...{ groupId, title, children }} hostsKey={key} />;
}

function Led({ groupId, hostsKey, title, children }: Props & { readonly hostsKey: string }) {
  const token = tokenOf(groupId, HOST, hostsKey);
  const { view, at, trouble, put } = useLiveView('liveHost', groupId, token);
  if (trouble === 'refused' || trouble === 'gone') return <NotHost />;
  const sentence = troubleSentence(trouble, hostCopy);
  if (view === null) return <Waiting label={title} detail={sentence ?? ''} />;
  const card = `${livePath('host', groupId)}#${hostsKey}`;
  return children({ groupId, token, view, at, onView: put, card, trouble: sentence });
}
