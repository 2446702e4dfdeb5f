import { coinsText, signedText } from '@consorcio/copy/live-assembly';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { arriveAt, isFocusLost } from '../../../../ui/arrive-at.ts';
import { announce } from '../../../../ui/notices/announce.ts';
import css from '../seat.module.css';

/** One question of the month: its heading has the focus when it comes, and its sentences are said once. */
export function Question({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => (section.current === null ? undefined : tellStep(section.current)), []);
  return (
    <section ref={section} className={`stack ${css.question}`} data-gap="4">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </section>
  );
}

/**
 * Moves the focus to the heading, but never away from a control in use; what the focus does not read is said.
 * @returns what calls the move off
 */
function tellStep(section: HTMLElement): () => void {
  const heading = section.querySelector('h1');
  const isInUse = !isFocusLost();
  const sentences = [...section.querySelectorAll(':scope > p:not([data-said])')].map(({ textContent }) => textContent);
  const said = [isInUse ? heading?.textContent : '', ...sentences].filter(Boolean).join(' ');
  if (said !== '') announce(said);
  return isInUse ? () => undefined : arriveAt(heading, { preventScroll: true });
}

interface Props {
  readonly title: string;
  /** What it does; left out where the title says all. */
  readonly about?: string;
  readonly picture?: string | undefined;
  readonly onChoose: () => void;
}

/** An answer, with its words and its numbers. */
export const Choice = ({ title, about, picture, onChoose }: Props) => (
  <button type="button" className={`key stack ${css.choice}`} data-gap="1" onClick={onChoose}>
    {picture !== undefined && <img src={picture} alt="" width="64" height="64" />}
    <b>{title}</b>
    {about !== undefined && <span className={`quiet ${css.about}`}>{about}</span>}
  </button>
);

/** A name with what stands beside it: a number as coins. */
export type Line = readonly [name: string, said: string | number];

/** Lines below each other. */
export const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <dl className={css.lines}>
    {lines.map(([name, said]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{typeof said === 'number' ? coinsText(said) : said}</dd>
      </Fragment>
    ))}
  </dl>
);

interface StepButtonProps {
  readonly by: number;
  /** Read aloud. */
  readonly name: string;
  readonly isOff?: boolean;
  readonly onStep: () => void;
}

/** A button of a stepper: by how much it changes the number. */
export const StepButton = ({ by, name, isOff = false, onStep }: StepButtonProps) => (
  <button className={css.signedText} type="button" disabled={isOff} aria-label={name} onClick={onStep}>
    {signedText(by)}
  </button>
);
