import pictures from 'pictures:reaction';
import { seatCopy as copy } from '@consorcio/copy/live-phone';
import { reactionNames } from '@consorcio/copy/live-reactions';
import { LIVE_REACTIONS, type LiveReaction, REACTION_PAUSE } from '@consorcio/rules/live-words';
import { useEffect, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { announce } from '../../../ui/notices/announce.ts';
import css from './reactions.module.css';

interface Props {
  readonly groupId: string;
  readonly token: string;
}

/** Six reactions that rise on the projector. What is dropped on the way is no fault: nothing hangs on it. */
export function Reactions({ groupId, token }: Props) {
  const [sent, setSent] = useState<LiveReaction | null>(null);
  useEffect(() => {
    if (sent === null) return;
    const timer = setTimeout(() => setSent(null), REACTION_PAUSE);
    return () => clearTimeout(timer);
  }, [sent]);
  const react = (reaction: LiveReaction): void => {
    if (sent !== null) return;
    setSent(reaction);
    announce(copy.reacted(reactionNames[reaction]));
    void liveCall('liveReact', { params: { groupId }, token, body: { reaction } });
  };
  return (
    <fieldset className={css.reactions} aria-label={copy.reactions}>
      {LIVE_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          /* Not disabled: the focus would be lost. */
          aria-disabled={sent !== null}
          data-sent={sent === reaction}
          onClick={() => react(reaction)}
        >
          <img src={pictures[reaction]} alt="" width="104" height="104" />
          {reactionNames[reaction]}
        </button>
      ))}
    </fieldset>
  );
}
