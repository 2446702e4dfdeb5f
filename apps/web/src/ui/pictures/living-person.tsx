import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { isLight } from '../light-mode.ts';
import css from './living-person.module.css';

interface Props {
  /** The person as an <img>, 3:4. */
  readonly children: ReactNode;
  /** Addresses of the eyes shut, and looking elsewhere. */
  readonly blink: string | undefined;
  readonly glance: string | undefined;
  /** Gives the height. */
  readonly className?: string | undefined;
}

/** A standing person who blinks and looks round; not in 'modo leve', nor for who wants less motion. */
export function LivingPerson({ children, blink, glance, className }: Props) {
  const [isStill] = useState(isLight);
  return (
    <span className={classNames(css.person, className)}>
      {children}
      {!isStill && (
        <>
          <img className={css.glance} src={glance} alt="" width="300" height="400" draggable={false} />
          <img className={css.blink} src={blink} alt="" width="300" height="400" draggable={false} />
        </>
      )}
    </span>
  );
}
