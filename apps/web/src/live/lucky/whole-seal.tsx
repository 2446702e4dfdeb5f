import { sealText } from '@consorcio/copy/live-assembly';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { classNames } from '../../ui/class-names.ts';
import css from './whole-seal.module.css';

/** The seal by its first eight digits; a tap shows all 64 (LIVE 3.12). */
export const WholeSeal = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <details className={classNames(css.seal, className)}>
    <summary>
      {projectorCopy.seal} <b translate="no">{sealText(commitment)}</b>
    </summary>
    <code translate="no">{commitment}</code>
  </details>
);
