import neighbours from 'pictures:neighbour';
import { PATHS } from '@consorcio/contract/wire';
import { aboutCopy } from '@consorcio/copy/entrance';
import { GAME_NAME, NEXT } from '@consorcio/copy/first-screens';
import { StreetBackdrop } from '../../ui/backdrops/street-backdrop.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Story } from '../../ui/layout/story.tsx';
import { Logo } from '../../ui/pictures/logo.tsx';
import { People } from '../../ui/pictures/people.tsx';
import css from './about.module.css';

const PEOPLE = [neighbours.ipe, neighbours.flor, neighbours.sol, neighbours.mar].map(String);

/** About. NEXT leads on to 'tell us about you', then sign-up (CONTRACT section 2). */
export function AboutScreen() {
  return (
    <Story
      backdrop={<StreetBackdrop />}
      top={<Logo name={GAME_NAME} />}
      art={<People people={PEOPLE} height={320} isGroup />}
      title={aboutCopy.title}
      body={aboutCopy.body.map((words) => (
        <span key={words} className={css.words}>
          {words}
        </span>
      ))}
      buttons={<ButtonLink to={PATHS.aboutYou}>{NEXT}</ButtonLink>}
    />
  );
}
