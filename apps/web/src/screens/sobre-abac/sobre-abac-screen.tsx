import neighbours from 'pictures:neighbour';
import { aboutCopy, GAME_NAME, NEXT } from '@consorcio/copy/screens';
import { ButtonLink } from '../../ui/button.tsx';
import { Logo } from '../../ui/logo.tsx';
import { People } from '../../ui/people.tsx';
import { Story } from '../../ui/story.tsx';
import { StreetBackdrop } from '../../ui/street-backdrop.tsx';

const PEOPLE = [neighbours.ipe, neighbours.flor, neighbours.sol, neighbours.mar].map(String);

/** About. NEXT leads on to 'tell us about you', then sign-up (CONTRACT section 2). */
export function AboutScreen() {
  return (
    <Story
      backdrop={<StreetBackdrop />}
      top={<Logo name={GAME_NAME} />}
      art={<People people={PEOPLE} height={320} isGroup />}
      title={aboutCopy.title}
      body={aboutCopy.body}
      buttons={<ButtonLink to="/sobre-voce">{NEXT}</ButtonLink>}
    />
  );
}
