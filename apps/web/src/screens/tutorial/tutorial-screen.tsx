import scene2 from 'picture-loaders:escolha';
import scene1 from 'picture-loaders:jornada';
import scene3 from 'picture-loaders:pagarEGuardar';
import dreamScenes from 'picture-loaders:sonhoZero-dream';
import { PATHS } from '@consorcio/contract/wire';
import { tutorialCopy as copy } from '@consorcio/copy/screens';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { storedPersona } from '../../session/local-keys.ts';
import { useSession } from '../../session/session-store.ts';
import { ScreenConcepts } from '../../teaching/concepts/screen-concepts.tsx';
import { Halo } from '../../ui/backdrops/halo.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { Dots } from '../../ui/carousel/carousel.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { useNews } from '../../ui/notices/announce.ts';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';
import css from './tutorial.module.css';

/** Scenes of the first three steps; the fourth shows the player's own dream before its first instalment. */
const SCENES = [scene1, scene2, scene3];

/** Four steps; the last 'Avançar' leads to the map. SPEC section 2. */
export function TutorialScreen() {
  const [step, setStep] = useState(1);
  const dreamId = useSession((session) => session.user.campaign?.dreamId);
  const [, navigate] = useLocation();
  const persona = storedPersona();
  const words = copy.steps[step - 1];
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
        <LazyPicture key={step} load={load} className={css.scene} />
        <div className={css.text}>
          <p className="reader-only">{copy.stepOf(step, copy.steps.length)}</p>
          <h2 className={css.title} key={`title-${step}`}>
            {words?.title}
          </h2>
          <p key={`body-${step}`}>{words?.body}</p>
        </div>
        <Dots count={copy.steps.length} index={step - 1} />
        <ButtonRow>
          {step > 1 && (
            <Button kind="secondary" onClick={() => setStep(step - 1)}>
              {copy.back}
            </Button>
          )}
          <Button onClick={goOn}>{copy.next}</Button>
        </ButtonRow>
      </Panel>
    </StageFrame>
  );
}
