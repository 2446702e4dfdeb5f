import cards from 'pictures:dream-card';
import gaveUp from 'pictures:gave-up';
import hello from 'pictures:hello';
import { GAME_NAME, offlineCopy } from '@consorcio/copy/first-screens';
import { leavingCopy } from '@consorcio/copy/fund';
import { carouselCopy, returningCopy } from '@consorcio/copy/screens';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { StageCircles } from '../../src/map/city/map-footer.tsx';
import { Toasts } from '../../src/overlays/toasts.tsx';
import { OfflineScreen } from '../../src/session/guards/offline-screen.tsx';
import { CardQuestion } from '../../src/teaching/cards/card-question.tsx';
import { Confetti } from '../../src/ui/backdrops/confetti.tsx';
import { HillsBackdrop } from '../../src/ui/backdrops/hills-backdrop.tsx';
import { StreetBackdrop } from '../../src/ui/backdrops/street-backdrop.tsx';
import { Sunburst } from '../../src/ui/backdrops/sunburst.tsx';
import { Button, ButtonLink, ButtonRow } from '../../src/ui/buttons/button.tsx';
import { Carousel, Dots } from '../../src/ui/carousel/carousel.tsx';
import { Confirm } from '../../src/ui/dialogs/confirm.tsx';
import { Chips } from '../../src/ui/figures/chips.tsx';
import { Counter } from '../../src/ui/figures/counter.tsx';
import { Field } from '../../src/ui/forms/field.tsx';
import { PasswordField } from '../../src/ui/forms/password-field.tsx';
import { OutlinedTitle } from '../../src/ui/layout/outlined-title.tsx';
import { Panel } from '../../src/ui/layout/panel.tsx';
import { RichText } from '../../src/ui/layout/rich-text.tsx';
import { StageFrame } from '../../src/ui/layout/stage-frame.tsx';
import { Story } from '../../src/ui/layout/story.tsx';
import { Waiting } from '../../src/ui/loading/waiting.tsx';
import { toast } from '../../src/ui/notices/toast.ts';
import { Logo } from '../../src/ui/pictures/logo.tsx';
import { People } from '../../src/ui/pictures/people.tsx';
import { ThingsPage } from './things-page.tsx';

const nothing = (): void => undefined;
const WORDS = 'Um texto de exemplo, com acentuação e um pouco mais de uma linha.';
const KINDS = ['primary', 'play', 'secondary', 'purple', 'danger'] as const;
const DREAMS = [1, 2, 3, 4] as const;

/** A quiet ground with one part on it. */
const sheet = (title: string, part: ReactNode) => () => (
  <StageFrame backdrop={<Sunburst ground="lilac" />}>
    <h1 className="reader-only">{title}</h1>
    <Panel ribbon={title} ribbonLevel="p">
      {part}
    </Panel>
  </StageFrame>
);

function Dreams() {
  const [index, setIndex] = useState(0);
  const slides = DREAMS.map((id) => ({
    key: id,
    name: `Sonho ${id}`,
    picture: <img src={cards[id]} alt="" width="344" height="352" />,
  }));
  return (
    <>
      <Carousel label="Sonhos" {...carouselCopy} slides={slides} index={index} onIndex={setIndex} />
      <Dots count={DREAMS.length} index={index} />
    </>
  );
}

function Notices() {
  useEffect(() => {
    toast.success(WORDS);
    toast.error(WORDS);
  }, []);
  return (
    <>
      <StageFrame backdrop={<HillsBackdrop />}>
        <h1>Avisos</h1>
      </StageFrame>
      <Toasts />
    </>
  );
}

/** Every part of `src/ui` in its states, by name. */
export const PARTS: Readonly<Record<string, ComponentType>> = {
  buttons: sheet(
    'Botões',
    <ButtonRow isColumn>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind}>
          {kind}
        </Button>
      ))}
      <Button disabled>parado</Button>
      <ButtonLink to="/">caminho</ButtonLink>
    </ButtonRow>,
  ),
  fields: sheet(
    'Campos',
    <>
      <Field label="Vazio" hint={WORDS} />
      <Field label="Com erro" defaultValue="ana@" fault="E-mail inválido" />
      <PasswordField label="Senha" defaultValue="Segredo-2026!" />
    </>,
  ),
  figures: sheet(
    'Números',
    <>
      <Counter kind="energia" value={7} label="ENERGIA" spoken={() => '7 de energia'} />
      <Counter kind="esforco" value={123} label="ESFORÇO" spoken={() => '123 de esforço'} />
      <Chips
        chips={[
          { label: 'Gasto', value: '3', icon: 'energia', tone: 'soft' },
          { label: 'Recompensa', value: '2 a 9', icon: 'esforco', tone: 'effort' },
        ]}
      />
      <StageCircles label="Etapas" total={5} current={3} nameOf={(place, state) => `Etapa ${place}: ${state}`} />
    </>,
  ),
  carousel: sheet('Carrossel', <Dreams />),
  words: sheet(
    'Palavras',
    <>
      <Logo name={GAME_NAME} />
      <OutlinedTitle edge="accent-ink">Título</OutlinedTitle>
      <RichText html={`<p>${WORDS}</p><p><strong>Negrito</strong> e <em>itálico</em>.</p>`} />
    </>,
  ),
  card: sheet(
    'Lembra desta ideia?',
    <CardQuestion memory={{ id: 8, lastDay: 0, rights: 0, variant: null, dueMonth: 0 }} onLater={nothing} />,
  ),
  confirm: () => (
    <Confirm
      ribbon={returningCopy.warningRibbon}
      tone="danger"
      picture={<img src={gaveUp[1]} alt="" width="516" height="244" />}
      question={returningCopy.warningTitle}
      body={leavingCopy(27, 22.5)}
      yes={returningCopy.yes}
      yesKind="danger"
      no={returningCopy.no}
      onYes={nothing}
      onNo={nothing}
    />
  ),
  story: () => (
    <Story
      backdrop={<StreetBackdrop />}
      top={<Logo name={GAME_NAME} />}
      art={<People people={DREAMS.map((id) => hello[id] ?? '')} />}
      title="Uma história"
      body={WORDS}
      buttons={<Button>AVANÇAR</Button>}
    />
  ),
  waiting: () => (
    <>
      <Waiting label="Carregando..." detail={WORDS} />
      <Confetti />
    </>
  ),
  offline: () => <OfflineScreen onBack={nothing} key={offlineCopy.title} />,
  notices: Notices,
  things: ThingsPage,
};
