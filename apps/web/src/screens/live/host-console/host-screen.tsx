import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { keepHostKey } from '../../../live/host-keys.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { useWakeLock } from '../../../live/use-wake-lock.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { HostConsole } from './host-console.tsx';
import { hostOf, takeCardKey } from './host-token.ts';

/** `/ao-vivo/conduzir`: whoever has the host's key leads the group from here. */
export function HostScreen({ groupId }: { groupId: string }) {
  const [host, setHost] = useState(() => {
    takeCardKey(groupId);
    return hostOf(groupId);
  });
  const onKey = (key: string): void => {
    keepHostKey(groupId, key);
    setHost(hostOf(groupId));
  };
  return host === null ? (
    <Waiting label={copy.lost} detail={copy.lostBody} />
  ) : (
    <LedGroup key={host.token} groupId={groupId} {...host} onKey={onKey} />
  );
}

interface LedProps {
  readonly groupId: string;
  readonly token: string;
  readonly card: string;
  readonly onKey: (key: string) => void;
}

function LedGroup({ groupId, token, card, onKey }: LedProps) {
  const live = useLiveView('liveHost', groupId, token);
  useWakeLock();
  if (live.trouble === 'refused' || live.trouble === 'gone')
    return <Waiting label={copy.lost} detail={copy.lostBody} />;
  const trouble = troubleSentence(live.trouble, copy);
  if (live.view === null) return <Waiting label={copy.title} detail={trouble ?? ''} />;
  return (
    <StageFrame backdrop={<HillsBackdrop />} base="broad">
      <HostConsole
        groupId={groupId}
        token={token}
        card={card}
        view={live.view}
        at={live.at}
        trouble={trouble}
        onView={live.put}
        onKey={onKey}
      />
    </StageFrame>
  );
}
