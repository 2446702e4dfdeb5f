import { paperCopy } from '@consorcio/copy/live-paper';
import { type PaperLine, readPaperLine, writePaperLine } from '@consorcio/rules/live';
import { useState } from 'react';
import { liveCall } from '../../../../live/live-client.ts';
import { LIVE } from '../../../../live/live-rulebook.ts';
import type { HostView } from '../next-thing.ts';

const copy = paperCopy.lines;
const refused: Readonly<Record<string, string>> = copy.refused(LIVE.papers, LIVE.leastBid);

interface Given {
  readonly groupId: string;
  readonly token: string;
  readonly quota: number;
  readonly month: number;
  /** The line that the server has; undefined where none was typed. */
  readonly kept: PaperLine | undefined;
  readonly onView: (view: HostView) => void;
}

/** One line as it is typed: kept as soon as it is left, with its fault beside it. */
export function usePaperLine({ groupId, token, quota, month, kept, onView }: Given) {
  const [text, setText] = useState(kept === undefined ? '' : writePaperLine(kept));
  const [buys, setBuys] = useState(kept?.buys ?? false);
  const [fault, setFault] = useState<string | null>(null);
  const send = async (written: string, isBuying: boolean): Promise<void> => {
    if (written.trim() === '') {
      setFault(kept === undefined ? null : copy.emptied);
      return;
    }
    const line = readPaperLine(written);
    if (line === null) {
      setFault(copy.wrong);
      return;
    }
    const move = { ...line, quota, buys: isBuying };
    const isSame = kept !== undefined && kept.buys === isBuying && writePaperLine(kept) === writePaperLine(line);
    if (isSame) {
      setFault(null);
      return;
    }
    const answer = await liveCall('liveMoves', { params: { groupId }, token, body: { month, moves: [move] } });
    if (answer.ok) {
      setFault(null);
      onView(answer.value);
    } else setFault(answer.error.kind === 'code' ? (refused[answer.error.code] ?? copy.wrong) : copy.offline);
  };
  return {
    ...{ text, buys, fault },
    write: (written: string): void => setText(written.toUpperCase()),
    keep: (): Promise<void> => send(text, buys),
    tick: (isBuying: boolean): Promise<void> => {
      setBuys(isBuying);
      return send(text, isBuying);
    },
  };
}
