import type { ReplyOf } from '@consorcio/contract';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';
import { useState } from 'react';
import { Face } from '../../../live/faces/face.tsx';
import { liveCall } from '../../../live/live-client.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import type { KeptSeat } from '../../../live/seat-keys.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import { Question } from '../lugar/month/choice.tsx';
import css from './enter.module.css';

interface Props {
  readonly seat: KeptSeat;
  readonly isLate: boolean;
  readonly onReady: () => void;
}

const FACES = 4;

/** Who you are in the group, and the picture that goes into the key; whoever comes late has no picture to choose. */
export function MeetYourself({ seat, isLate, onReady }: Props) {
  const { groupId, quota, key } = seat;
  const [token] = useState(() => tokenOf(groupId, quota, key));
  const { view, put } = useLiveView('liveSeat', groupId, token);
  const [isMet, setMet] = useState(false);
  const choose = async (part: { word: LuckyWord } | { persona: number }): Promise<void> => {
    const answer = await liveCall('liveProfile', { params: { groupId }, token, body: part });
    if (answer.ok) put(answer.value);
    else toast.error(copy.offline);
    if ('word' in part) onReady();
  };
  if (view === null) return <Waiting label={copy.title} detail={copy.looking} />;
  const isOpen = view.group.phase === 'WAITING';
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
      <Panel>
        {isMet && isOpen ? (
          <Question title={copy.luckyTitle}>
            <p>{copy.luckyBody}</p>
            <div className={css.pictures}>
              {LUCKY_WORDS.map((word) => (
                <button key={word} type="button" aria-label={luckyNames[word]} onClick={() => void choose({ word })}>
                  <LuckyPicture word={word} />
                </button>
              ))}
            </div>
          </Question>
        ) : (
          <Who
            seat={view.seat}
            isLate={isLate}
            onFace={isOpen ? () => void choose({ persona: (view.seat.persona % FACES) + 1 }) : null}
            onYes={() => (isOpen ? setMet(true) : onReady())}
          />
        )}
      </Panel>
    </StageFrame>
  );
}

interface WhoProps {
  readonly seat: ReplyOf<'liveSeat'>['seat'];
  readonly isLate: boolean;
  /** Null once the room is closed. */
  readonly onFace: (() => void) | null;
  readonly onYes: () => void;
}

const Who = ({ seat, isLate, onFace, onYes }: WhoProps) => (
  <Question title={copy.yours(seat.quota)}>
    <Face quota={seat.quota} colour={seat.colour} persona={seat.persona} className={css.face} />
    <p className={css.name}>{seat.nickname}</p>
    {isLate && <p>{copy.late}</p>}
    <ButtonRow isColumn>
      <Button kind="play" onClick={onYes}>
        {copy.yes}
      </Button>
      {onFace !== null && (
        <Button kind="secondary" onClick={onFace}>
          {copy.otherFace}
        </Button>
      )}
    </ButtonRow>
  </Question>
);
