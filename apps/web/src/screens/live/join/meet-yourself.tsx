import type { BodyOf, ReplyOf } from '@consorcio/contract';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { joinCopy as copy } from '@consorcio/copy/live-phone';
import { LUCKY_WORDS, type LuckyWord } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { useState } from 'react';
import { AnnouncedText } from '../../../live/announced-text.tsx';
import { Face } from '../../../live/face.tsx';
import { liveCall } from '../../../live/live-client.ts';
import { tokenOf } from '../../../live/live-token.ts';
import { liveSentence } from '../../../live/live-trouble.ts';
import { LuckyPicture } from '../../../live/lucky/lucky-picture.tsx';
import type { KeptSeat } from '../../../live/seat-keys.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { EntranceNote } from '../../../session/entrance-note.tsx';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import css from '../live-screens.module.css';
import { Question } from '../seat/month/choice.tsx';

interface Props {
  readonly seat: KeptSeat;
  readonly isLate: boolean;
  readonly onReady: () => void;
}

/** Who you are in the group, and the picture that goes into the key; whoever comes late has no picture to choose. */
export function MeetYourself({ seat, isLate, onReady }: Props) {
  const { groupId, quota, key } = seat;
  const [token] = useState(() => tokenOf(groupId, quota, key));
  const { view, put } = useLiveView('liveSeat', groupId, token);
  const [isMet, setMet] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const choose = async (part: BodyOf<'liveProfile'>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const answer = await liveCall('liveProfile', { params: { groupId }, token, body: part });
    setBusy(false);
    if (answer.ok) put(answer.value);
    else toast.error(liveSentence(answer.error));
    /* Once the room is closed there is no picture to choose any more. */
    const isTooLate = !answer.ok && answer.error.kind === 'code' && answer.error.code === 'LIVE_NOT_NOW';
    if (part.word !== undefined && (answer.ok || isTooLate)) onReady();
  };
  if (view === null) return <Waiting label={copy.title} detail={copy.looking} />;
  const isOpen = view.group.phase === 'WAITING';
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.screen}>
      <Panel>
        {isMet && isOpen ? (
          <Question title={copy.luckyTitle}>
            <p>{copy.luckyBody}</p>
            <LuckyButtons onChoose={(word) => void choose({ word })} />
          </Question>
        ) : (
          <Who
            seat={view.seat}
            isLate={isLate}
            isOpen={isOpen}
            onFace={() => void choose({ persona: (view.seat.persona % PERSONA_IDS.length) + 1 })}
            onName={() => void choose({ nickname: 'ANOTHER' })}
            onYes={() => (isOpen ? setMet(true) : onReady())}
          />
        )}
      </Panel>
      <EntranceNote />
    </StageFrame>
  );
}

interface WhoProps {
  readonly seat: ReplyOf<'liveSeat'>['seat'];
  readonly isLate: boolean;
  /** Face and nickname may be changed until the room is closed. */
  readonly isOpen: boolean;
  readonly onFace: () => void;
  readonly onName: () => void;
  readonly onYes: () => void;
}

const Who = ({ seat, isLate, isOpen, onFace, onName, onYes }: WhoProps) => (
  <Question title={copy.yours(seat.quota)}>
    <Face {...seat} className={css.face} />
    <AnnouncedText words={seat.nickname} className={css.name} />
    {isLate && <p>{copy.late}</p>}
    <ButtonRow isColumn>
      <Button kind="play" onClick={onYes}>
        {copy.yes}
      </Button>
      {isOpen && seat.renamesLeft > 0 && (
        <Button kind="secondary" onClick={onName}>
          {copy.otherName(seat.renamesLeft)}
        </Button>
      )}
      {isOpen && (
        <Button kind="secondary" onClick={onFace}>
          {copy.otherFace}
        </Button>
      )}
    </ButtonRow>
  </Question>
);

interface LuckyButtonsProps {
  /** Several may be chosen. */
  readonly chosen?: readonly LuckyWord[];
  readonly onChoose: (word: LuckyWord) => void;
}

/** The pictures of keys, each a button. */
export const LuckyButtons = ({ chosen, onChoose }: LuckyButtonsProps) => (
  <div className={css.pictures}>
    {LUCKY_WORDS.map((word) => (
      <button
        className={`plate ${css.pictureButton}`}
        key={word}
        type="button"
        aria-label={luckyNames[word]}
        aria-pressed={chosen?.includes(word)}
        onClick={() => onChoose(word)}
      >
        <LuckyPicture word={word} />
      </button>
    ))}
  </div>
);
