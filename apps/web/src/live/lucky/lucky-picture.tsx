import pictures from 'pictures:lucky';
import type { LuckyWord } from '@consorcio/rules/live-words';
import type { CSSProperties } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  readonly word: LuckyWord;
  /** What is said of it; left out where words beside it say the same. */
  readonly name?: string;
  readonly className?: string | undefined;
  readonly style?: CSSProperties;
}

/** One of the twenty-four pictures, as high as its font. */
export const LuckyPicture = ({ word, name = '', className, style }: Props) => (
  <img
    className={classNames('as-letter', className)}
    src={pictures[word]}
    alt={name}
    width="104"
    height="104"
    style={style}
    draggable={false}
  />
);

/** Words with a key of their own each, since the same one may be chosen twice. */
export const placed = (words: readonly LuckyWord[]): readonly { readonly word: LuckyWord; readonly key: string }[] =>
  words.map((word, i) => ({ word, key: `${i + 1} ${word}` }));
