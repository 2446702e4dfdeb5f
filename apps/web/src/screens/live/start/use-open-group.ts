import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { weekCopy } from '@consorcio/copy/live-week';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { keepHostKey } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { type GroupWishes, openingBody, USUAL } from './group-wishes.ts';

/** Teams have no phones: this device takes their seats. One that fails is added by hand, in the open room. */
async function seatTeams(groupId: string, teams: number): Promise<void> {
  for (let team = 0; team < teams; team += 1)
    await liveCall('liveJoin', { params: { groupId }, body: { key: newKey() } });
}

/** The form of a new group. `open`: leads to the host's page, or tells in a sentence why it did not. */
export function useOpenGroup() {
  const [wishes, setWishes] = useState(USUAL);
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  /* The same key again gives the same group: a second tap after a lost answer opens no second room. */
  const key = useRef(newKey());
  const open = async (): Promise<string | null> => {
    setBusy(true);
    const answer = await liveCall('liveCreate', { body: openingBody(wishes, key.current) });
    if (!answer.ok) {
      setBusy(false);
      if (answer.error.kind === 'code' && answer.error.code === 'LIVE_NOT_NOW') return weekCopy.badFirst;
      return answer.error.kind === 'code' && answer.error.status === 429
        ? copy.later
        : liveSentence(answer.error, copy.failed);
    }
    const { groupId } = answer.value;
    keepHostKey(groupId, key.current);
    if (wishes.mode === 'PAPER') await seatTeams(groupId, wishes.teams);
    navigate(livePath('host', groupId));
    return null;
  };
  const wish = (part: Partial<GroupWishes>): void => setWishes((before) => ({ ...before, ...part }));
  return { wishes, wish, isBusy, open };
}
