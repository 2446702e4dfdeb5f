import { sheetCopy } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isAnswerForeign } from '../../api/client.ts';
import { notLoaded } from '../../session/error-message.ts';
import { Button, type ButtonKind } from '../../ui/buttons/button.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { goBack } from '../../ui/go-back.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from '../pages.module.css';
import { type GroundTone, PaperGround } from './paper-ground.tsx';

interface Props {
  readonly title: string;
  readonly ground: GroundTone;
  /** On a broad window it lies open over more of it; `data-half` children then stand two in a row. */
  readonly isBroad?: boolean;
  /** The other pages of the same place. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** A sheet of paper with a ribbon and a way back, as long as its text. Frames 49, 51, 52. */
export function Sheet({ title, ground, isBroad = false, tabs, children }: Props) {
  const [, navigate] = useLocation();
  return (
    <StageFrame backdrop={<PaperGround tone={ground} />} className={css.stage}>
      <div className={classNames(css.holder, isBroad && css.broad)}>
        <Panel ribbon={title} className={css.panel}>
          {tabs}
          {children}
        </Panel>
        <CloseButton label={sheetCopy.close} onClose={() => goBack(navigate)} className={css.close} />
      </div>
    </StageFrame>
  );
}

/** Leads back from a sheet: to the previous screen, or to the welcome screen, which redirects. Green as main button. */
export function BackButton({ label, kind = 'primary' }: { label: string; kind?: ButtonKind }) {
  const [, navigate] = useLocation();
  return (
    <Button kind={kind} onClick={() => goBack(navigate)}>
      {label}
    </Button>
  );
}

/** What could not be loaded, with another try. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Waiting label={sheetCopy.notLoaded} detail={isAnswerForeign() ? notLoaded() : sheetCopy.notLoadedDetail}>
      <Button onClick={onRetry}>{sheetCopy.tryAgain}</Button>
    </Waiting>
  );
}
