import stills from 'picture-loaders:film-still';
import cheering from 'pictures:cheering';
import cards from 'pictures:dream-card';
import hello from 'pictures:hello';
import { TUTORIAL_SCENES, TUTORIAL_WORDS, type TutorialScene } from '@consorcio/art/tutorial-words';
import { sharePath } from '@consorcio/contract/share-address';
import { PATHS } from '@consorcio/contract/wire';
import { guardCopy } from '@consorcio/copy/first-screens';
import { greatChoiceCopy as copy } from '@consorcio/copy/screens';
import { shareText } from '@consorcio/copy/share';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { personaCurrentQuery } from '../../api/queries.ts';
import { stageQuery } from '../../session/stage-query.ts';
import { ShareControl } from '../../share/share-control.tsx';
import { ScreenConcepts } from '../../teaching/concepts/screen-concepts.tsx';
import { Confetti } from '../../ui/backdrops/confetti.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import beside from '../../ui/carousel/carousel.module.css';
import { classNames } from '../../ui/class-names.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Film, mayPlayFilms } from '../../ui/motion/film.tsx';
import { TUTORIAL_LENGTH } from '../../ui/motion/film-lengths.ts';
import { announce } from '../../ui/notices/announce.ts';
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
          <Sunburst ground="joy" y="42%" />
          <Confetti />
        </>
      }
      className={classNames(beside.beside, css.screen)}
    >
      <OutlinedTitle edge="accent-ink">{copy.heading}</OutlinedTitle>
      <div className={css.pair} aria-hidden="true">
        <div className={css.arrangement}>
          <img className={css.dream} src={cards[dreamId]} alt="" width="344" height="352" />
          <img className={css.figure} src={cheering[persona.id]} alt="" width="300" height="400" />
          <span className={`disc ${css.more}`}>
            <PlusIcon />
          </span>
        </div>
      </div>
      <Panel className={`main-panel ${css.panel}`}>
        <h2>{copy.title(persona.name, dream.name)}</h2>
        <p>{copy.body(campaign.quota)}</p>
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
            <button type="button" className={`way ${css.filmAgain}`} onClick={() => setPlaying(true)}>
              {copy.filmAgain}
            </button>
            <Link href={PATHS.tutorial} className={`way ${css.filmAgain}`}>
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

/** Milliseconds of one picture where the film cannot be shown, and so of all of them. */
const SCENE_SHOWN = 3_000;
const PICTURES_LENGTH = SCENE_SHOWN * TUTORIAL_SCENES.length;

interface Props {
  readonly personaId: number;
  /** The player's own, shown in the last scene. */
  readonly dreamId: number;
  /** Called once, when the film is over or cannot go on. */
  readonly onEnd: () => void;
}

interface FilmProps extends Props {
  /** Where the film is seen again: it may be closed. */
  readonly onClose?: () => void;
}

/** The persona's tutorial; the first time it cannot be skipped and leads on by itself. SPEC section 2, Great Choice. */
function TutorialFilm({ personaId, dreamId, onEnd, onClose }: FilmProps) {
  const id = useId();
  const [isFilm, setFilm] = useState(mayPlayFilms);
  const end = useWatchdog(isFilm ? TUTORIAL_LENGTH : PICTURES_LENGTH, onEnd);
  return (
    <Dialog onClose={onClose} closesBeside={false} className={`whole-window ${css.film}`} aria-labelledby={id}>
      <h2 id={id} className="reader-only">
        {copy.film}
      </h2>
      {onClose && <CloseButton label={copy.closeFilm} onClose={onClose} className={css.close} />}
      {isFilm ? (
        <Playing personaId={personaId} dreamId={dreamId} onEnd={end} onFail={() => setFilm(false)} />
      ) : (
        <Pictures personaId={personaId} dreamId={dreamId} onEnd={end} />
      )}
    </Dialog>
  );
}

/** The film with its words; on a broad window the persona stands beside it and says them. */
function Playing({ personaId, dreamId, onEnd, onFail }: Props & { readonly onFail: () => void }) {
  const [words, setWords] = useState('');
  useEffect(() => announce(words), [words]);
  return (
    <div className={css.playing}>
      <div className={css.filmFrame}>
        <Film
          name={`choiceVideo/telas_video_tutorial_p${personaId}`}
          className={css.video}
          onEnd={onEnd}
          onFail={onFail}
          onCaption={setWords}
        />
        <OwnDream
          dreamId={dreamId}
          scene={TUTORIAL_SCENES.find((name) => TUTORIAL_WORDS[name].words === words) ?? 'together'}
        />
      </div>
      <div className={css.teller}>
        <p className={`lead ${css.words}`}>{words}</p>
        <img className={css.fetchedAhead} src={hello[personaId]} alt="" loading="lazy" />
      </div>
    </div>
  );
}

/** The film is one for all dreams. The player's own is laid where the person thinks of it, and on the tile of the last scene. */
const OwnDream = ({ dreamId, scene }: { dreamId: number; scene: TutorialScene }) =>
  scene === 'raffle' || scene === 'bid' ? null : (
    <img key={scene} className={css.own} data-scene={scene} src={cards[dreamId]} alt="" width="344" height="352" />
  );

/** Its scenes as pictures with the same words, one after the other. */
function Pictures({ personaId, dreamId, onEnd }: Props) {
  const [scene, setScene] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => (scene + 1 < TUTORIAL_SCENES.length ? setScene(scene + 1) : onEnd()), SCENE_SHOWN);
    return () => clearTimeout(timer);
  }, [scene, onEnd]);
  const name = TUTORIAL_SCENES[scene] ?? 'dream';
  const { title, words } = TUTORIAL_WORDS[name];
  useEffect(() => announce(`${title}. ${words}`), [title, words]);
  return (
    <>
      <div className={`stack ${css.frame}`} data-gap="5" key={scene}>
        <div className={css.filmFrame}>
          <LazyPicture load={stills[`${name}-${personaId}`]} className={css.scene} />
          <OwnDream dreamId={dreamId} scene={name} />
        </div>
        <div className={css.caption}>
          <h2>{title}</h2>
          <p className={css.filmText}>{words}</p>
        </div>
      </div>
      <div className={css.time} aria-hidden="true">
        {TUTORIAL_SCENES.map((each, place) => (
          <i className={css.beat} key={each} data-place={place < scene ? 'past' : place === scene ? 'now' : 'next'} />
        ))}
      </div>
    </>
  );
}

/** Milliseconds that a film gets beyond its own length before it is taken for stuck. */
const GRACE = 2_000;

/**
 * Calls `onEnd` once: when the returned function is called (end, error, stall), or by itself after the duration
 * (milliseconds) and a grace. So a film that does not play never blocks the player.
 */
function useWatchdog(duration: number, onEnd: () => void): () => void {
  const latest = useRef(onEnd);
  const isOver = useRef(false);
  latest.current = onEnd;
  const end = useCallback(() => {
    if (isOver.current) return;
    isOver.current = true;
    latest.current();
  }, []);
  useEffect(() => {
    const timer = setTimeout(end, duration + GRACE);
    return () => clearTimeout(timer);
  }, [duration, end]);
  return end;
}
