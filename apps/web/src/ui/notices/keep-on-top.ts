/**
 * Keeps a stack of notices (an element with `popover="manual"`) over everything until the cleanup that it returns: into
 * the uppermost open dialog, since nothing outside a modal dialog can be touched or read aloud, and there into the
 * browser's top layer, where it has one for popovers. Without a dialog it is put into `home`. `onPlaced` is called after each placement.
 */
export function keepOnTop(stack: HTMLElement, home: HTMLElement | null, onPlaced?: () => void): () => void {
  const rise = (): void => {
    const above = [...document.querySelectorAll('dialog[open]')].at(-1) ?? home;
    if (above !== null && stack.parentElement !== above) {
      /* Moved, it is not new: it does not slide in again. */
      stack.toggleAttribute('data-moved', stack.hasAttribute('data-shown'));
      above.append(stack);
    }
    stack.toggleAttribute('data-shown', true);
    /* Browsers without popovers have it above what stands beside it in the dialog, by its style. */
    if ('showPopover' in stack && !stack.matches(':popover-open')) stack.showPopover();
    onPlaced?.();
  };
  rise();
  const watch = new MutationObserver(rise);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  window.addEventListener('resize', rise);
  return () => {
    watch.disconnect();
    window.removeEventListener('resize', rise);
    home?.append(stack);
    for (const mark of ['data-shown', 'data-moved']) stack.removeAttribute(mark);
  };
}
