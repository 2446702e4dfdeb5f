import { type Platform, sharePath } from '@consorcio/contract/share-address';
import { shareText } from '@consorcio/copy/share';
import { call } from '../api/client.ts';
import { updateSlice, useSession } from '../session/session-store.ts';
import { ShareControl } from '../share/share-control.tsx';

/** Shares an earned badge and reports the way to the server, which may itself earn a badge. SPEC section 7. */
export function BadgeShare({ userBadgeId, name }: { readonly userBadgeId: string; readonly name: string }) {
  const tell = async (platform: Platform): Promise<void> => {
    const answer = await call('share', { body: { userBadgeId, platform } });
    if (answer.ok) updateSlice('badge', { changes: useSession.getState().badge.changes + 1 });
  };
  return (
    <ShareControl
      path={sharePath({ kind: 'badge', id: userBadgeId })}
      text={shareText.badge(name)}
      onShare={(platform) => void tell(platform)}
    />
  );
}
