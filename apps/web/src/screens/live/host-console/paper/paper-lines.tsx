import { withBase } from '@consorcio/contract/wire';
import { paperCopy } from '@consorcio/copy/live-paper';
import { useRef, useState } from 'react';
import { liveCall } from '../../../../live/live-client.ts';
import { livePath } from '../../../../live/live-paths.ts';
import { newKey } from '../../../../live/live-token.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/notices/toast.ts';
import type { HostView } from '../next-thing.ts';
import css from './paper-lines.module.css';
import { PaperRow } from './paper-row.tsx';

const copy = paperCopy.lines;

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly onView: (view: HostView) => void;
}

/** What the host of a group on paper has besides: cards to print, teams while the room is open, and a line a team. */
export function PaperLines({ groupId, token, view, onView }: Props) {
  const { phase, month } = view.group;
  const rows = useRef<HTMLUListElement>(null);
  /** Enter goes on to the next line, as down a list. */
  const goOn = (quota: number): void => {
    const at = view.seats.findIndex((seat) => seat.quota === quota);
    rows.current?.querySelectorAll<HTMLInputElement>('input[type="text"]')[at + 1]?.focus();
  };
  return (
    <section className={css.paper}>
      <a className={css.print} href={withBase(livePath('paper', groupId))}>
        {paperCopy.link}
      </a>
      {phase === 'WAITING' && <AddTeam groupId={groupId} />}
      {phase === 'PRIVATE' && (
        <>
          <h2>{copy.title}</h2>
          <p>{month === 1 ? copy.aboutFirst : copy.about}</p>
          <p className={css.legend}>{copy.legend}</p>
          <ul ref={rows} className={css.rows}>
            {view.seats.map((seat) => (
              <PaperRow
                key={`${month} ${seat.quota}`}
                {...{ groupId, token, view, seat, onView }}
                onDone={() => goOn(seat.quota)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** One team more; the same key again gives the same seat. */
function AddTeam({ groupId }: { groupId: string }) {
  const [isBusy, setBusy] = useState(false);
  const key = useRef(newKey());
  const add = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveJoin', { params: { groupId }, body: { key: key.current } });
    setBusy(false);
    if (answer.ok) key.current = newKey();
    else toast.error(paperCopy.noTeam);
  };
  return (
    <Button kind="secondary" disabled={isBusy} onClick={() => void add()}>
      {paperCopy.addTeam}
    </Button>
  );
}
