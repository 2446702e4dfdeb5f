import { withBase } from '@consorcio/contract/wire';
import { useEffect, useRef } from 'react';
import { isLight } from '../light-mode.ts';
import { isMotionReduced } from './reduced-motion.ts';

/** Milliseconds without a new picture after which a film is taken for stuck. */
const STALL = 1_500;
/** H.264, high profile: what the films are coded in. */
const CODING = 'video/mp4; codecs="avc1.64001f"';

/** False where the player asked for less motion or less data: pictures then. */
export const mayMove = (): boolean => !isMotionReduced() && !isLight();
/** The same, where the browser can also play the films. */
export const mayPlayFilms = (): boolean => mayMove() && document.createElement('video').canPlayType(CODING) !== '';

interface Props {
  /** A still of it, for a browser that knows no films: never fetched by the others. */
  readonly still?: string;
  /** Path without extension. SPEC section 7, static assets. */
  readonly name: string;
  readonly className?: string | undefined;
  /** The first picture is seen. */
  readonly onStart?: () => void;
  /** Over, or stuck on the way. */
  readonly onEnd?: () => void;
  /** No picture of it was shown: show pictures instead. */
  readonly onFail: () => void;
  readonly onCaption?: (words: string) => void;
}

/** A film without sound and without controls. One that stalls is ended. */
export function Film({ name, still, className, ...handlers }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    let hasStarted = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = new AbortController();
    const leave = (): void => {
      clearTimeout(timer);
      if (stop.signal.aborted) return;
      stop.abort();
      if (hasStarted) latest.current.onEnd?.();
      else latest.current.onFail();
    };
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(leave, STALL);
    };
    const start = (): void => {
      wait();
      if (hasStarted) return;
      hasStarted = true;
      latest.current.onStart?.();
    };
    const { signal } = stop;
    element.addEventListener('playing', start, { signal });
    element.addEventListener('timeupdate', wait, { signal });
    for (const event of ['ended', 'error'] as const) element.addEventListener(event, leave, { signal });
    const words = element.textTracks[0];
    if (words !== undefined) {
      words.mode = 'hidden';
      const tell = (): void => {
        const cue = words.activeCues?.[0];
        if (cue instanceof VTTCue) latest.current.onCaption?.(cue.text);
      };
      words.addEventListener('cuechange', tell, { signal });
    }
    element.muted = true;
    element.play().catch(() => undefined);
    wait();
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return (
    <video
      ref={video}
      className={className}
      src={withBase(`/${name}.mp4`)}
      poster={withBase(`/${name}.webp`)}
      muted
      playsInline
      preload="auto"
      disablePictureInPicture
      disableRemotePlayback
    >
      <track kind="captions" srcLang="pt-BR" label="Português" src={withBase(`/${name}.vtt`)} />
      {still !== undefined && <img src={withBase(still)} alt="" loading="lazy" />}
    </video>
  );
}
