/** The curves of `packages/look/src/curves.ts` that scripts use; the build writes all of them into the style sheet. */
type CurveName = 'move-pop' | 'move-calm' | 'move-leap' | 'move-loose' | 'move-leave' | 'move-sway';

/** The easing of that name, as `element.animate` takes it; `linear` before the style sheet has come. */
export const curve = (name: CurveName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim() || 'linear';
