import { BACK } from '@consorcio/copy/first-screens';
import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { goBack } from '../../../ui/go-back.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { CodeForm } from '../join/code-form.tsx';
import css from './open-group.module.css';
import { OpenGroupForm } from './open-group-form.tsx';
import { SeatsHere } from './seats-here.tsx';

/** `/ao-vivo`: the projector's code for who comes in; CRIAR UM GRUPO, how many months, ABRIR A SALA; everything else has a sensible value and is folded. */
export function OpenGroupScreen() {
  const [isCreating, setCreating] = useState(false);
  const [, navigate] = useLocation();
  const leave = (): void => (isCreating ? setCreating(false) : goBack(navigate));
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
      <Panel ribbon={copy.name}>
        {isCreating ? (
          <OpenGroupForm />
        ) : (
          <div className={css.form}>
            <p className={css.lead}>{copy.lead}</p>
            <SeatsHere />
            <CodeForm />
            <ButtonRow isColumn>
              <Button onClick={() => setCreating(true)}>{copy.create}</Button>
            </ButtonRow>
            <p className={css.note}>{copy.privacy}</p>
          </div>
        )}
        <ButtonRow isColumn>
          <Button kind="secondary" onClick={leave}>
            {BACK}
          </Button>
        </ButtonRow>
      </Panel>
    </StageFrame>
  );
}
