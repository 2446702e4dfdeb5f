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

/** A picture for a property of its own in a style: a sheet that uses it stands in another folder, and would look for it there. */
export const cssUrl = (address: string): string =>
  `url("${globalThis.location === undefined ? address : new URL(address, location.href).href}")`;

/** Lays a drawn sheet wherever a picture could not be fetched, asked for twice (the contract's lost-file.ts); its alternative text stays. Call it once. */
export function replaceMissingPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement)) return;
      const isLandscape = target.closest('picture') !== null;
      /* The drawing is lost: the picture at its own address comes in its place. */
      if (target.srcset !== '' && !isLandscape) return target.removeAttribute('srcset');
      /* A landscape behind a screen simply stays away. */
      if (isLandscape) target.hidden = true;
      else {
        target.style.objectFit = 'contain';
        /* Nothing, where even the sheet is lost. */
        target.src = target.src.includes('/missing')
          ? 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
          : missing;
      }
    },
    true,
  );
}
