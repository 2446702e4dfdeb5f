import { withBase } from '@consorcio/contract/wire';
import { hostCopy } from '@consorcio/copy/live-host';
import { seatCardCopy as copy } from '@consorcio/copy/live-paper-cards';
import { useState } from 'react';
import { backAs, backPath, joinLink, livePath } from '../../../live/live-paths.ts';
import { troubleSentence } from '../../../live/live-trouble.ts';
import { upTo } from '../../../live/up-to.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { PaperGround } from '../../../teaching/sheets/paper-ground.tsx';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { hostOf } from '../host-console/host-token.ts';
import css from './cards.module.css';
import { SeatCard } from './seat-card.tsx';

/** Cards on a sheet of A4. */
const ON_A_SHEET = 8;

/** `/ao-vivo/cartao/{group}`: the host prints cards of seats. None has a key or pictures on it: the host knows no key, and pictures are each seat's own. */
export function CardsScreen({ groupId }: { readonly groupId: string }) {
  const [host] = useState(() => hostOf(groupId));
  return host === null ? (
    <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />
  ) : (
    <Cards groupId={groupId} token={host.token} />
  );
}

function Cards({ groupId, token }: { readonly groupId: string; readonly token: string }) {
  const { view, trouble } = useLiveView('liveHost', groupId, token);
  const [isBlank, setBlank] = useState<boolean | null>(null);
  if (view === null)
    return trouble === 'refused' || trouble === 'gone' ? (
      <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />
    ) : (
      <Waiting label={copy.title} detail={troubleSentence(trouble, hostCopy) ?? ''} />
    );
  const { code } = view.group;
  const seats = [...view.seats].sort((a, b) => a.quota - b.quota);
  const showsBlank = isBlank ?? seats.length === 0;
  return (
    <StageFrame backdrop={<PaperGround tone="creme" />} className={css.page}>
      <Panel ribbon={copy.title} className={css.intro}>
        <p>{copy.about}</p>
        <fieldset className={css.which}>
          <legend>{copy.which}</legend>
          <Which label={copy.taken(seats.length)} isChosen={!showsBlank} onChoose={() => setBlank(false)} />
          <Which label={copy.blank} isChosen={showsBlank} onChoose={() => setBlank(true)} />
        </fieldset>
        <p>{showsBlank ? copy.blankAbout : seats.length === 0 ? copy.nobody : copy.takenAbout}</p>
        <ButtonRow>
          <Button kind="play" onClick={() => print()}>
            {copy.print}
          </Button>
          <ButtonLink kind="secondary" to={livePath('host', groupId)}>
            {copy.back}
          </ButtonLink>
        </ButtonRow>
      </Panel>
      <div className={css.cards}>
        {showsBlank
          ? upTo(ON_A_SHEET).map((place) => (
              <SeatCard
                key={place}
                code={code}
                address={location.origin + withBase(joinLink(code, groupId))}
                label={copy.joinLabel}
                seat={null}
                note={`${copy.join} ${copy.comeBackAt(location.host + withBase(backPath(code)))}`}
              />
            ))
          : seats.map((seat) => (
              <SeatCard
                key={seat.quota}
                code={code}
                address={location.origin + withBase(backAs(code, seat.quota))}
                label={copy.backLabel}
                seat={seat}
                note={copy.comeBack}
              />
            ))}
      </div>
    </StageFrame>
  );
}

interface WhichProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const Which = ({ label, isChosen, onChoose }: WhichProps) => (
  <label>
    <input type="radio" name="which" checked={isChosen} onChange={onChoose} />
    {label}
  </label>
);
