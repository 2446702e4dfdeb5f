import { classNames } from '../class-names.ts';
import css from './carousel.module.css';

interface Props {
  /** Read aloud as the name of the whole. */
  readonly label: string;
  readonly choices: readonly { readonly key: number; readonly name: string; readonly picture: string | undefined }[];
  /** Place of the chosen one, from 0. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly className?: string | undefined;
}

/** All slides of a carousel at once, small: a touch brings one to the front. A row on phones, a grid where there is room. */
export function ChoiceRow({ label, choices, index, onIndex, className }: Props) {
  return (
    <ul className={classNames(css.row, className)} aria-label={label}>
      {choices.map(({ key, name, picture }, place) => (
        <li key={key}>
          <button type="button" aria-label={name} aria-current={place === index} onClick={() => onIndex(place)}>
            <img src={picture} alt="" loading="lazy" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
