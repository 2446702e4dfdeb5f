import scene2 from 'picture-loaders:escolha';
import scene1 from 'picture-loaders:jornada';
import scene3 from 'picture-loaders:pagarEGuardar';
import scene4 from 'picture-loaders:sonhoZero';
import cheering from 'pictures:cheering';
import cards from 'pictures:dream-card';
import hello from 'pictures:hello';
import { sharePath } from '@consorcio/contract/share-address';
import { PATHS } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { greatChoiceCopy as copy, tutorialCopy } from '@consorcio/copy/screens';
import { shareText } from '@consorcio/copy/share';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { personaCurrentQuery, stageQuery } from '../../api/queries.ts';
import { ShareControl } from '../../share/share-control.tsx';
import { ScreenConcepts } from '../../teaching/concepts/screen-concepts.tsx';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import beside from '../../ui/layout/two-columns.module.css';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Film, mayPlayFilms } from '../../ui/motion/film.tsx';
import { TUTORIAL_LENGTH } from '../../ui/motion/film-lengths.ts';
import { useWatchdog } from '../../ui/motion/use-watchdog.ts';
import { PlusIcon } from '../../ui/pictures/later-glyphs.tsx';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';
import css from './great-choice.module.css';

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
      <OutlinedTitle edge="#4B3296" size={64}>
        {copy.heading}
      </OutlinedTitle>
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
        <p>{copy.body(dream.cycles, campaign.quota)}</p>
        <div className={css.actions}>
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
            <button type="button" className={css.way} onClick={() => setPlaying(true)}>
              {copy.filmAgain}
            </button>
            <Link href={PATHS.tutorial} className={css.way}>
              {copy.tutorialAgain}
            </Link>
          </p>
        )}
      </Panel>
      {!isPlaying && <ScreenConcepts screen="greatChoice" />}
      {isPlaying &&
        (isFirst ? (
          <TutorialFilm personaId={persona.id} onEnd={() => navigate(PATHS.tutorial)} />
        ) : (
          <TutorialFilm personaId={persona.id} onEnd={() => setPlaying(false)} onClose={() => setPlaying(false)} />
        ))}
    </StageFrame>
  );
}

const SCENES = [scene1, scene2, scene3, scene4];
/** Milliseconds of one picture where the film cannot be shown, and so of all of them. */
const SCENE_SHOWN = 3_000;
const PICTURES_LENGTH = SCENE_SHOWN * SCENES.length;

interface Props {
  readonly personaId: number;
  /** Called once, when the film is over or cannot go on. */
  readonly onEnd: () => void;
}

interface FilmProps extends Props {
  /** Where the film is seen again: it may be closed. */
  readonly onClose?: () => void;
}

/** The persona's tutorial; the first time it cannot be skipped and leads on by itself. SPEC section 2, Great Choice. */
function TutorialFilm({ personaId, onEnd, onClose }: FilmProps) {
  const [isFilm, setFilm] = useState(mayPlayFilms);
  const dialog = useRef<HTMLDialogElement>(null);
  const end = useWatchdog(isFilm ? TUTORIAL_LENGTH : PICTURES_LENGTH, onEnd);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={css.film}
      aria-label={copy.film}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {onClose && <CloseButton label={copy.closeFilm} onClose={onClose} className={css.close} />}
      {isFilm ? (
        <Playing personaId={personaId} onEnd={end} onFail={() => setFilm(false)} />
      ) : (
        <Pictures personaId={personaId} onEnd={end} />
      )}
    </dialog>
  );
}

/** The film with its words; on a broad window the persona stands beside it and says them. */
function Playing({ personaId, onEnd, onFail }: Props & { readonly onFail: () => void }) {
  const [words, setWords] = useState('');
  return (
    <div className={css.playing}>
      <Film
        name={`choiceVideo/telas_video_tutorial_p${personaId}`}
        className={css.video}
        onEnd={onEnd}
        onFail={onFail}
        onCaption={setWords}
      />
      <div className={css.teller}>
        <p className={css.words} aria-live="polite">
          {words}
        </p>
        <img src={hello[personaId]} alt="" loading="lazy" />
      </div>
    </div>
  );
}

/** Four pictures with their words, one after the other. */
function Pictures({ personaId, onEnd }: Props) {
  const [scene, setScene] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => (scene + 1 < SCENES.length ? setScene(scene + 1) : onEnd()), SCENE_SHOWN);
    return () => clearTimeout(timer);
  }, [scene, onEnd]);
  const words = tutorialCopy.steps[scene];
  return (
    <>
      <div className={css.frame} key={scene}>
        <LazyPicture load={SCENES[scene]?.[personaId] ?? SCENES[scene]?.[1]} className={css.scene} />
        <div className={css.caption} aria-live="polite">
          <h2>{words?.title}</h2>
          <p>{words?.body}</p>
        </div>
      </div>
      <div className={css.time} aria-hidden="true">
        {SCENES.map((_, place) => (
          <i
            key={tutorialCopy.steps[place]?.title}
            data-place={place < scene ? 'past' : place === scene ? 'now' : 'next'}
          />
        ))}
      </div>
    </>
  );
}
