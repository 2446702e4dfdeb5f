import { hostCopy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import { Ask } from './ask.tsx';
import type { HostView } from './next-thing.ts';

const copy = hostCopy.people.door;

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly view: HostView;
  readonly onView: (view: HostView) => void;
}

/** The door of the group: shut, nobody new comes in. While the room is open, seats that nobody is heard of in are freed together. */
export function Door({ groupId, token, view, onView }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { isShut, group, seats } = view;
  const silent = group.phase === 'WAITING' ? seats.filter((seat) => !seat.isConnected) : [];
  const turn = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveDoor', { params: { groupId }, token, body: { isShut: !isShut } });
    setBusy(false);
    if (answer.ok) onView(answer.value);
    else toast.error(liveSentence(answer.error, hostCopy.offline));
  };
  const free = async (): Promise<void> => {
    setAsking(false);
    setBusy(true);
    for (const { quota } of silent) {
      const answer = await liveCall('liveHostSeat', { params: { groupId }, token, body: { quota, do: 'FREE' } });
      if (answer.ok) onView(answer.value.view);
      else {
        toast.error(liveSentence(answer.error, hostCopy.offline));
        break;
      }
    }
    setBusy(false);
  };
  return (
    <>
      <p>{isShut ? copy.shut : copy.open}</p>
      <ButtonRow>
        <Button kind="secondary" disabled={isBusy} onClick={() => void turn()}>
          {isShut ? copy.doOpen : copy.doShut}
        </Button>
        {silent.length > 0 && (
          <Button kind="danger" disabled={isBusy} onClick={() => setAsking(true)}>
            {copy.free(silent.length)}
          </Button>
        )}
      </ButtonRow>
      {isAsking && <Ask {...copy.ask} onYes={() => void free()} onNo={() => setAsking(false)} />}
    </>
  );
}
