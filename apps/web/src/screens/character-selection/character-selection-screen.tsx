import cheering from 'pictures:cheering';
import portraits from 'pictures:portrait';
import standing from 'pictures:standing';
import blinks from 'pictures:standing-blink';
import glances from 'pictures:standing-glance';
import { PATHS } from '@consorcio/contract/wire';
import { actionErrors } from '@consorcio/copy/errors';
import { carouselCopy, characterSelectionCopy as copy } from '@consorcio/copy/screens';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { call, isAnswerForeign } from '../../api/client.ts';
import { personaListQuery } from '../../api/queries.ts';
import { notLoaded } from '../../session/error-message.ts';
import { CHARACTER_INDEX, storePersona } from '../../session/local-keys.ts';
import { Unreached } from '../../session/unreached.tsx';
import type { Ground } from '../../ui/backdrops/grounds.ts';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import beside from '../../ui/carousel/carousel.module.css';
import { Carousel, ChoiceRow } from '../../ui/carousel/carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Confirm } from '../../ui/dialogs/confirm.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { useNews } from '../../ui/notices/announce.ts';
import { toast } from '../../ui/notices/toast.ts';
import { LivingPerson } from '../../ui/pictures/living-person.tsx';
import { served } from '../../ui/pictures/served.ts';
import css from './character-selection.module.css';

/** The paper in the colour of each persona. STYLE section 6. */
const GROUNDS: Readonly<Record<number, Ground>> = { 1: 'ipe', 2: 'lagoon', 3: 'pink', 4: 'violet' };

/** Carousel of the personas and the question behind 'QUERO ESSE PERSONAGEM'. SPEC section 2. */
export function CharacterSelectionScreen() {
  const { data: personas = [], isPending, refetch } = useQuery(personaListQuery);
  const [index, setIndex] = useState(() => CHARACTER_INDEX.read() ?? 0);
  const [isAsking, setAsking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [, navigate] = useLocation();
  const persona = personas[index] ?? personas[0];
  useNews(persona === undefined ? '' : `${persona.name}. ${persona.description}`);
  if (persona === undefined)
    return <Unreached label={copy.loading} isWaiting={isPending} onRetry={() => void refetch()} />;
  const ground = GROUNDS[persona.id] ?? 'pink';

  const choose = async (): Promise<void> => {
    setChoosing(true);
    const answer = await call('personaChoose', { body: { personaId: persona.id } });
    setChoosing(false);
    if (!answer.ok) return toast.error(isAnswerForeign() ? notLoaded() : actionErrors.personaChoose);
    storePersona(persona.id);
    navigate(PATHS.cityWelcome);
  };
  const turnTo = (place: number): void => {
    setIndex(place);
    CHARACTER_INDEX.write(place);
  };

  return (
    <StageFrame
      base="broad"
      backdrop={<Sunburst ground={ground} y="40%" />}
      className={classNames(beside.beside, css.screen)}
    >
      <h1>{copy.heading}</h1>
      <Carousel
        label={copy.heading}
        {...carouselCopy}
        index={personas.indexOf(persona)}
        onIndex={turnTo}
        slides={personas.map(({ id, name, imagePath }) => ({
          key: id,
          name,
          picture: (
            <LivingPerson className={css.person} blink={blinks[id]} glance={glances[id]}>
              <img {...served(`/api/${imagePath}`, standing[id])} alt="" width="300" height="400" draggable={false} />
            </LivingPerson>
          ),
        }))}
        className={css.carousel}
      />
      <div className={css.allRow}>
        <ChoiceRow
          label={copy.all}
          choices={personas.map(({ id, name }) => ({ key: id, name, picture: portraits[id] }))}
          index={personas.indexOf(persona)}
          onIndex={turnTo}
          className={css.all}
        />
        <Panel ribbon={persona.name} ribbonLevel="h2" className={`main-panel ${css.panel}`}>
          <p>
            <span key={persona.id} className={css.description}>
              {persona.description}
            </span>
          </p>
          <Button onClick={() => setAsking(true)}>{copy.choose}</Button>
        </Panel>
      </div>
      {isAsking && (
        <Confirm
          picture={
            <>
              <Sunburst ground={ground} y="62%" />
              <img className={css.party} src={cheering[persona.id]} alt="" width="300" height="400" />
            </>
          }
          question={copy.question}
          yes={copy.yes}
          no={copy.no}
          isBusy={isChoosing}
          onYes={choose}
          onNo={() => setAsking(false)}
        />
      )}
    </StageFrame>
  );
}
