import { openGroupCopy as copy } from '@consorcio/copy/live-host';
import { LIVE_MONTHS, LIVE_PACES, type LiveMonths, type LivePace } from '@consorcio/rules/live-words';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { keepHostKey } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { newKey } from '../../../live/live-token.ts';
import { HillsBackdrop } from '../../../ui/backdrops/hills-backdrop.tsx';
import { Button, ButtonRow } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { toast } from '../../../ui/notices/toast.ts';
import { CodeForm } from '../entrar/code-form.tsx';
import css from './open-group.module.css';

/** `/ao-vivo`: the projector's code for who comes in; CRIAR UM GRUPO, how many months, ABRIR A SALA; everything else has a sensible value and is folded. */
export function OpenGroupScreen() {
  const [isCreating, setCreating] = useState(false);
  return (
    <StageFrame backdrop={<HillsBackdrop />} className={css.stage}>
      <Panel ribbon={copy.name}>
        {isCreating ? (
          <OpenGroupForm />
        ) : (
          <div className={css.form}>
            <p className={css.lead}>{copy.lead}</p>
            <CodeForm />
            <ButtonRow isColumn>
              <Button onClick={() => setCreating(true)}>{copy.create}</Button>
            </ButtonRow>
            <p className={css.note}>{copy.privacy}</p>
          </div>
        )}
      </Panel>
    </StageFrame>
  );
}

/** What is proposed for a lesson of 50 minutes. */
const USUAL: LiveMonths = 5;

function OpenGroupForm() {
  const [months, setMonths] = useState<LiveMonths>(USUAL);
  const [pace, setPace] = useState<LivePace>('NORMAL');
  const [isBusy, setBusy] = useState(false);
  const [, navigate] = useLocation();
  /* The same key again gives the same group: a second tap after a lost answer opens no second room. */
  const key = useRef(newKey());
  const open = async (): Promise<void> => {
    setBusy(true);
    const answer = await liveCall('liveCreate', { body: { months, mode: 'LIVE', pace, key: key.current } });
    if (answer.ok) {
      keepHostKey(answer.value.groupId, key.current);
      navigate(livePath('host', answer.value.groupId));
      return;
    }
    setBusy(false);
    toast.error(answer.error.kind === 'code' && answer.error.status === 429 ? copy.later : copy.failed);
  };
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <fieldset className={css.choices}>
        <legend>{copy.months}</legend>
        {LIVE_MONTHS.map((length) => (
          <label key={length}>
            <input type="radio" name="months" checked={months === length} onChange={() => setMonths(length)} />
            <b>{copy.lengths[length].name}</b>
            <span>
              {copy.lengths[length].good}, {copy.lengths[length].minutes}
            </span>
          </label>
        ))}
      </fieldset>
      <details className={css.options}>
        <summary>{copy.options}</summary>
        <fieldset className={css.choices}>
          <legend>{copy.pace.title}</legend>
          {LIVE_PACES.map((each) => (
            <label key={each}>
              <input type="radio" name="pace" checked={pace === each} onChange={() => setPace(each)} />
              <b>{copy.pace[each]}</b>
              <span>{copy.pace.about[each]}</span>
            </label>
          ))}
        </fieldset>
        <p className={css.note}>{copy.few}</p>
      </details>
      <ButtonRow isColumn>
        <Button type="submit" kind="play" disabled={isBusy}>
          {copy.open}
        </Button>
      </ButtonRow>
    </form>
  );
}
