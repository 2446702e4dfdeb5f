import { mediaCondition } from '../media-condition.ts';

/** Whether two pages stand side by side in the window and are read without scrolling, followed while it changes. */
export const { useIsMet: useBroad } = mediaCondition(
  '(min-width: 1000px) and (min-height: 600px) and (min-aspect-ratio: 13 / 10)',
);
