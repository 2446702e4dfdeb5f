import { kept } from '@consorcio/contract/kept';

/**
 * The site of the school that has opened the game on this device last, for who comes back by the browser's history and is signed
 * in nowhere. Set by the launch's page (apps/server/src/features/lti/pages.ts).
 */
export const SCHOOL_SITE = kept('school-site', (text) => (/^https?:\/\/[^/]+$/.test(text) ? text : null));
