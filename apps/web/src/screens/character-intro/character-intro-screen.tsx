import standing from 'pictures:standing';
import { PATHS } from '@consorcio/contract/wire';
import { characterIntroCopy } from '@consorcio/copy/screens';
import { FirstCode } from '../../account/first-code.tsx';
import { Sunburst } from '../../ui/backdrops/sunburst.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { OutlinedTitle } from '../../ui/layout/outlined-title.tsx';
import { Story } from '../../ui/layout/story.tsx';
import { People } from '../../ui/pictures/people.tsx';

const PEOPLE = [standing[2], standing[1], standing[3], standing[4]].map(String);

/** Who will represent the player in the game. SPEC section 2. */
export function CharacterIntroScreen() {
  return (
    <Story
      backdrop={<Sunburst ground="sun" />}
      top={<OutlinedTitle edge="money-ink">{characterIntroCopy.heading}</OutlinedTitle>}
      art={<People people={PEOPLE} height={470} isGroup />}
      title={characterIntroCopy.title}
      titleLevel="h2"
      buttons={
        <>
          <ButtonLink to={PATHS.characterSelection}>{characterIntroCopy.button}</ButtonLink>
          <FirstCode />
        </>
      }
    />
  );
}
