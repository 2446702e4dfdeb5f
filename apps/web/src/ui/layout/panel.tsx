import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import css from './panel.module.css';

interface Props {
  /** Title on the ribbon that sits on the upper edge. */
  readonly ribbon?: ReactNode;
  /** Level of the ribbon's heading; 'none' when the panel has another title. */
  readonly ribbonLevel?: 'h1' | 'h2' | 'p';
  readonly ribbonId?: string;
  readonly tone?: 'accent' | 'danger' | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Paper with a lower lip, and a violet ribbon over its edge. STYLE section 4. */
export function Panel({ ribbon, ribbonLevel: Ribbon = 'h1', ribbonId, tone = 'accent', className, children }: Props) {
  return (
    <section className={classNames(css.panel, ribbon !== undefined && css.withRibbon, className)}>
      {ribbon !== undefined && (
        <Ribbon data-ribbon id={ribbonId} className={css.ribbon} data-face={tone}>
          <span>{ribbon}</span>
        </Ribbon>
      )}
      {children}
    </section>
  );
}
