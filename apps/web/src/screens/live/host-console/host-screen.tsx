import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { hostKey } from '../../../live/host-keys.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { HostConsole } from './host-console.tsx';
import { hostOf, LedGroup, NotHost, takeCardKey } from './led-group.tsx';

/** `/ao-vivo/conduzir`: whoever has the host's key leads the group from here. */
export function HostScreen({ groupId }: { groupId: string }) {
  const [host, setHost] = useState(() => {
    takeCardKey(groupId);
    return hostOf(groupId);
  });
  const onKey = (key: string): void => {
    hostKey(groupId).write(key);
    setHost(hostOf(groupId));
  };
  if (host === null) return <NotHost />;
  return (
    <LedGroup key={host.token} groupId={groupId} token={host.token} title={copy.title}>
      {({ view, at, sentence, put }) => (
        <StageFrame backdrop={<HillsBackdrop />} base="broad">
          <HostConsole groupId={groupId} {...host} view={view} at={at} trouble={sentence} onKey={onKey} onView={put} />
        </StageFrame>
      )}
    </LedGroup>
  );
}
