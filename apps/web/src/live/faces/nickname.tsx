import { Fragment } from 'react';

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
