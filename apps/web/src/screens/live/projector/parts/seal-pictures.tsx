import { luckyNames } from '@consorcio/copy/live-lucky';
import { LuckyPicture } from '../../../../live/lucky/lucky-picture.tsx';
import { placed } from '../../../../live/lucky/placed.ts';
import { sealWords } from '../../../../live/lucky/seal-words.ts';
import css from './seal-pictures.module.css';

/** The seal as four pictures that everybody can remember. */
export const SealPictures = ({ commitment, className }: { commitment: string; className?: string | undefined }) => (
  <span className={css.seal}>
    {placed(sealWords(commitment)).map(({ word, key }) => (
      <LuckyPicture key={key} word={word} name={luckyNames[word]} className={className} />
    ))}
  </span>
);
