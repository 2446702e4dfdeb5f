import { type Beat, dealNumbers } from '@consorcio/art/raffle-shot';
import { useEffect, useRef } from 'react';
import { personOf } from '../../../../teaching/group/person-of-quota.ts';
import { SHOT_LOADING } from '../../../chart/delays.ts';
import type { MapContext } from '../../../chart/map-context.ts';
import css from './live-shot.module.css';
import { numberedBalls } from './numbered-balls.ts';
import { play } from './play.ts';
import { prepareShot } from './prepare.ts';
import type { Scene } from './scene.ts';
import { memberSprite } from './sprites.ts';

export { prepareShot } from './prepare.ts';

interface Props {
  readonly context: MapContext;
  readonly onBeat: (beat: Beat) => void;
  readonly onEnd: () => void;
  /** It could not begin. */
  readonly onFail: () => void;
}

/** The raffle as one shot, live on a canvas that fills the window. */
export function LiveShot({ context, ...handlers }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(handlers);
  latest.current = handlers;
  const first = useRef(context);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const fail = (): void => {
      if (signal.aborted) return;
      stop.abort();
      latest.current.onFail();
    };
    const timer = setTimeout(fail, SHOT_LOADING);
    sceneOf(first.current)
      .then((scene) => {
        clearTimeout(timer);
        if (canvas.current === null || signal.aborted) return;
        play(canvas.current, scene, {
          onBeat: (beat) => latest.current.onBeat(beat),
          onEnd: () => latest.current.onEnd(),
          signal,
        });
      })
      .catch(fail);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  return <canvas ref={canvas} className={css.canvas} />;
}

/** Everything that is seen, ready before the first picture. */
async function sceneOf({ current, raffle }: MapContext): Promise<Scene> {
  const { campaign, user, stage } = current;
  const drawn = raffle?.drawnQuota ?? null;
  if (raffle === null || drawn === null) throw new Error('nothing was drawn');
  const [{ hall, run }, winner] = await Promise.all([
    prepareShot(user.personaId, raffle.globe.length, stage.cycle),
    drawn === campaign.quota ? null : memberSprite(personOf(drawn, campaign.seedCommitment)),
    document.fonts.ready,
  ]);
  return {
    hall,
    winner,
    run,
    balls: numberedBalls(hall.balls, raffle.globe, campaign.quota),
    dealt: dealNumbers(run.leaver, raffle.globe, drawn),
    own: campaign.quota,
    drawn,
  };
}
