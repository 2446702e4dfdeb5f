import { pathWith } from '@consorcio/contract/wire';
import { afterLetterCopy } from '@consorcio/copy/after-letter';
import { actionErrors } from '@consorcio/copy/errors';
import { certificateScreen } from '@consorcio/copy/month-popups';
import { startingWallet } from '@consorcio/rules/queries';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { call } from '../../api/client.ts';
import type { CurrentStage } from '../../map/chart/current-stage.ts';
import { LivePicture } from '../../map/live-picture.tsx';
import { Fair } from '../../map/popups/layouts/fair.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { Chips } from '../../ui/figures/chips.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { toast } from '../../ui/notices/toast.ts';
import css from './certificate.module.css';

const { newGame } = certificateScreen;
/** What a Novo Jogo + begins with. SPEC section 9. */
const START = startingWallet(true);

/** Step 2: marks the results seen and leads to the next dream. SPEC section 4. */
export function NewGamePlus({ current, onStarted }: { current: CurrentStage; onStarted: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const card = useRef<HTMLDivElement>(null);
  /* The button that had the focus was removed with step 1. */
  useEffect(() => card.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const start = async (): Promise<void> => {
    setIsBusy(true);
    const seen = await call('seeResults', { body: { campaignId: current.campaign.id } });
    setIsBusy(false);
    if (seen.ok) onStarted();
    else toast.error(actionErrors.certificateWithoutCampaign);
  };
  return (
    <StageFrame backdrop={<Fair quota={current.campaign.quota} className={css.around} />} className={css.new}>
      <div className={css.card} ref={card}>
        <Popup
          ribbon={newGame.ribbon}
          heading={newGame.heading}
          picture={<LivePicture draw={(art) => art.moment('novoJogo', { persona: current.user.personaId })} />}
          body={newGame.body}
          extra={
            <>
              {current.campaign.after?.status === 'OPEN' && (
                <p className={css.open}>
                  {afterLetterCopy.stillOpen}
                  <Link href={pathWith('afterLetter', current.campaign.id)}>{afterLetterCopy.toMonths}</Link>
                </p>
              )}
              <Chips
                chips={[
                  { label: newGame.energy, value: String(START.energy), icon: 'energia', tone: 'lilas' },
                  { label: newGame.effort, value: String(START.effort), icon: 'esforco', tone: 'pessego' },
                ]}
              />
            </>
          }
        >
          <ButtonRow>
            <Button kind="play" disabled={isBusy} onClick={start}>
              {newGame.button}
            </Button>
          </ButtonRow>
        </Popup>
      </div>
    </StageFrame>
  );
}
