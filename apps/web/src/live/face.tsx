import faces from 'pictures:live-face';
import { Fragment } from 'react';
import { classNames } from '../ui/class-names.ts';
import css from './face.module.css';

const COLOURS = 3;
const PATTERNS = ['plain', 'stripes', 'dots', 'checks'] as const;

interface Props {
  readonly quota: number;
  /** 0 to 11: four patterns of three colours; none for a quota of the house (LIVE 6.1). */
  readonly colour?: number;
  /** From 1. */
  readonly persona?: number;
  readonly className?: string | undefined;
}

/** A seat's face on its coloured ground, always with the number of its quota; beside it stands who it is. */
export function Face({ quota, colour, persona = 1, className }: Props) {
  const pattern = colour === undefined ? 'house' : PATTERNS[Math.floor(colour / COLOURS) % PATTERNS.length];
  return (
    <span className={classNames(css.face, className)} data-colour={(colour ?? 0) % COLOURS} data-pattern={pattern}>
      {colour === undefined ? <House /> : <img src={faces[persona]} alt="" width="240" height="240" />}
      <b>{quota}</b>
    </span>
  );
}

const House = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
    <path d="M8 32 32 11l24 21v4H8z" fill="#6f6a80" />
    <path d="M14 33h36v20H14z" fill="#f4f1f8" />
    <path d="M27 39h10v14H27z" fill="#8d879e" />
  </svg>
);

/** Letters of a word that may have to stand smaller, so that it is not broken: 'Cavalo-marinho'. */
const LONG = 12;
export const isLongName = (name: string): boolean => name.split(' ').some(({ length }) => length >= LONG);

/** A nickname whose words stay whole where a line holds them: 'Bem-te-vi' breaks at no hyphen. */
export const Nickname = ({ name }: { readonly name: string }) =>
  name.split(' ').map((word, i) => (
    <Fragment key={word}>
      {i > 0 && ' '}
      <span style={{ display: 'inline-block' }}>{word}</span>
    </Fragment>
  ));
