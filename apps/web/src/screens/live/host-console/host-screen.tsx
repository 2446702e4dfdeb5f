import { hostCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { HostConsole } from './host-console.tsx';
import { hostOf, takeCardKey } from './host-token.ts';

/** `/ao-vivo/conduzir`: whoever has the host's key leads the group from here. */
export function HostScreen({ groupId }: { groupId: string }) {
  const [host] = useState(() => {
    takeCardKey(groupId);
    return hostOf(groupId);
  });
  return host === null ? (
    <Waiting label={copy.lost} detail={copy.lostBody} />
  ) : (
    <LedGroup groupId={groupId} {...host} />
  );
}

function LedGroup({ groupId, token, cardAddress }: { groupId: string; token: string; cardAddress: string }) {
  const live = useLiveView('liveHost', groupId, token);
  if (live.trouble === 'refused' || live.trouble === 'gone')
    return <Waiting label={copy.lost} detail={copy.lostBody} />;
  const trouble = troubleSentence(live.trouble, copy);
  if (live.view === null) return <Waiting label={copy.title} detail={trouble ?? ''} />;
  return (
    <StageFrame backdrop={<HillsBackdrop />} base="broad">
      <HostConsole
        groupId={groupId}
        token={token}
        cardAddress={cardAddress}
        view={live.view}
        at={live.at}
        trouble={trouble}
        onView={live.put}
      />
    </StageFrame>
  );
}
