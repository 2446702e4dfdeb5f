import missing from 'picture:missing';

/** Lays a drawn sheet wherever a picture could not be fetched, asked for twice (the contract's lost-file.ts); its alternative text stays. Call it once. */
export function replaceMissingPictures(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLImageElement) || target.src.endsWith(missing)) return;
      /* The drawing is lost: the picture at its own address comes in its place (served.ts). */
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
