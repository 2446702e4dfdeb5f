import missing from 'picture:missing';
import { withBase } from '@consorcio/contract/wire';

interface Served {
  readonly srcSet?: string;
  readonly src: string;
}

/**
 * A picture at the address that the specification gives it (SPEC section 7). Browsers take the lighter drawing; where that cannot
 * be had, `src` is what they show.
 */
export function served(address: string, drawing: string | undefined): Served {
  const src = withBase(address);
  return drawing === undefined ? { src } : { srcSet: `${drawing} 1x`, src };
}

/** Lays a drawn sheet wherever a picture could not be fetched, asked for twice (the contract's lost-file.ts); its alternative text stays. Call it once. */
export function replaceMissingPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.endsWith(missing)) return;
      /* The drawing is lost: the picture at its own address comes in its place. */
      if (target.srcset !== '' && target.closest('picture') === null) return target.removeAttribute('srcset');
      /* A landscape behind a screen simply stays away. */
      if (target.closest('picture') !== null) target.hidden = true;
      else {
        target.style.objectFit = 'contain';
        target.src = missing;
      }
    },
    true,
  );
}
