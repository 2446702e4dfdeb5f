import { pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { startingWallet } from '@consorcio/rules/queries';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { contractQuery } from '../../api/queries.ts';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import { LivePicture } from '../../map/live-picture.tsx';
import { Fair } from '../../map/popups/layouts/fair.tsx';
import { useNewGame } from '../../session/use-new-game.ts';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button, ButtonLink, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import css from './certificate.module.css';

const { newGame } = certificateScreen;
/** What a Novo Jogo + begins with. SPEC section 9. */
const START = startingWallet(true);

/** Step 2: the next dream; where months of this one are left, living them comes first. SPEC section 4, RULES 11.2. */
export function NewGamePlus({ current: { campaign, user } }: { current: CurrentStage }) {
  const { isBusy, start } = useNewGame(campaign.id);
  const isOpen = campaign.after?.status === 'OPEN';
  const card = useRef<HTMLDivElement>(null);
  /* The button that had the focus was removed with step 1. */
  useEffect(() => arriveAt(card.current?.querySelector<HTMLElement>('a, button'), { preventScroll: true }), []);
  return (
    <StageFrame backdrop={<Fair quota={campaign.quota} className={css.around} />} className={css.new}>
      <div className={css.card} ref={card}>
        <Popup
          ribbon={newGame.ribbon}
          heading={isOpen ? afterLetterCopy.ahead.heading(campaign.after?.monthsLeft ?? 0) : newGame.heading}
          picture={<LivePicture draw={(art) => art.moment('novoJogo', { persona: user.personaId })} />}
          body={isOpen ? <AtStake campaignId={campaign.id} /> : newGame.body}
          extra={
            <>
              {!isOpen && (
                <Chips
                  chips={[
                    { label: newGame.energy, value: String(START.energy), icon: 'energia', tone: 'soft' },
                    { label: newGame.effort, value: String(START.effort), icon: 'esforco', tone: 'effort' },
                  ]}
                />
              )}
              <p className={css.life}>{certificateScreen.realLife}</p>
            </>
          }
        >
          <ButtonRow isColumn>
            {isOpen && (
              <ButtonLink kind="play" to={pathWith('afterLetter', campaign.id)}>
                {afterLetterCopy.ahead.button}
              </ButtonLink>
            )}
            <Button kind={isOpen ? 'secondary' : 'play'} disabled={isBusy} onClick={start}>
              {newGame.button}
            </Button>
          </ButtonRow>
        </Popup>
      </div>
    </StageFrame>
  );
}

/** What the next month of the contract asks for, and what is there: both the server's. */
function AtStake({ campaignId }: { readonly campaignId: string }) {
  const { data } = useQuery(contractQuery(campaignId));
  const { ahead } = afterLetterCopy;
  return (
    <>
      <p>{ahead.body}</p>
      <p className={css.open}>
        {data?.bill &&
          ahead.stake(data.balance.effort, data.bill.total, {
            isFirst: data.months.length === 0,
            isLeast: data.schedules !== null,
          })}
      </p>
    </>
  );
}
