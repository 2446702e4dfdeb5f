import { PATHS, withBase } from '@consorcio/contract/wire';
import { playCopy } from '@consorcio/copy/guest';
import { isInFrame } from '../../program/outer-page.ts';
import { OwnWindowLink } from '../../ui/buttons/own-window-link.tsx';

const copy = playCopy.denied;

/** Above the way in, where the browser keeps nothing: inside another page, the game's own window may do better. */
export const StorageNote = () =>
  isInFrame() ? (
    <>
      <h1>{copy.title}</h1>
      <p>{copy.inFrame}</p>
      <OwnWindowLink href={withBase(PATHS.play)}>{copy.open}</OwnWindowLink>
    </>
  ) : (
    <>
      <h1>{copy.title}</h1>
      <p>{copy.inWindow}</p>
    </>
  );
