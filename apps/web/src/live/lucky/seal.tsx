import { sealText } from '@consorcio/copy/live-assembly';
import { luckyNames } from '@consorcio/copy/live-lucky';
import { projectorCopy } from '@consorcio/copy/live-projector';
import css from '../calendar.module.css';
import { LuckyPicture, placed } from './lucky-picture.tsx';
import { sealWords } from './seal-words.ts';

/** The seal by its first eight digits; a tap shows all 64 (LIVE 3.12). */
export const WholeSeal = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <details className={className}>
    <summary className={css.seal}>
      {projectorCopy.seal}{' '}
      <b className="unbroken" translate="no">
        {sealText(commitment)}
      </b>
    </summary>
    <code className={css.commitment} translate="no">
      {commitment}
    </code>
  </details>
);

/** The seal as four pictures that everybody can remember. */
export const SealPictures = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <span className={css.placed}>
    {placed(sealWords(commitment)).map(({ word, key }) => (
      <LuckyPicture key={key} word={word} name={luckyNames[word]} className={className} />
    ))}
  </span>
);
