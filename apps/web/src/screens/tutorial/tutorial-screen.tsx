import bill from 'picture:bill';
import scene2 from 'picture-loaders:escolha';
import scene1 from 'picture-loaders:jornada';
import payingScenes from 'picture-loaders:pagarEGuardar';
import dreamScenes from 'picture-loaders:sonhoZero-dream';
import { PATHS } from '@consorcio/contract/wire';
import { tutorialCopy as copy } from '@consorcio/copy/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { sound } from '../../audio/index.ts';
import { storedPersona } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { stageQuery } from '../../session/stage-query.ts';
import { ScreenConcepts } from '../../teaching/concepts/screen-concepts.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Dots } from '../../ui/carousel/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { useNews } from '../../ui/notices/announce.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';
import paying from './first-instalment.module.css';
import css from './tutorial.module.css';

/** Scenes of the first two steps; the fourth shows the player's own dream before its first instalment. */
const SCENES = [scene1, scene2];
const PAYING = 3;

/** Four steps; the last 'Avançar' leads to the map. SPEC section 2. */
export function TutorialScreen() {
  const [step, setStep] = useState(1);
  const dreamId = useSession((session) => session.user.campaign?.dreamId);
  const [, navigate] = useLocation();
  const persona = storedPersona();
  const [isPaid, setPaid] = useState(false);
  const words = step === PAYING && isPaid ? copy.paid : copy.steps[step - 1];
  const load = SCENES[step - 1]?.[persona] ?? dreamScenes[`${persona}-${dreamId}`];
  useNews(`${copy.stepOf(step, copy.steps.length)}. ${words?.title}. ${words?.body}`);
  const goOn = (): void => (step < copy.steps.length ? setStep(step + 1) : navigate(PATHS.map));

  return (
    <StageFrame base="broad" backdrop={<Halo ground="sky" y="35%" />} className={css.screen}>
      <h1>{copy.heading}</h1>
      <ScreenConcepts screen="tutorial" />
      <Panel className={css.panel}>
        <span className={`disc ${css.number}`} aria-hidden="true">
          {step}
        </span>
        {step === PAYING ? (
          <FirstInstalment persona={persona} isPaid={isPaid} onPay={() => setPaid(true)} />
        ) : (
          <LazyPicture key={step} load={load} className={css.scene} />
        )}
        <div className={`stack ${css.text}`} data-gap="4">
          <p className="reader-only">{copy.stepOf(step, copy.steps.length)}</p>
          <h2 className={css.title} key={words?.title}>
            {words?.title}
          </h2>
          <p key={words?.body}>{words?.body}</p>
        </div>
        <Dots count={copy.steps.length} index={step - 1} />
        <ButtonRow>
          {step > 1 && (
            <Button kind="secondary" onClick={() => setStep(step - 1)}>
              {copy.back}
            </Button>
          )}
          <Button kind={step === PAYING && !isPaid ? 'secondary' : 'primary'} onClick={goOn}>
            {copy.next}
          </Button>
        </ButtonRow>
      </Panel>
    </StageFrame>
  );
}

interface BillProps {
  readonly persona: string;
  readonly isPaid: boolean;
  readonly onPay: () => void;
}

/** The own campaign's first bill and the group around its jar: a press pays, in this picture alone. */
function FirstInstalment({ persona, isPaid, onPay }: BillProps) {
  const { data: current } = useQuery(stageQuery);
  const effort = current?.dream.effortCostPerCycle;
  const words = isPaid ? copy.bill.paid : copy.bill.pay;
  const pay = (): void => {
    if (isPaid) return;
    sound.playEffect('ESFORCO');
    onPay();
  };
  return (
    <div className={classNames(css.scene, paying.scene)} data-paid={isPaid || undefined}>
      <LazyPicture load={payingScenes[persona]} className={paying.picture} />
      <button type="button" className={paying.bill} aria-disabled={isPaid} onClick={pay}>
        <img src={bill} alt="" width="120" height="156" />
        {effort !== undefined && (
          <b>
            <span className="reader-only">{copy.bill.before} </span>
            {effort}
            <Icon name="esforco" />
            <span className="reader-only"> {copy.bill.after} </span>
          </b>
        )}
        <span className={isPaid ? paying.stamp : paying.pay}>{words}</span>
      </button>
    </div>
  );
}
