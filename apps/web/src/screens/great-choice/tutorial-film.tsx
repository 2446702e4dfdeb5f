import scene2 from 'picture-loaders:escolha';
import scene1 from 'picture-loaders:jornada';
import scene3 from 'picture-loaders:pagarEGuardar';
import scene4 from 'picture-loaders:sonhoZero';
import hello from 'pictures:hello';
import { greatChoiceCopy as copy, tutorialCopy } from '@consorcio/copy/screens';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Film, mayPlayFilms } from '../../ui/motion/film.tsx';
import { TUTORIAL_LENGTH } from '../../ui/motion/film-lengths.ts';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';
import css from './great-choice.module.css';

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
export function TutorialFilm({ personaId, onEnd, onClose }: FilmProps) {
  const [isFilm, setFilm] = useState(mayPlayFilms);
  const end = useWatchdog(isFilm ? TUTORIAL_LENGTH : PICTURES_LENGTH, onEnd);
  return (
    <Dialog onClose={onClose} closesBeside={false} className={css.film} aria-label={copy.film}>
      {onClose && <CloseButton label={copy.closeFilm} onClose={onClose} className={css.close} />}
      {isFilm ? (
        <Playing personaId={personaId} onEnd={end} onFail={() => setFilm(false)} />
      ) : (
        <Pictures personaId={personaId} onEnd={end} />
      )}
    </Dialog>
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
