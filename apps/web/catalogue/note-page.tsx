import pictures from 'pictures:idea';
import { ideaOf } from '../src/teaching/chapters.ts';
import { ConceptNote } from '../src/teaching/concept-note.tsx';
import { MapPage } from './map-page.tsx';
import type { POPUP_NAMES } from './popup-examples.ts';
import { PopupPage } from './popup-page.tsx';

const nothing = (): void => undefined;
type Place = 'map' | (typeof POPUP_NAMES)[number];
/** Over the bare map, and over the popups that leave it the least room. */
export const NOTE_PLACES: readonly Place[] = ['map', 'payment', 'bidValue', 'room'];

/** An idea that opens while the player acts. */
export function NotePage({ place }: { place: Place }) {
  const idea = ideaOf(8);
  if (idea === undefined) return null;
  return (
    <>
      {place === 'map' ? <MapPage name="start" /> : <PopupPage popup={place} />}
      <ConceptNote note={{ ...idea, picture: pictures[idea.id] }} onOver={nothing} />
    </>
  );
}
