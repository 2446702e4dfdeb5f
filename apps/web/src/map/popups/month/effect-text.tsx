import { withMinusSigns } from '@consorcio/copy/digits';
import { createElement, Fragment, type ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import css from './event-card.module.css';

const TOKENS = {
  '#enr#': { icon: 'energia', word: 'energia' },
  '#eff#': { icon: 'esforco', word: 'esforço' },
} as const;
const isToken = (part: string): part is keyof typeof TOKENS => Object.hasOwn(TOKENS, part);

/** A text of the wire with icons for its tokens. SPEC section 2. */
export const EffectText = ({ text }: { text: string }): ReactNode =>
  createElement(Fragment, null, ...text.split(/(#enr#|#eff#)/).map(shown));

function shown(part: string): ReactNode {
  if (!isToken(part)) return withMinusSigns(part.trim());
  const { icon, word } = TOKENS[part];
  return (
    <span className={classNames(css.disc, css[icon])}>
      <Icon name={icon} />
      <span className="reader-only">{word}</span>
    </span>
  );
}
