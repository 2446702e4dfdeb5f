import { hostCopy as copy } from '@consorcio/copy/live-host';
import { type ComponentProps, useState } from 'react';
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

type LedProps = Pick<ComponentProps<typeof HostConsole>, 'groupId' | 'token' | 'card' | 'onKey'>;

function LedGroup(led: LedProps) {
  const live = useLiveView('liveHost', led.groupId, led.token);
  useWakeLock();
  if (live.trouble === 'refused' || live.trouble === 'gone')
    return <Waiting label={copy.lost} detail={copy.lostBody} />;
  const trouble = troubleSentence(live.trouble, copy);
  if (live.view === null) return <Waiting label={copy.title} detail={trouble ?? ''} />;
  return (
    <StageFrame backdrop={<HillsBackdrop />} base="broad">
      <HostConsole {...led} view={live.view} at={live.at} trouble={trouble} onView={live.put} />
    </StageFrame>
  );
}
