import hello from 'pictures:hello';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import type { ReactNode } from 'react';
import { JoyBackdrop } from '../../ui/backdrops/joy-backdrop.tsx';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import css from './certificate-check.module.css';

const PEOPLE = [2, 1, 4, 3].map((persona) => hello[persona]).filter((src) => src !== undefined);

/** The ground of the three pages of a code: the street with its people; a true one has rays and confetti. */
export function CheckFrame({ isTrue = false, children }: { isTrue?: boolean; children: ReactNode }) {
  return (
    <StageFrame base="broad" backdrop={isTrue ? <JoyBackdrop /> : <StreetBackdrop />} className={css.screen}>
      <Logo name={GAME_NAME} />
      {children}
      {!isTrue && <People people={PEOPLE} height={250} className={css.people} />}
    </StageFrame>
  );
}
