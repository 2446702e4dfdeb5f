import { sheetCopy } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../ui/button.tsx';
import { CloseIcon } from '../ui/glyphs.tsx';
import { goBack } from '../ui/go-back.ts';
import { Panel } from '../ui/panel.tsx';
import { StageFrame } from '../ui/stage-frame.tsx';
import { Waiting } from '../ui/waiting.tsx';
import css from './sheet.module.css';

interface Props {
  readonly title: string;
  /** Colour of the ground, a token's name. */
  readonly ground: 'nevoa' | 'lilas-vivo' | 'creme';
  readonly children: ReactNode;
}

/** A sheet of paper with a ribbon and a way back, as long as its text. Frames 49, 51, 52. */
export function Sheet({ title, ground, children }: Props) {
  const [, navigate] = useLocation();
  return (
    <StageFrame
      backdrop={<div className={css.ground} style={{ background: `var(--${ground})` }} />}
      className={css.stage}
    >
      <div className={css.holder}>
        <Panel ribbon={title} className={css.panel}>
          {children}
        </Panel>
        <button type="button" className={css.close} aria-label={sheetCopy.close} onClick={() => goBack(navigate)}>
          <CloseIcon />
        </button>
      </div>
    </StageFrame>
  );
}

/** The green way back of a sheet: to the screen before, or to where the player stands. */
export function BackButton({ label }: { label: string }) {
  const [, navigate] = useLocation();
  return <Button onClick={() => goBack(navigate)}>{label}</Button>;
}

/** What could not be loaded, with another try. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Waiting label={sheetCopy.notLoaded} detail={sheetCopy.notLoadedDetail}>
      <Button onClick={onRetry}>{sheetCopy.tryAgain}</Button>
    </Waiting>
  );
}
