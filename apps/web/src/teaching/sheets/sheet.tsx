import town from 'picture:paper-town';
import hello from 'pictures:hello';
import { sheetCopy, TEACHING_BACK } from '@consorcio/copy/teaching';
import type { CSSProperties, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { isAnswerForeign } from '../../api/client.ts';
import { notLoaded } from '../../session/error-message.ts';
import { Button, type ButtonKind, ButtonRow } from '../../ui/buttons/button.tsx';
import { CloseButton } from '../../ui/buttons/close-button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { goBack } from '../../ui/go-back.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { cssUrl } from '../../ui/pictures/served.ts';
import css from '../pages.module.css';

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

interface BackRowProps {
  readonly label?: string;
  readonly kind?: ButtonKind;
  /** Other ways, before the one back. */
  readonly children?: ReactNode;
}

/** The last row of a sheet: the way back. */
export const BackRow = ({ label = TEACHING_BACK, kind = 'primary', children }: BackRowProps) => (
  <ButtonRow>
    {children}
    <BackButton label={label} kind={kind} />
  </ButtonRow>
);

/** What could not be loaded, with another try. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Waiting label={sheetCopy.notLoaded} detail={isAnswerForeign() ? notLoaded() : sheetCopy.notLoadedDetail}>
      <Button onClick={onRetry}>{sheetCopy.tryAgain}</Button>
    </Waiting>
  );
}

interface IntroProps {
  readonly picture: string;
  /** The picture's size, in its own units. */
  readonly size: readonly [width: number, height: number];
  readonly children: ReactNode;
}

/** The first words of a sheet beside a picture. */
export const SheetIntro = ({ picture, size: [width, height], children }: IntroProps) => (
  <p className={`row ${css.intro}`} data-gap="4">
    <img src={picture} alt="" width={width} height={height} />
    {children}
  </p>
);

/** Colour of the ground, a token's name. */
type GroundTone = 'haze' | 'accent-pale' | 'inset';

/** Loaded only in windows that show them. */
const PEOPLE = { '--left': cssUrl(String(hello[1])), '--right': cssUrl(String(hello[4])) } as CSSProperties;

/** What lies behind sheets of paper: one quiet colour, and on windows broader than a sheet a street cut from paper with two of its people. */
export const PaperGround = ({ tone }: { tone: GroundTone }) => (
  <div className={`not-printed ${css.paperGround}`} style={{ backgroundColor: `var(--${tone})` }}>
    <div className={css.town} style={{ backgroundImage: `url(${town})` }} />
    <div className={css.people} style={PEOPLE} />
  </div>
);
