import cheering from 'pictures:cheering';
import cards from 'pictures:dream-card';
import { sharePath } from '@consorcio/contract/share-address';
import { PATHS } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { greatChoiceCopy as copy } from '@consorcio/copy/screens';
import { shareText } from '@consorcio/copy/share';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { personaCurrentQuery, stageQuery } from '../../api/queries.ts';
import { ShareControl } from '../../share/share-control.tsx';
import { ScreenConcepts } from '../../teaching/concepts/screen-concepts.tsx';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import beside from '../../ui/carousel/carousel.module.css';
import { classNames } from '../../ui/class-names.ts';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { PlusIcon } from '../../ui/pictures/later-glyphs.tsx';
import css from './great-choice.module.css';
import { TutorialFilm } from './tutorial-film.tsx';

/** Great Choice: persona and dream together, the way to share them, and the film behind the first 'COMEÇAR O JOGO'. */
export function GreatChoiceScreen() {
  const { data: persona } = useQuery(personaCurrentQuery);
  const { data: current } = useQuery(stageQuery);
  const [isPlaying, setPlaying] = useState(false);
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get('dream'));
  if (persona === undefined || current === undefined) {
    return <Waiting label={guardCopy.loading} detail={guardCopy.loadingDetail} />;
  }
  const { dream, campaign } = current;
  const dreamId = asked in cards ? asked : dream.id;
  /* The film and the tutorial are required for the player's first dream only. */
  const isFirst = (campaign.number ?? 1) === 1;
  const begin = (): void => (isFirst ? setPlaying(true) : navigate(PATHS.map));

  return (
    <StageFrame
      base="broad"
      backdrop={
        <>
          <Sunburst ground="#7A55C9" rays="#8662D3" y="42%" />
          <Confetti />
        </>
      }
      className={classNames(beside.beside, css.screen)}
    >
      <OutlinedTitle edge="#4B3296">{copy.heading}</OutlinedTitle>
      <div className={css.pair} aria-hidden="true">
        <div className={css.arrangement}>
          <img className={css.dream} src={cards[dreamId]} alt="" width="344" height="352" />
          <img className={css.figure} src={cheering[persona.id]} alt="" width="300" height="400" />
          <span className={css.more}>
            <PlusIcon />
          </span>
        </div>
      </div>
      <Panel className={css.panel}>
        <h2>{copy.title(persona.name, dream.name)}</h2>
        <p>{copy.body(campaign.quota)}</p>
        <div className={`flex gap-4 ${css.actions}`}>
          <Button kind="play" onClick={begin}>
            {copy.start}
          </Button>
          <ShareControl
            path={sharePath({ kind: 'avatar', id: String(persona.id), dream: dreamId })}
            text={shareText.avatar}
          />
        </div>
        {!isFirst && (
          <p className={css.again}>
            <button type="button" className="way content-center" onClick={() => setPlaying(true)}>
              {copy.filmAgain}
            </button>
            <Link href={PATHS.tutorial} className="way content-center">
              {copy.tutorialAgain}
            </Link>
          </p>
        )}
      </Panel>
      {!isPlaying && <ScreenConcepts screen="greatChoice" />}
      {isPlaying &&
        (isFirst ? (
          <TutorialFilm personaId={persona.id} dreamId={dreamId} onEnd={() => navigate(PATHS.tutorial)} />
        ) : (
          <TutorialFilm
            personaId={persona.id}
            dreamId={dreamId}
            onEnd={() => setPlaying(false)}
            onClose={() => setPlaying(false)}
          />
        ))}
    </StageFrame>
  );
}
