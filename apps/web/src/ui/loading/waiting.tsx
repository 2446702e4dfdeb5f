import people from 'pictures:standing-small';
import { type ReactNode, useEffect } from 'react';
import { Halo } from '../backdrops/halo.tsx';
import { classNames } from '../class-names.ts';
import css from '../layout/stage-frame.module.css';
import { StageFrame } from '../layout/stage-frame.tsx';
import { announce } from '../notices/announce.ts';

export interface WaitingProps {
  readonly label: string;
  readonly detail: string;
}
interface Props extends WaitingProps {
  /** Address of a picture of 460 x 460; left out, a neighbour whom the way in shows too. */
  readonly art?: string;
  /** A game is about to begin: warm instead of calm. */
  readonly isGame?: boolean;
  readonly children?: ReactNode;
}

/** Milliseconds after which a wait is told; most are over before, and two follow each other on the way to a screen. */
const LONG = 2_000;

/** Tells what is waited for, when it takes long. */
export function useLongWait(words: string): void {
  useEffect(() => {
    const timer = setTimeout(() => announce(words, 'waiting'), LONG);
    return () => clearTimeout(timer);
  }, [words]);
}

/** A calm screen that says what is being waited for. */
export function Waiting({ label, detail, art = people[2], isGame = false, children }: Props) {
  const isWaiting = children === undefined;
  useLongWait(isWaiting ? `${label}. ${detail}` : '');
  return (
    <StageFrame
      base="broad"
      backdrop={<Halo ground={isGame ? 'warm' : 'calm'} />}
      className={classNames(css.waiting, children !== undefined && css.withMore)}
    >
      <img src={art} alt="" className={css.figure} width="460" height="480" />
      <div className={css.waitingText}>
        <h1 data-waiting={isWaiting || undefined}>{label}</h1>
        <p>{detail}</p>
      </div>
      {children ?? (
        <div className={css.dots} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )}
    </StageFrame>
  );
}
