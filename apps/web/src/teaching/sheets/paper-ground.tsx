import town from 'picture:paper-town';
import hello from 'pictures:hello';
import type { CSSProperties } from 'react';
import { cssUrl } from '../../ui/pictures/css-url.ts';
import css from '../pages.module.css';

/** Colour of the ground, a token's name. */
export type GroundTone = 'haze' | 'accent-pale' | 'inset';

/** Loaded only in windows that show them. */
const PEOPLE = { '--left': cssUrl(String(hello[1])), '--right': cssUrl(String(hello[4])) } as CSSProperties;

/** What lies behind sheets of paper: one quiet colour, and on windows broader than a sheet a street cut from paper with two of its people. */
export const PaperGround = ({ tone }: { tone: GroundTone }) => (
  <div className="not-printed relative h-full" style={{ backgroundColor: `var(--${tone})` }}>
    <div className={css.town} style={{ backgroundImage: `url(${town})` }} />
    <div className={css.people} style={PEOPLE} />
  </div>
);
