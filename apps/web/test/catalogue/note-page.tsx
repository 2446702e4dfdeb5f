import pictures from 'pictures:idea';
import { ideaOf } from '../../src/teaching/concepts/chapters.ts';
import { ConceptNote } from '../../src/teaching/concepts/concept-note.tsx';
import { MapPage } from './map-page.tsx';
import { EXAMPLES } from './popup-examples.ts';
import { PopupPage } from './popup-page.tsx';

const nothing = (): void => undefined;
/** Over the bare map, and over the popups that leave it the least room. */
export const NOTE_PLACES: readonly string[] = ['map', 'payment', 'bidValue', 'room', 'ended'];

/** An idea that opens while the player acts. */
export function NotePage({ place }: { place: string }) {
  const idea = ideaOf(8);
  const under = EXAMPLES[place];
  if (idea === undefined) return null;
  return (
    <>
      {under === undefined ? <MapPage name="start" /> : <PopupPage example={under} />}
      <ConceptNote note={{ ...idea, picture: pictures[idea.id] }} onOver={nothing} />
    </>
  );
}
