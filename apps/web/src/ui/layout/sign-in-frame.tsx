import caramelo from 'picture:caramelo';
import type { ReactNode } from 'react';
import { StreetBackdrop } from '../backdrops/street-backdrop.tsx';
import { classNames } from '../class-names.ts';
import css from '../forms/forms.module.css';
import { Logo } from '../pictures/logo.tsx';
import { People } from '../pictures/people.tsx';
import { Panel } from './panel.tsx';
import { StageFrame } from './stage-frame.tsx';

interface Props {
  /** The game's. */
  readonly name: string;
  readonly ribbon: string;
  readonly tone?: 'danger' | undefined;
  readonly people: readonly string[];
  /** The form needs a phone's whole height. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
  /** Above everything, once it is open. */
  readonly dialog?: ReactNode;
}

/** A form in the street: on broad windows beside the mark and people of the neighbourhood. */
export const SignInFrame = ({ name, ribbon, tone, people, isLong = false, children, dialog }: Props) => (
  <StageFrame base="login" backdrop={<StreetBackdrop />} className={css.screen}>
    <Logo name={name} className={css.mark} />
    <Panel ribbon={ribbon} tone={tone} className={css.panel}>
      {children}
    </Panel>
    <People people={people} height={250} pet={caramelo} className={classNames(css.people, isLong && css.broadOnly)} />
    {dialog}
  </StageFrame>
);
