import { sealText } from '@consorcio/copy/live-assembly';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { classNames } from '../../ui/class-names.ts';
import { LuckyPicture, placed } from './lucky-picture.tsx';
import css from './seal.module.css';
import { sealWords } from './seal-words.ts';

/** The seal by its first eight digits; a tap shows all 64 (LIVE 3.12). */
export const WholeSeal = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <details className={classNames(css.seal, className)}>
    <summary>
      {projectorCopy.seal} <b translate="no">{sealText(commitment)}</b>
    </summary>
    <code translate="no">{commitment}</code>
  </details>
);

/** The seal as four pictures that everybody can remember. */
export const SealPictures = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <span className="as-row gap-1">
    {placed(sealWords(commitment)).map(({ word, key }) => (
      <LuckyPicture key={key} word={word} name={luckyNames[word]} className={className} />
    ))}
  </span>
);
