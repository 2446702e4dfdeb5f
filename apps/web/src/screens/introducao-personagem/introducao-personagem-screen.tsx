import standing from 'pictures:standing';
import { characterIntroCopy } from '@consorcio/copy/screens';
import { ButtonLink } from '../../ui/button.tsx';
import { OutlinedTitle } from '../../ui/outlined-title.tsx';
import { People } from '../../ui/people.tsx';
import { Story } from '../../ui/story.tsx';
import { Sunburst } from '../../ui/sunburst.tsx';

const PEOPLE = [standing[2], standing[1], standing[3], standing[4]].map(String);

/** Who will represent the player in the game. SPEC section 2. */
export function CharacterIntroScreen() {
  return (
    <Story
      backdrop={<Sunburst ground="#FFD98F" rays="#FFE3A6" />}
      top={
        <OutlinedTitle edge="#8A5A10" size={58}>
          {characterIntroCopy.heading}
        </OutlinedTitle>
      }
      art={<People people={PEOPLE} height={470} isGroup />}
      title={characterIntroCopy.title}
      titleLevel="h2"
      body={characterIntroCopy.body}
      buttons={<ButtonLink to="/escolha-seu-personagem">{characterIntroCopy.button}</ButtonLink>}
    />
  );
}
