import type { BodyOf } from '@consorcio/contract';
import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { weekCopy } from '@consorcio/copy/live-week';
import type { LiveEvery, LiveMonths, LivePace } from '@consorcio/rules/live-words';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { hostToken, keepHostKey, ledGroups } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';

/** Teams have no phones: this device takes their seats. One that fails is added by hand, in the open room. */
async function seatTeams(groupId: string, code: string, teams: number): Promise<void> {
  for (let team = 0; team < teams; team += 1)
    await liveCall('liveJoin', { params: { groupId }, query: { code }, body: { key: newKey() } });
}

/** The form of a new group. `open` leads to the host console, or returns the sentence that says why not. */
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
    const { groupId, code } = answer.value;
    keepHostKey(groupId, key.current);
    if (wishes.mode === 'PAPER') await seatTeams(groupId, code, wishes.teams);
    navigate(livePath('host', groupId));
    return null;
  };
  const wish = (part: Partial<GroupWishes>): void => setWishes((before) => ({ ...before, ...part }));
  return { wishes, wish, isBusy, open };
}

/** How a group may be played, the usual way first. */
export const MODES = ['LIVE', 'WEEK', 'PAPER'] as const;
type WishedMode = (typeof MODES)[number];

/** Teams that are proposed for a group on paper (LIVE 3.13). */
export const TEAMS = [6, 7, 8, 9, 10, 11, 12] as const;

/** What the form of a new group asks for. */
interface GroupWishes {
  readonly months: LiveMonths;
  readonly mode: WishedMode;
  readonly pace: LivePace;
  /** On paper alone. */
  readonly teams: number;
  /** Over days alone: when the room closes, as `2026-11-26T20:00`, and days between assemblies. */
  readonly first: string;
  readonly everyDays: LiveEvery;
}

/** The pace that is proposed with a length: six months would not fit a double lesson otherwise (LIVE 3.2). */
export const paceFor = (months: LiveMonths): LivePace => (months === 6 ? 'FAST' : 'NORMAL');

/** What is proposed: a lesson of 50 minutes. */
const USUAL: GroupWishes = {
  months: 5,
  mode: 'LIVE',
  pace: 'NORMAL',
  teams: 8,
  first: '',
  everyDays: 1,
};

/** Groups of which the host's token proves that this device led before. */
const MOST_LED = 8;
const ledTokens = (): string[] =>
  ledGroups()
    .slice(-MOST_LED)
    .map((groupId) => hostToken(groupId) ?? '');

/** The call that opens the group. On paper no clock runs: whoever leads closes the month. */
const openingBody = ({ months, mode, pace, first, everyDays }: GroupWishes, key: string): BodyOf<'liveCreate'> => ({
  months,
  mode,
  key,
  led: ledTokens(),
  pace: mode === 'PAPER' ? 'NONE' : pace,
  ...(mode === 'WEEK' ? { schedule: { first, everyDays } } : {}),
});
